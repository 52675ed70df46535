import { Button, Checkbox, Combobox, Dialog } from "@paygauge/ui";
import { useState } from "react";
import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import type { GroupDecisionItem } from "@paygauge/api-types/entities/decisions";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMoney } from "../job-money.ts";

interface GroupDecisionProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** Merges a supplier into another one, or splits spellings off it. */
export function GroupDialog({ jobId, detail, onClose }: GroupDecisionProps & { readonly onClose: () => void }) {
  const words = useTranslations("decisions");
  const { supplierKey, name } = detail.row;
  const decisions = useCall("supplierDecisions", { params: { jobId, supplierKey } });
  const { run, pending } = useAction("ruleGroup", { operation: words("group") });
  const say = async (decision: GroupDecision) => {
    const outcome = await run({ params: { jobId }, body: decision });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    decisions.reload();
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("groupTitle", { name })}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      <div className="flex flex-col gap-4">
        <Split
          detail={detail}
          pending={pending}
          onSplit={(variantIds) => void say({ kind: "split", supplierKey, variantIds })}
        />
        <Merge
          jobId={jobId}
          supplierKey={supplierKey}
          pending={pending}
          onMerge={(into) => void say({ kind: "merge", into, supplierKeys: [supplierKey] })}
        />
        <Kept jobId={jobId} items={decisions.data?.groups ?? []} onUndone={decisions.reload} />
      </div>
    </Dialog>
  );
}

interface SplitProps {
  readonly detail: SupplierDetail;
  readonly pending: boolean;
  readonly onSplit: (variantIds: number[]) => void;
}

function Split({ detail, pending, onSplit }: SplitProps) {
  const words = useTranslations("decisions");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const formats = useFormats();
  const money = useMoney(detail);
  const { variants } = detail;
  if (variants.length < 2) return <p className="text-data text-text-2">{words("one")}</p>;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-label font-semibold">{words("split")}</legend>
      <p className="mb-1 text-label text-text-2">{words("splitHint")}</p>
      <ul className="max-h-48 overflow-auto">
        {variants.map(({ variantId, name, supplierId, lines, valueMinor }) => (
          <li key={variantId}>
            <Checkbox
              label={<span className="wrap-anywhere">{supplierId === "" ? name : `${name} (${supplierId})`}</span>}
              hint={words("spelling", { count: lines, lines: formats.count(lines), money: money.exact(valueMinor) })}
              checked={chosen.includes(variantId)}
              onChange={() => toggle(variantId)}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-2"
        pending={pending}
        disabled={chosen.length === 0 || chosen.length >= variants.length}
        onClick={() => onSplit([...chosen])}
      >
        {words("splitNow")}
      </Button>
    </fieldset>
  );
}

interface MergeProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly pending: boolean;
  readonly onMerge: (into: string) => void;
}

function Merge({ jobId, supplierKey, pending, onMerge }: MergeProps) {
  const words = useTranslations("decisions");
  const [search, setSearch] = useState("");
  const [into, setInto] = useState<string>();
  const { data } = useCall("jobSuppliers", {
    params: { jobId },
    body: {
      pageNumber: 1,
      pageSize: 50,
      orderBy: "-spendMinor",
      ...(search.trim() === "" ? {} : { search: search.trim() }),
    },
  });
  const options = (data?.collection ?? [])
    .filter((row) => row.supplierKey !== supplierKey)
    .map((row) => ({ value: row.supplierKey, label: row.name, note: row.city }));
  return (
    <section aria-label={words("merge")}>
      <Combobox
        label={words("mergeInto")}
        hint={words("mergeHint")}
        placeholder={words("chooseSupplier")}
        options={options}
        value={into}
        onChange={setInto}
        onSearch={setSearch}
      />
      <Button
        size="sm"
        className="mt-2"
        pending={pending}
        disabled={into === undefined}
        onClick={() => into !== undefined && onMerge(into)}
      >
        {words("mergeNow")}
      </Button>
    </section>
  );
}

interface KeptProps {
  readonly jobId: string;
  readonly items: readonly GroupDecisionItem[];
  readonly onUndone: () => void;
}

function Kept({ jobId, items, onUndone }: KeptProps) {
  const words = useTranslations("decisions");
  const { run, pending } = useAction("undoGroupDecision", { operation: words("undo") });
  if (items.length === 0) return null;
  const undo = async (decisionId: number) => {
    const outcome = await run({ params: { jobId, decisionId: String(decisionId) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onUndone();
  };
  const say = ({ decision, words: names }: GroupDecisionItem) => {
    if (decision === null) return words("keptDamaged", { words: names });
    if (decision.kind === "split") return words("keptSplit", { count: decision.variantIds.length, words: names });
    return words(decision.kind === "merge" ? "keptMerge" : "keptApart", { words: names });
  };
  return (
    <section aria-label={words("kept")}>
      <p className="text-label font-semibold">{words("kept")}</p>
      <ul className="flex flex-col gap-1 text-data">
        {items.map((item) => (
          <li key={item.decisionId} className="flex flex-wrap items-center gap-2">
            <span className="grow wrap-anywhere">
              {say(item)} {item.isPending && words("thisPending")}
            </span>
            <Button
              size="sm"
              variant="quiet"
              pending={pending}
              aria-label={words("undoOf", { words: item.words })}
              onClick={() => void undo(item.decisionId)}
            >
              {words("undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
