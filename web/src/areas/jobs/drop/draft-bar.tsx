import { Button } from "@paygauge/ui";
import { CircleAlert, CircleCheck, ListChecks, LoaderCircle } from "lucide-react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OwnTotalOff } from "../workflow/check/total-rows.tsx";
import { isComplete } from "../workflow/map/mapping-rules.ts";
import { blockersOf, type AskPlace, type Blocker } from "./blockers.ts";
import { checkDrawerId } from "./check/check-drawer-id.ts";
import type { Draft } from "./draft-of.ts";

interface DraftBarProps {
  readonly draft: Draft | null;
  /** The file holds no payments: the user says first whether it is read. */
  readonly isDoubted: boolean;
  readonly disabled: boolean;
  readonly importing: boolean;
  readonly discarding: boolean;
  readonly isCheckOpen: boolean;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
  readonly onCheck: () => void;
  /** Moves the focus into the field that the import waits for. */
  readonly onAsk: (at: AskPlace) => void;
}

/** What the import waits for, what is ready, and the one thing to do next; it is always in sight. */
export function DraftBar(props: DraftBarProps) {
  const { draft, isDoubted, disabled, discarding, onDiscard, onCheck, isCheckOpen } = props;
  const words = useTranslations("create.drop.bar");
  const blocker = draft === null ? undefined : blockersOf(draft)[0];
  const check = draft?.lastCheck ?? null;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-5 py-3 max-lg:px-4 max-sm:py-2.5"
    >
      <Status draft={draft} isDoubted={isDoubted} blocker={blocker} />
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:grow">
        <Button variant="quiet" pending={discarding} onClick={onDiscard}>
          {words("cancel")}
        </Button>
        {check !== null && (
          <Button
            icon={<ListChecks aria-hidden size={16} strokeWidth={1.6} />}
            aria-expanded={isCheckOpen}
            aria-controls={isCheckOpen ? checkDrawerId : undefined}
            data-opens-check=""
            onClick={onCheck}
          >
            {check.rejected > 0 ? words("checkRows", { count: check.rejected }) : words("rows")}
          </Button>
        )}
        {draft !== null && <Next {...props} draft={draft} disabled={disabled} blocker={blocker} />}
      </div>
    </div>
  );
}

interface NextProps extends DraftBarProps {
  readonly draft: Draft;
  readonly blocker: Blocker | undefined;
}

function Next({ draft, blocker, disabled, importing, onImport, onAsk }: NextProps) {
  const words = useTranslations("create.drop.bar");
  const formats = useFormats();
  const field = useAskedField();
  if (blocker !== undefined)
    return (
      <Button variant="primary" className="max-sm:basis-full" disabled={disabled} onClick={() => onAsk(blocker.at)}>
        {words(`choose.${blocker.key}`, { field: field(blocker) })}
      </Button>
    );
  const { check } = draft;
  const rows = check?.accepted ?? 0;
  return (
    <Button
      variant="primary"
      className="max-sm:basis-full"
      disabled={disabled || check === null || rows === 0}
      pending={importing}
      onClick={onImport}
    >
      {check === null ? words("importLater") : words("import", { rows, count: formats.count(rows) })}
    </Button>
  );
}

/** Returns the name of the field that asks. */
function useAskedField(): (blocker: Blocker) => string {
  const words = useTranslations("create.drop");
  const form = useTranslations("create.form");
  const fields = useTranslations("upload.fields");
  const sheet = useTranslations("upload.sheet");
  const dialect = useTranslations("upload.dialect");
  return ({ at, column }) => {
    if (column !== undefined) return column;
    if (at === "buyer" || at === "currency") return form(at);
    if (at === "period") return words("period.label");
    if (at === "kind") return words("kind");
    if (at === "columns") return words("columns.title");
    if (at === "sheets") return sheet("title");
    if (at === "encoding") return dialect("encoding");
    return at === "rows" ? words("rowsAsked") : fields(at);
  };
}

interface StatusProps extends Pick<DraftBarProps, "draft" | "isDoubted"> {
  readonly blocker: Blocker | undefined;
}

function Status({ draft, isDoubted, blocker }: StatusProps) {
  const words = useTranslations("create.drop.bar");
  const field = useAskedField();
  const check = draft?.check ?? null;
  const isReady = check !== null && blocker === undefined && check.accepted > 0;
  const Icon = blocker !== undefined || isDoubted ? CircleAlert : isReady ? CircleCheck : LoaderCircle;
  const colour = blocker !== undefined || isDoubted ? "text-warning" : isReady ? "text-success" : "text-text-3";
  return (
    <output className="flex min-w-0 grow basis-72 items-start gap-2 text-data">
      <Icon aria-hidden size={18} strokeWidth={1.6} className={`mt-px shrink-0 ${colour}`} />
      <span>
        {blocker !== undefined && (
          <span className="font-semibold">{words(`blocked.${blocker.key}`, { field: field(blocker) })} </span>
        )}
        {isDoubted ? words("doubted") : <Progress draft={draft} isBlocked={blocker !== undefined} />}
      </span>
    </output>
  );
}

/** How far the reading of the file is, and what it found. */
function Progress({ draft, isBlocked }: { readonly draft: Draft | null; readonly isBlocked: boolean }) {
  const words = useTranslations("create.drop.bar");
  const check = draft?.check ?? null;
  const state = draft?.file?.state;
  if (draft !== null && check !== null)
    return (
      <Checked
        check={check}
        isCurrencyOpen={hasFigures(draft.kind.value) && draft.currency.isOpen}
        isBlocked={isBlocked}
        breakdowns={draft.mapping.breakdowns?.length ?? 0}
      />
    );
  if (draft !== null && !isComplete(draft.gaps)) return words("open");
  return state === undefined || state === "Receiving" ? words("sending") : words("reading");
}

interface CheckedProps {
  readonly check: ImportCheck;
  readonly isCurrencyOpen: boolean;
  readonly isBlocked: boolean;
  /** Number of columns that are stored as breakdowns. */
  readonly breakdowns: number;
}

function Checked({ check, isCurrencyOpen, isBlocked, breakdowns }: CheckedProps) {
  const words = useTranslations("create.drop.bar");
  const formats = useFormats();
  // A sum in a currency that nothing proves is a bare number.
  const sum = formats.money(check.sumMinor, isCurrencyOpen ? "" : check.currency, check.minorDigits);
  const hasMoney = check.money.length > 0 || check.sumMinor !== "0";
  return (
    <>
      <span className={isBlocked ? "text-text-2" : "font-semibold"}>
        {hasMoney ? words("rowsAndSum", { rows: check.accepted, sum }) : words("rowsOnly", { rows: check.accepted })}
      </span>{" "}
      <span className="text-text-2">
        {words("rest", { rejected: check.rejected, totals: check.totalRows, blank: check.blank })}
        {breakdowns > 0 && ` ${words("breakdowns", { count: breakdowns })}`}
      </span>
      {check.totals ? (
        <span className="block text-label font-normal text-warning">
          <OwnTotalOff totals={check.totals} />
        </span>
      ) : null}
    </>
  );
}
