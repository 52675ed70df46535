import { CircleAlert, CircleCheck } from "lucide-react";
import { moneyClasses, unexplainedMinor, type ImportMoney } from "@paygauge/api-types/entities/import-money";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

/** The file's money and what becomes of it, exact to the minor unit; a line for each currency that rows are written in. */
export function MoneyLine({ check }: { readonly check: ImportCheck }) {
  const words = useTranslations("upload.check.moneyLine");
  if (check.money.length === 0) return null;
  return (
    <section aria-label={words("title")} className="flex flex-col gap-2">
      {check.money.map((money) => (
        <Currency key={money.currency} money={money} check={check} />
      ))}
    </section>
  );
}

function Currency({ money, check }: { readonly money: ImportMoney; readonly check: ImportCheck }) {
  const words = useTranslations("upload.check.moneyLine");
  const formats = useFormats();
  const notes = useNotes(check);
  const text = (minor: string) => formats.money(minor, money.currency, money.minorDigits);
  const shown = moneyClasses.filter((each) => each === "accepted" || money[each] !== "0" || notes(each) !== undefined);
  const left = unexplainedMinor(money);
  return (
    <div className="flex flex-col gap-2 border-y border-line py-2 md:flex-row md:flex-wrap md:items-center md:gap-x-6">
      <dl className="flex flex-col gap-x-3 gap-y-1.5 md:flex-row md:flex-wrap">
        <Figure label={words("file")} figure={text(money.file)} note={notes("file")} />
        {shown.map((each, index) => (
          <Figure
            key={each}
            sign={index === 0 ? "=" : "+"}
            label={words(each)}
            figure={text(money[each])}
            note={
              each === "accepted" && money.redacted !== "0"
                ? words("redacted", { sum: text(money.redacted) })
                : notes(each)
            }
          />
        ))}
      </dl>
      <p
        className={`flex items-center gap-1.5 text-label font-medium md:ms-auto ${left === 0n ? "text-success" : "text-danger"}`}
      >
        {left === 0n ? (
          <CircleCheck aria-hidden="true" className="size-4" />
        ) : (
          <CircleAlert aria-hidden="true" className="size-4" />
        )}
        {left === 0n ? words("agrees") : words("unexplained", { sum: text(String(left)) })}
      </p>
    </div>
  );
}

/** Counts next to the sums; they are of all currencies together, so a file in several shows none. */
function useNotes(check: ImportCheck) {
  const words = useTranslations("upload.check.moneyLine");
  const rows = (count: number) => words("rows", { count });
  return (of: "file" | (typeof moneyClasses)[number]): string | undefined => {
    if (check.money.length > 1) return undefined;
    if (of === "file") return rows(check.rows - check.blank);
    const waiting = check.waiting.reduce((sum, each) => sum + each.rows, 0);
    if (of === "accepted") return rows(check.accepted - waiting);
    if (of === "waiting") return waiting === 0 ? undefined : rows(waiting);
    if (check[of] === 0) return undefined;
    return of === "rejected" && check.unread > 0
      ? words("rejectedRows", { count: check.rejected, unread: check.unread })
      : rows(check[of]);
  };
}

interface FigureProps {
  readonly label: string;
  readonly figure: string;
  readonly note: string | undefined;
  readonly sign?: keyof typeof signs;
}

/** The sign between a figure and the one before it, where they are side by side. */
const signs = {
  "=": "md:relative md:ps-6 md:before:absolute md:before:start-1 md:before:top-4 md:before:text-text-3 md:before:content-['=']",
  "+": "md:relative md:ps-6 md:before:absolute md:before:start-1 md:before:top-4 md:before:text-text-3 md:before:content-['+']",
} as const;

function Figure({ label, figure, note, sign }: FigureProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:flex md:flex-col md:items-start ${sign === undefined ? "" : signs[sign]}`}
    >
      <dt className="text-label text-text-2">{label}</dt>
      <dd className="text-section font-medium whitespace-nowrap max-md:text-end">{figure}</dd>
      {note !== undefined && <dd className="text-label text-text-2 max-md:col-span-2">{note}</dd>}
    </div>
  );
}
