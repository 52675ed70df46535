import { KpiStrip } from "@paygauge/ui";
import { Term } from "../../../../glossary/term.tsx";
import { MoneyLine } from "./money-line.tsx";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ImportCheck, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

const counts = ["blank", "totalRows", "repeated", "redacted", "undated", "credits"] as const;
/** Those that a file of who suppliers are has as well. */
const identityCounts = ["blank", "repeated", "redacted"] as const;

interface CheckFiguresProps {
  readonly kind: LedgerKind;
  readonly check: ImportCheck;
}

/** The check as figures: what comes in, what stays out, and what it adds up to. */
export function CheckFigures({ kind, check }: CheckFiguresProps) {
  const figures = hasFigures(kind);
  const words = useTranslations("upload.check");
  const formats = useFormats();
  const sum = formats.money(check.sumMinor, check.currency, check.minorDigits);
  return (
    <section aria-label={words("title")} className="flex flex-col gap-3">
      <h2 className="text-section font-semibold">{words("title")}</h2>
      <KpiStrip
        label={words("title")}
        items={[
          { key: "rows", label: words("rows"), figure: formats.count(check.rows) },
          { key: "accepted", label: words("accepted"), figure: formats.count(check.accepted) },
          {
            key: "rejected",
            label: words("rejected"),
            figure: formats.count(check.rejected),
            ...(check.rejected > 0 ? { tone: "danger" as const } : {}),
          },
          {
            key: "suppliers",
            label: <Term id="supplier">{words("suppliers")}</Term>,
            figure: formats.count(check.suppliers),
            note: words("suppliersNote"),
          },
          ...(figures
            ? [
                {
                  key: "sum",
                  label: words("sum"),
                  figure: formats.money(check.sumMinor, check.currency, check.minorDigits, true),
                  note: sum,
                },
              ]
            : []),
        ]}
      />
      {figures && check.settledMinor !== "0" && (
        <p className="text-data text-text-2">
          {words("settled", { sum: formats.money(check.settledMinor, check.currency, check.minorDigits) })}
        </p>
      )}
      {figures && <MoneyLine check={check} />}
      <Counts kind={kind} check={check} />
    </section>
  );
}

function Counts({ kind, check }: CheckFiguresProps) {
  const figures = hasFigures(kind);
  const words = useTranslations("upload.check");
  const formats = useFormats();
  const { firstDate, lastDate } = check;
  const dates =
    firstDate === null || lastDate === null ? words("noDates") : `${formats.day(firstDate)} – ${formats.day(lastDate)}`;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-data sm:grid-cols-3 lg:grid-cols-4">
      {(figures ? counts : identityCounts).map((key) => (
        <div key={key} className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="text-text-2">{words(key)}</dt>
          <dd>{formats.count(check[key])}</dd>
        </div>
      ))}
      {check.voided > 0 && (
        <div className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="text-text-2">{words("voided")}</dt>
          <dd>{formats.count(check.voided)}</dd>
        </div>
      )}
      {check.leftOut > 0 && (
        <div className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="text-text-2">{words("leftOut")}</dt>
          <dd>{formats.count(check.leftOut)}</dd>
        </div>
      )}
      {figures && (
        <div className="col-span-2 flex justify-between gap-3 border-b border-line py-1">
          <dt className="text-text-2">{words("dates")}</dt>
          <dd>{dates}</dd>
        </div>
      )}
    </dl>
  );
}
