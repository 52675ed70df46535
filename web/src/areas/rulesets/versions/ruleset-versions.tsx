import { Badge, Button, ErrorState, PageHeader, Said, Skeleton, TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo, type RulesetItem, type RulesetKind } from "@paygauge/api-types";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { callsOf, editPermission, stateTones } from "../ruleset-calls.ts";
import { ScrollBox } from "../scroll-box.tsx";

/** Every version of a ruleset, newest first; a draft begins from any of them. */
export function RulesetVersions({ kind }: { readonly kind: RulesetKind }) {
  const words = useWords("rulesets");
  const { data, problem, reload, refreshing } = useCall(callsOf[kind].list, {});
  return (
    <>
      <PageHeader title={words(`lists.${kind}`)} facts={words("list.facts")} />
      <div className="p-5 max-lg:p-4">
        {data !== undefined ? (
          <VersionTable kind={kind} items={data} />
        ) : problem === undefined ? (
          <Skeleton kind="form" fields={4} />
        ) : (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
      </div>
    </>
  );
}

interface VersionTableProps {
  readonly kind: RulesetKind;
  readonly items: readonly RulesetItem[];
}

function VersionTable({ kind, items }: VersionTableProps) {
  const words = useWords("rulesets.list");
  const mayEdit = useMay(editPermission[kind]);
  const head = "px-3 py-2 text-start text-label font-medium text-text-2";
  return (
    <ScrollBox label={words("label")} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-data">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={head}>
              {words("version")}
            </th>
            <th scope="col" className={head}>
              {words("state")}
            </th>
            <th scope="col" className={`${head} w-2/5`}>
              {words("note")}
            </th>
            <th scope="col" className={head}>
              {words("author")}
            </th>
            <th scope="col" className={head}>
              {words("changed")}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words("jobs")}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{words("draft")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <VersionRow key={item.versionNumber} kind={kind} item={item} mayEdit={mayEdit} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

export function versionHref(
  kind: RulesetKind,
  versionNumber: number,
  query?: Readonly<Record<string, string>>,
): string {
  const params = { versionNumber: String(versionNumber) };
  return kind === "scoring" ? linkTo("scoringRuleset", params, query) : linkTo("confidenceRuleset", params, query);
}

function VersionRow({
  kind,
  item,
  mayEdit,
}: {
  readonly kind: RulesetKind;
  readonly item: RulesetItem;
  readonly mayEdit: boolean;
}) {
  const words = useWords("rulesets");
  const formats = useFormats();
  const cell = "px-3 py-2 align-top";
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${cell} text-start font-medium whitespace-nowrap`}>
        <TextLink href={versionHref(kind, item.versionNumber)}>
          {words("list.versionNumber", { number: String(item.versionNumber) })}
        </TextLink>
      </th>
      <td className={cell}>
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={stateTones[item.state]}>{words(`states.${item.state}`)}</Badge>
          {item.isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
        </span>
      </td>
      <td className={`${cell} min-w-48`}>
        <Said text={item.note} />
      </td>
      <td className={cell}>{item.author}</td>
      <td className={`${cell} whitespace-nowrap`}>{formats.day(item.publishedOn ?? item.updatedOn)}</td>
      <td className={`${cell} text-end`}>{formats.count(item.jobsCount)}</td>
      <td className={`${cell} text-end`}>{mayEdit && <DraftButton kind={kind} from={item.versionNumber} />}</td>
    </tr>
  );
}

interface DraftButtonProps {
  readonly kind: RulesetKind;
  readonly from: number;
  readonly size?: "sm" | "md";
}

/** Copies a version into a new draft and opens it. */
export function DraftButton({ kind, from, size }: DraftButtonProps) {
  const words = useWords("rulesets.list");
  const [, navigate] = useLocation();
  const { run, pending } = useAction(callsOf[kind].draft, { operation: words("draft") });
  const draft = async () => {
    const outcome = await run({ body: { from, note: words("draftNote", { number: String(from) }) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(versionHref(kind, outcome.answer.versionNumber));
  };
  return (
    <Button
      size={size ?? "sm"}
      pending={pending}
      aria-label={words("draftOf", { number: String(from) })}
      onClick={() => void draft()}
    >
      {words("draft")}
    </Button>
  );
}
