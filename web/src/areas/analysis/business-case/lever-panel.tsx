import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { Panel, PlainTable } from "@paygauge/ui";
import { leverKeys, type LeverKey } from "@paygauge/analysis/value/case/explanation";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";

const colours: Readonly<Record<LeverKey, string>> = {
  rebate: "--chart-1",
  workingCapital: "--chart-2",
  process: "--chart-3",
  discounts: "--chart-4",
};

type RowKey = LeverKey | "annualFee" | "net";

/** Amounts from which the table is set closer, so that five years and their sum are in sight. */
const longFrom = 1e9;

/** Each year's benefit by lever: stacked, and as a table whose figures open how they came about. */
export function LeverPanel() {
  const words = useTranslations("businessCase.levers");
  const { job, result } = useCaseView();
  const { count } = useFormats();
  const levers = leverKeys.filter((lever) => result.years.some(({ levers: of }) => of[lever] !== 0));
  const rows: readonly RowKey[] = [...levers, ...(result.plan.annualFee === 0 ? [] : (["annualFee"] as const)), "net"];
  const inYear = (row: RowKey, at: number): number => {
    const year = result.years[at];
    if (year === undefined) return 0;
    if (row === "net") return year.net;
    return row === "annualFee" ? -year.annualFee : year.levers[row];
  };
  const totalOf = (row: RowKey) => result.years.reduce((sum, _, at) => sum + inYear(row, at), 0);
  const isLong = rows.some((row) => Math.abs(totalOf(row)) >= longFrom);
  const cell = (row: RowKey, year: number | null) => {
    const amount = year === null ? totalOf(row) : inYear(row, year - 1);
    const name = words(year === null ? "nameAll" : "nameYear", { lever: words(row), year: year ?? 0 });
    const of =
      row === "net" || row === "annualFee" ? { kind: row, year } : { kind: "lever" as const, lever: row, year };
    return (
      <Figure of={of} name={name}>
        {count(Math.round(amount))}
      </Figure>
    );
  };
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { currency: job.currency })}
      isDemo={restsOnDemo(job.directory)}
    >
      <LeverBars levers={levers} />
      <PlainTable
        label={words("title")}
        columns={[
          {
            key: "lever",
            title: words("lever"),
            namesRow: true,
            render: (row) => <LeverName row={row} />,
          },
          ...result.years.map(({ year }) => ({
            key: String(year),
            title: words("year", { year }),
            atEnd: true,
            render: (row: RowKey) => cell(row, year),
          })),
          { key: "all", title: words("all"), atEnd: true, render: (row) => cell(row, null) },
        ]}
        {...(isLong && { className: "[&_table]:text-label [&_:is(th,td)]:px-1" })}
        rows={rows}
        rowKey={(row) => row}
        rowClass={(row) => (row === "net" ? "border-t border-line-2 font-semibold" : "")}
      />
      <p className="mt-2 text-label text-text-2">{words("rounding")}</p>
    </Panel>
  );
}

function LeverName({ row }: { readonly row: RowKey }) {
  const words = useTranslations("businessCase.levers");
  return (
    <span className="flex items-center gap-1.5 leading-tight">
      {row !== "net" && row !== "annualFee" && (
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-mark forced-color-adjust-none print:[print-color-adjust:exact]"
          style={{ background: `var(${colours[row]})` }}
        />
      )}
      {words(row)}
    </span>
  );
}

/** Stacks above zero of what adds, below it of what takes away. */
function LeverBars({ levers }: { readonly levers: readonly LeverKey[] }) {
  const { job, result } = useCaseView();
  const { money: write } = useFormats();
  const money = useCaseMoney(job);
  const sums = result.years.map(({ levers: of, net, year }) => ({
    year,
    net,
    up: levers.map((lever) => ({ lever, amount: Math.max(0, of[lever]) })).filter(({ amount }) => amount > 0),
    down: levers.map((lever) => ({ lever, amount: Math.max(0, -of[lever]) })).filter(({ amount }) => amount > 0),
  }));
  const total = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(1, ...sums.map(({ up }) => total(up)));
  const least = Math.max(0, ...sums.map(({ down }) => total(down)));
  const share = (amount: number) => `${(amount / (most + least)) * 100}%`;
  return (
    <div
      aria-hidden
      className="mb-2 flex h-44 gap-3 px-2 pt-5 forced-color-adjust-none print:[print-color-adjust:exact]"
    >
      {sums.map(({ year, net, up, down }) => (
        <div key={year} className="relative min-w-0 flex-1">
          <div
            className="absolute inset-x-[14%] flex flex-col-reverse gap-px"
            style={{ bottom: share(least), height: share(total(up)) }}
          >
            {up.map(({ lever, amount }) => (
              <div key={lever} style={{ flex: `${amount} 0 0`, background: `var(${colours[lever]})` }} />
            ))}
            <span className="absolute inset-x-0 bottom-full pb-0.5 text-center text-label font-semibold whitespace-nowrap tabular-nums">
              <span className="max-sm:hidden">{money.whole(net)}</span>
              <span className="sm:hidden">{write(String(Math.round(net)), job.currency, 0, true)}</span>
            </span>
          </div>
          <div className="absolute inset-x-0 border-t border-line-2" style={{ bottom: share(least) }} />
          <div
            className="absolute inset-x-[14%] flex flex-col gap-px"
            style={{ top: share(most), height: share(total(down)) }}
          >
            {down.map(({ lever, amount }) => (
              <div
                key={lever}
                className="opacity-80"
                style={{ flex: `${amount} 0 0`, background: `var(${colours[lever]})` }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
