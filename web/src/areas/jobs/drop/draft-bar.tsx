import { AppLink, Button, buttonStyle } from "@paygauge/ui";
import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { hasFigures, linkTo, type ImportCheck } from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { openQuestionsOf } from "../workflow/questions/open-questions.ts";
import { isComplete } from "../workflow/map/mapping-rules.ts";
import type { Draft } from "./draft-of.ts";

interface DraftBarProps {
  readonly draft: Draft | null;
  readonly disabled: boolean;
  readonly importing: boolean;
  readonly discarding: boolean;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
  /** Leads to the first thing on the page that waits for the person. */
  readonly onAsk: () => void;
}

/** What is asked on the page before the file can be read whole, or imported. */
function openOnPage(draft: Draft): number {
  const { missing, questions, duplicates, emptyConstants, dateMissing } = draft.gaps;
  const ofMapping = missing.length + questions.length + duplicates.length + emptyConstants.length;
  return ofMapping + (dateMissing ? 1 : 0) + (draft.buyer.value === "" ? 1 : 0) + (isCurrencyOpen(draft) ? 1 : 0);
}

const isCurrencyOpen = ({ kind, currency }: Draft): boolean => hasFigures(kind.value) && currency.isOpen;

/** What the import waits for in the check's own page. */
function openInCheck({ file, check }: Draft): number {
  if (file === undefined || check === null) return 0;
  return openQuestionsOf(file).length + (check.totals?.asked.length ?? 0);
}

/** What stands in the whole file, and the one thing to do next; it stays in sight. */
export function DraftBar(props: DraftBarProps) {
  const { draft, disabled, discarding, onDiscard } = props;
  const words = useTranslations("create.drop.bar");
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-5 py-3 max-lg:px-4">
      <Status draft={draft} />
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:grow">
        <Button variant="quiet" pending={discarding} onClick={onDiscard}>
          {words("cancel")}
        </Button>
        {draft !== null && <Next {...props} draft={draft} disabled={disabled} />}
      </div>
    </div>
  );
}

function Next({ draft, disabled, importing, onImport, onAsk }: DraftBarProps & { readonly draft: Draft }) {
  const words = useTranslations("create.drop.bar");
  const formats = useFormats();
  const { job, file, check, kind } = draft;
  const onPage = openOnPage(draft);
  const inCheck = openInCheck(draft);
  const review = (show?: "error") =>
    `${linkTo(workflowPages[kind.value], { jobId: job.id })}?${new URLSearchParams({ step: "check", file: file?.id ?? "", ...(show && { show }) }).toString()}`;
  const rows = check?.accepted ?? 0;
  const importWords = words("import", { rows, count: formats.count(rows) });
  const needsPeriod = hasFigures(kind.value) && draft.periods.length > 0 && draft.period === null;
  if (onPage > 0 || needsPeriod)
    return (
      <Button variant="primary" disabled={disabled} onClick={onAsk}>
        {words("answer", { count: Math.max(1, onPage) })}
      </Button>
    );
  if (inCheck > 0)
    return (
      <AppLink href={review()} className={buttonStyle({ variant: "primary" })}>
        {words("answer", { count: inCheck })}
      </AppLink>
    );
  const hasErrors = (check?.rejected ?? 0) > 0 || (check !== null && rows === 0);
  const importButton = (
    <Button
      variant={hasErrors ? "secondary" : "primary"}
      disabled={disabled || check === null || rows === 0}
      pending={importing}
      onClick={onImport}
    >
      {check === null ? words("importLater") : importWords}
    </Button>
  );
  if (hasErrors)
    return (
      <>
        {importButton}
        <AppLink href={review("error")} className={buttonStyle({ variant: "primary" })}>
          {words("review", { count: check?.rejected ?? 0 })}
        </AppLink>
      </>
    );
  return (
    <>
      {check !== null && (
        <AppLink href={review()} className={buttonStyle({})}>
          {words("rows")}
        </AppLink>
      )}
      {importButton}
    </>
  );
}

function Status({ draft }: { readonly draft: Draft | null }) {
  const words = useTranslations("create.drop.bar");
  const check = draft?.check ?? null;
  const isOpen = draft !== null && (openOnPage(draft) > 0 || openInCheck(draft) > 0);
  const state = draft?.file?.state;
  const Icon = check !== null && !isOpen ? CircleCheck : isOpen ? CircleAlert : LoaderCircle;
  const colour = check !== null && !isOpen ? "text-success" : isOpen ? "text-warning" : "text-text-3";
  return (
    <output className="flex min-w-0 grow basis-72 items-start gap-2 text-data">
      <Icon aria-hidden size={18} strokeWidth={1.6} className={`mt-px shrink-0 ${colour}`} />
      <span>
        {check !== null ? (
          <Checked check={check} isCurrencyOpen={draft !== null && isCurrencyOpen(draft)} />
        ) : draft !== null && !isComplete(draft.gaps) ? (
          words("open")
        ) : state === undefined || state === "Receiving" ? (
          words("sending")
        ) : (
          words("reading")
        )}
      </span>
    </output>
  );
}

interface CheckedProps {
  readonly check: ImportCheck;
  readonly isCurrencyOpen: boolean;
}

function Checked({ check, isCurrencyOpen: isOpen }: CheckedProps) {
  const words = useTranslations("create.drop.bar");
  const formats = useFormats();
  // A sum in a currency that nothing proves is a bare number.
  const sum = formats.money(check.sumMinor, isOpen ? "" : check.currency, check.minorDigits);
  const hasMoney = check.money.length > 0 || check.sumMinor !== "0";
  return (
    <>
      <span className="font-semibold">
        {hasMoney ? words("rowsAndSum", { rows: check.accepted, sum }) : words("rowsOnly", { rows: check.accepted })}
      </span>{" "}
      <span className="text-text-2">
        {words("rest", { rejected: check.rejected, totals: check.totalRows, blank: check.blank })}
      </span>
    </>
  );
}
