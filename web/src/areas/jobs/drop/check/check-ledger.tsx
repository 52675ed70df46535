import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { lineMinor, unexplainedMinor } from "@paygauge/api-types/entities/import-money";
import type { ImportCheck, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

interface CheckLedgerProps {
  readonly kind: LedgerKind;
  readonly check: ImportCheck;
  /** Nothing proves the currency: sums are bare numbers. */
  readonly isOpen: boolean;
}

interface Line {
  readonly key: "ready" | "errors" | "waiting" | "totalRows" | "voided" | "leftOut" | "blank" | "file";
  readonly rows: number;
  /** null: the rows have no money, or it is in several currencies. */
  readonly minor: string | null;
}

/** The lines of the check that add up to the file, rows and money; lines without rows are left out. */
function linesOf(check: ImportCheck): readonly Line[] {
  const [money, ...others] = check.money;
  const only = others.length === 0 ? money : undefined;
  const waiting = check.waiting.reduce((sum, each) => sum + each.rows, 0);
  const lines: readonly Line[] = [
    { key: "ready", rows: check.accepted - waiting, minor: only?.accepted ?? null },
    { key: "errors", rows: check.rejected, minor: only?.rejected ?? null },
    { key: "waiting", rows: waiting, minor: only?.waiting ?? null },
    { key: "totalRows", rows: check.totalRows, minor: null },
    { key: "voided", rows: check.voided, minor: only?.voided ?? null },
    { key: "leftOut", rows: check.leftOut, minor: only?.leftOut ?? null },
    { key: "blank", rows: check.blank, minor: null },
    { key: "file", rows: check.rows, minor: only === undefined ? null : String(lineMinor(only)) },
  ];
  return lines.filter(({ key, rows }) => rows > 0 || key === "ready" || key === "file");
}

/** What becomes of the file's rows and money, in one table that adds up to the file. */
export function CheckLedger({ kind, check, isOpen }: CheckLedgerProps) {
  const words = useTranslations("create.drop.check");
  const money = useTranslations("upload.check.moneyLine");
  const formats = useFormats();
  const figures = hasFigures(kind);
  const [first] = check.money;
  const amount = (minor: string | null, isSum: boolean) => {
    if (!figures || minor === null || first === undefined) return "";
    return formats.money(minor, isSum && !isOpen ? first.currency : "", first.minorDigits);
  };
  const unexplained = check.money.filter((each) => unexplainedMinor(each) !== 0n);
  return (
    <section aria-label={words("ledger")}>
      <table className="w-full text-data">
        <tbody>
          {linesOf(check).map(({ key, rows, minor }) => (
            <tr
              key={key}
              className={key === "file" ? "border-t border-line font-semibold" : "text-text-2 [&>td]:text-text"}
            >
              <th scope="row" className="py-0.5 text-start font-[inherit]">
                {words(`lines.${key}`)}
              </th>
              <td className="py-0.5 ps-3 text-end whitespace-nowrap tabular-nums">{words("rows", { count: rows })}</td>
              <td className="py-0.5 ps-3 text-end whitespace-nowrap tabular-nums">{amount(minor, key === "file")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unexplained.map((each) => (
        <p key={each.currency} className="mt-1 text-label font-semibold text-danger">
          {money("unexplained", {
            sum: formats.money(String(unexplainedMinor(each)), each.currency, each.minorDigits),
          })}
        </p>
      ))}
    </section>
  );
}
