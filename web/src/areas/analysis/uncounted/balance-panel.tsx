import { AppLink, Badge, linkStyle, Panel } from "@paygauge/ui";
import type { NowhereReason, UncountedRows } from "@paygauge/api-types/entities/ledger-rows";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { balanceLines, isEqual, type BalanceLine } from "./balance-lines.ts";
import { uncountedHref } from "./reason-of.ts";

interface BalancePanelProps {
  readonly jobId: string;
  readonly rows: UncountedRows;
  readonly shown: NowhereReason | null;
}

/** The amount that was read, less each kind of row that counts nowhere, is the spend: in full, to the minor unit. */
export function BalancePanel({ jobId, rows, shown }: BalancePanelProps) {
  const words = useTranslations("ledgerRows.uncounted");
  const { balance, currency, minorDigits } = rows;
  const sums = balanceLines(balance, { currency, minorDigits });
  const agrees = isEqual(balance);
  return (
    <Panel
      title={words("balance")}
      {...(agrees !== null && {
        actions: <Badge tone={agrees ? "success" : "danger"}>{words(agrees ? "equal" : "differs")}</Badge>,
      })}
    >
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        {sums.map((lines) => (
          <table
            key={lines[0]?.currency}
            aria-label={words("balance")}
            className="w-full max-w-xl border-collapse text-data"
          >
            <tbody>
              {lines.map((line) => (
                <BalanceRow key={line.key} jobId={jobId} line={line} isShown={line.key === shown} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <SumOnly rows={rows} />
    </Panel>
  );
}

interface BalanceRowProps {
  readonly jobId: string;
  readonly line: BalanceLine;
  readonly isShown: boolean;
}

function BalanceRow({ jobId, line, isShown }: BalanceRowProps) {
  const words = useTranslations("ledgerRows.uncounted");
  const reasons = useTranslations("ledgerRows.grid.reasons");
  const formats = useFormats();
  const { key, sign, minor, rows, currency, minorDigits } = line;
  const isTotal = sign === "=";
  const label =
    key === "read" || key === "taken" || key === "booked" || key === "spend" ? (
      words(key)
    ) : (
      <>
        <AppLink
          href={uncountedHref(jobId, key)}
          aria-current={isShown ? "true" : undefined}
          className={linkStyle({ variant: "figure", className: "inline-block pointer-coarse:py-3.25" })}
        >
          {reasons(key)}
        </AppLink>{" "}
        <span className="text-label text-text-2">{words("rows", { count: rows })}</span>
      </>
    );
  return (
    <tr className={isTotal ? "border-t border-line-2 font-semibold" : ""}>
      <td aria-hidden className="w-5 py-1 text-text-2">
        {sign}
      </td>
      <th scope="row" className={`py-1 text-start ${isTotal ? "font-semibold" : "font-normal"}`}>
        {sign === "−" && <span className="sr-only">{words("less")} </span>}
        {label}
      </th>
      <td className="py-1 ps-4 text-end whitespace-nowrap tabular-nums">
        {formats.money(minor, currency, minorDigits)}
      </td>
    </tr>
  );
}

/** How many of the rows are not listed, since only sums of them are shown. */
function SumOnly({ rows: { balance } }: { readonly rows: UncountedRows }) {
  const words = useTranslations("ledgerRows.uncounted");
  const count = balance.classes.reduce((sum, { sumOnlyRows }) => sum + sumOnlyRows, 0);
  if (count === 0) return null;
  return <p className="pt-2 text-label text-text-2">{words("sumOnly", { count })}</p>;
}
