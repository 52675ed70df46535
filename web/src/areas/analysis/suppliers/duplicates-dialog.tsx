import { Badge, Button, Checkbox, Dialog } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { Fragment, useState } from "react";
import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { MergeProposal, MergeProposals } from "@paygauge/api-types/entities/decisions";
import { useAction } from "../../../data/use-action.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { differenceMark, DifferenceText } from "../difference-text.tsx";
import { useMoney, type MoneyWords } from "../job-money.ts";
import { isNumberedApart, partsAgainst } from "../name-difference.ts";

interface DuplicatesDialogProps {
  readonly job: Job;
  readonly found: MergeProposals;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** Suppliers that look like one: a user merges them, or keeps them separate. Both are kept over every re-score. */
export function DuplicatesDialog({ job, found, onDecided, onClose }: DuplicatesDialogProps) {
  const words = useTranslations("suppliers.duplicates");
  const money = useMoney(job);
  const hasFigures = useHasFigures(job.id);
  const { run, pending } = useAction("ruleGroup", {
    operation: ({ body }) => words(body.kind === "apart" ? "apart" : "merge"),
  });
  const { proposals, total } = found;
  const say = async (decision: GroupDecision) => {
    const outcome = await run({ params: { jobId: job.id }, body: decision });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onDecided();
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("title")}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      <p className="text-data text-text-2">{words("intro")}</p>
      {total > proposals.length && (
        <p className="text-data text-text-2">{words("first", { shown: proposals.length, total })}</p>
      )}
      {total === 0 && <EmptyList list="duplicates" />}
      <ul className="mt-3 flex flex-col gap-3">
        {proposals.map((proposal) => (
          <Proposal
            key={proposal.suppliers.map((each) => each.supplierKey).join()}
            {...{ proposal, money: hasFigures ? money : null, pending }}
            onSay={(decision) => void say(decision)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ProposalProps {
  readonly proposal: MergeProposal;
  /** null: the job has none. */
  readonly money: MoneyWords | null;
  readonly pending: boolean;
  readonly onSay: (decision: GroupDecision) => void;
}

function Proposal({ proposal, money, pending, onSay }: ProposalProps) {
  const words = useTranslations("suppliers.duplicates");
  const { suppliers } = proposal;
  const [first, ...others] = suppliers;
  const numbered = first === undefined ? [] : others.filter(({ name }) => isNumberedApart(name, first.name));
  // "PFI One" and "PFI Two" are two companies more often than one: they wait for a tick.
  const [left, setLeft] = useState<readonly string[]>(numbered.map(({ supplierKey }) => supplierKey));
  if (first === undefined) return null;
  const isDoubtful = numbered.length > 0;
  const chosen = others.map((each) => each.supplierKey).filter((key) => !left.includes(key));
  const toggle = (key: string) => setLeft(left.includes(key) ? left.filter((each) => each !== key) : [...left, key]);
  return (
    <li className="rounded-card border border-line p-3">
      <p className="text-label text-text-2">{words("stays")}</p>
      <p className="text-data font-semibold wrap-anywhere">{first.name}</p>
      <Facts supplier={first} money={money} />
      <ul className="my-2 flex flex-col gap-1.5">
        {others.map((each) => (
          <li key={each.supplierKey}>
            <Checkbox
              label={<DifferenceText text={each.name} against={first.name} />}
              checked={!left.includes(each.supplierKey)}
              onChange={() => toggle(each.supplierKey)}
            />
            {numbered.includes(each) && <p className="ps-6 text-label text-warning">{words("numbered")}</p>}
            <Facts supplier={each} against={first} money={money} className="ps-6" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Agreement agrees={proposal.agrees} />
        <div className="ms-auto flex gap-2">
          <Button
            size="sm"
            variant={isDoubtful ? "primary" : "secondary"}
            pending={pending}
            aria-label={words("apartOf", { name: first.name })}
            onClick={() => onSay({ kind: "apart", supplierKeys: suppliers.map((each) => each.supplierKey) })}
          >
            {words("apart")}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            pending={pending}
            disabled={chosen.length === 0}
            aria-label={words("mergeOf", { name: first.name })}
            onClick={() => onSay({ kind: "merge", into: first.supplierKey, supplierKeys: chosen })}
          >
            {words("merge")}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Which fields of the suppliers agree. */
function Agreement({ agrees }: Pick<MergeProposal, "agrees">) {
  const words = useTranslations("suppliers.duplicates");
  return (
    <Badge tone="neutral">
      {agrees.length === 0
        ? words("nameOnly")
        : words("agrees", {
            fields: ["name" as const, ...agrees].map((each) => words(`fields.${each}`)).join(", "),
          })}
    </Badge>
  );
}

type Member = MergeProposal["suppliers"][number];

interface FactsProps {
  readonly supplier: Member;
  /** What differs from it is marked. */
  readonly against?: Member;
  readonly money: MoneyWords | null;
  readonly className?: string;
}

const factKeys = ["supplierId", "addressLine1", "postalCode", "city", "country", "taxId"] as const;

function Facts({ supplier, against, money, className = "" }: FactsProps) {
  const facts = factKeys.filter((key) => supplier[key] !== "");
  // One that is missing on one side isn't a difference.
  const differs = (key: (typeof factKeys)[number]) => {
    const other = against?.[key] ?? "";
    return other !== "" && partsAgainst(supplier[key], other).some((part) => part.differs);
  };
  return (
    <p className={`text-label text-text-2 wrap-anywhere ${className}`}>
      {facts.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ", "}
          {differs(key) ? <mark className={differenceMark}>{supplier[key]}</mark> : supplier[key]}
        </Fragment>
      ))}
      {money !== null && `${facts.length > 0 ? ", " : ""}${money.exact(supplier.spendMinor)}`}
    </p>
  );
}
