import { ConfirmDialog, ErrorState, RadioGroup, Skeleton, TextField } from "@paygauge/ui";
import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { overrideLimits } from "@paygauge/api-types/entities/overrides";
import type { VendorDetail, VendorPage, VendorRow } from "@paygauge/api-types/entities/vendors";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { callApi } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { mergeDifferences } from "./merge-differences.ts";
import { useVendorMoney } from "../words/use-vendor-money.ts";

interface MergeDialogProps {
  readonly chosen: ChosenRows<VendorRow>;
  readonly answer: VendorPage;
  readonly onClose: () => void;
  /** Vendors were merged, or split again. */
  readonly onChanged: () => void;
}

/** Gathers the selected rows, or returns the problem. */
function usePair({ rows }: ChosenRows<VendorRow>) {
  const [pair, setPair] = useState<readonly VendorRow[]>([]);
  const [failure, setFailure] = useState<ApiProblem | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    rows(stop.signal).then(setPair, (thrown: unknown) => {
      if (!stop.signal.aborted) setFailure(asProblem(thrown));
    });
    return () => stop.abort();
  }, [rows]);
  return { pair, failure };
}

/** Asks which of two vendors stays, with what each has: jobs, spend, campaigns and notes. */
export function MergeDialog({ chosen, answer, onClose, onChanged }: MergeDialogProps) {
  const words = useTranslations("vendors.merge");
  const { pair, failure } = usePair(chosen);
  const [first, second] = pair;
  const [kept, setKept] = useState<string | undefined>(undefined);
  const [reason, setReason] = useState("");
  const into = kept ?? first?.vendorId ?? "";
  const from = pair.find(({ vendorId }) => vendorId !== into)?.vendorId ?? "";
  const [one, other] = [useVendorOf(first), useVendorOf(second)];
  const { run, pending } = useAction("mergeVendors", { operation: words("operation") });
  const undo = useUndo(onChanged);
  const isOneIssuer = first !== undefined && first.issuerId === second?.issuerId;
  const isCounted = one.data !== undefined && other.data !== undefined;
  const merge = async () => {
    const outcome = await run({ params: { vendorId: into }, body: { from, reason } });
    if (outcome?.ok !== true) return;
    const merged = await callApi("vendor", { params: { vendorId: into } });
    notifyDone(words("done", { name: merged.name, jobs: merged.jobs }), {
      label: words("undo"),
      onSelect: () => undo(into, from),
    });
    onChanged();
    onClose();
  };
  const problem = failure ?? one.problem ?? other.problem;
  return (
    <ConfirmDialog
      open
      size="md"
      title={words("title")}
      submitting={pending}
      confirmLabel={words("act")}
      cancelLabel={words("cancel")}
      canConfirm={isOneIssuer && isCounted}
      onOpenChange={onClose}
      onConfirm={() => void merge()}
    >
      {problem !== undefined && <ErrorState {...problemView(problem)} />}
      {problem === undefined && pair.length === 0 && <Skeleton kind="table" columns={1} rows={3} />}
      {pair.length > 0 && (
        <p className="text-body">{isOneIssuer ? words("intro", { issuer: first.issuerName }) : words("oneIssuer")}</p>
      )}
      {isOneIssuer && (
        <div className="mt-3 flex flex-col gap-3">
          <Differences pair={pair} />
          <KeepChoice {...{ pair, into, answer }} details={[one.data, other.data]} onChange={setKept} />
          <TextField
            label={words("reason")}
            hint={words("reasonHint")}
            maxLength={overrideLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

const useVendorOf = (row: VendorRow | undefined) =>
  useCall("vendor", row === undefined ? null : { params: { vendorId: row.vendorId } }, { keepPrevious: false });

/** Splits what was merged. */
function useUndo(onChanged: () => void): (into: string, vendorId: string) => void {
  const words = useTranslations("vendors.merge");
  const page = useTranslations("vendors.page");
  const { run } = useAction("splitVendor", { operation: words("undoOperation") });
  return (into, vendorId) =>
    void run({ params: { vendorId: into }, body: { vendorId, reason: "" } }).then((outcome) => {
      if (outcome?.ok !== true) return;
      notifyDone(page("splitDone"));
      onChanged();
    });
}

interface KeepChoiceProps {
  readonly pair: readonly VendorRow[];
  readonly details: readonly (VendorDetail | undefined)[];
  readonly into: string;
  readonly answer: VendorPage;
  readonly onChange: (vendorId: string) => void;
}

/** Reasons to doubt that the two are one company. */
function Differences({ pair: [one, other] }: { readonly pair: readonly VendorRow[] }) {
  const words = useTranslations("vendors.merge");
  if (one === undefined || other === undefined) return null;
  return mergeDifferences(one, other).map(({ what, ...values }) => (
    <p key={what} className="flex items-start gap-1.5 text-data text-warning">
      <TriangleAlert aria-hidden size={14} strokeWidth={1.6} className="mt-0.5 shrink-0" />
      {words(what, values)}
    </p>
  ));
}

/** Whose name and address stay, and what the two have together. */
function KeepChoice({ pair, details, into, answer, onChange }: KeepChoiceProps) {
  const words = useTranslations("vendors.merge");
  const money = useVendorMoney(answer);
  const sum = (of: (row: VendorRow) => number) => pair.reduce((total, row) => total + of(row), 0);
  const notes = details.reduce((total, detail) => total + (detail?.notes.length ?? 0), 0);
  return (
    <>
      <RadioGroup
        label={words("keep")}
        value={into}
        onChange={onChange}
        options={pair.map(({ vendorId, name, city, country, jobs, spendMinor, outcomes }, at) => ({
          value: vendorId,
          label: [name, city, country].filter((part) => part !== "").join(", "),
          hint:
            details[at] === undefined
              ? words("counting")
              : words("counts", { jobs, money: money(spendMinor), outcomes, notes: details[at].notes.length }),
        }))}
      />
      <p className="text-data font-medium">
        {words("after", { jobs: sum(({ jobs }) => jobs), money: money(sum(({ spendMinor }) => spendMinor)), notes })}
      </p>
    </>
  );
}
