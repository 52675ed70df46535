import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { formatNumber, Panel, PlainTable } from "@paygauge/ui";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, SetTotals } from "@paygauge/api-types/entities/use-cases";
import { daysGained, termsFor, type Levers } from "@paygauge/analysis/value/levers";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { CaseTerms } from "@paygauge/analysis/value/use-case";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { valueFigure } from "./use-case-figures.ts";
import { valueOf } from "./use-case-value.ts";

type LeverKey = Exclude<keyof Levers, "total">;

const colours: Readonly<Record<LeverKey, string>> = {
  rebate: "--chart-1",
  workingCapital: "--chart-2",
  process: "--chart-3",
  discounts: "--chart-4",
};
const leversOf = {
  card: ["rebate", "workingCapital", "process", "discounts"],
  scf: ["workingCapital"],
  instant: ["workingCapital", "process", "discounts"],
} as const satisfies Record<string, readonly LeverKey[]>;

/** What each lever is made of, with the figures of the set: the sum that a user can follow. */
function useLeverSums({ currency, minorDigits }: Job, method: Capability, totals: SetTotals, terms: CaseTerms) {
  const words = useTranslations("useCases.value.sums");
  const { count } = useFormats();
  const money = useCaseMoney({ currency, minorDigits });
  const { percent } = money;
  const spend = money.exact(totals.yearMinor);
  const conversion = percent(terms.conversion);
  const own = termsFor(method, terms);
  return {
    rebate: words("rebate", {
      spend,
      small: percent(1 - own.largeTicketShare),
      rebate: count(own.rebate * 10_000),
      large: percent(own.largeTicketShare),
      largeRebate: count(own.largeTicketRebate * 10_000),
      conversion,
    }),
    workingCapital: words("workingCapital", {
      spend,
      rate: percent(own.cashRate),
      days: count(daysGained(familyOf[method], own)),
      conversion,
    }),
    process: words("process", {
      payments: count(totals.payments),
      now: money.price(own.costNow),
      next: money.price(own.costNew),
      conversion,
    }),
    discounts: words("discounts", {
      spend,
      captured: percent(own.discountCaptured),
      forgone: percent(own.discountForgone + (familyOf[method] === "card" ? own.surcharge : 0)),
      conversion,
    }),
  } satisfies Record<LeverKey, string>;
}

interface ValuePanelProps {
  readonly job: Job;
  readonly found: UseCase;
  /** Of one supplier, which is looked at as if it converts. */
  readonly isOne?: boolean;
}

/** What the use case is expected to be worth a year, as a sum of its levers. */
export function ValuePanel({ job, found, isOne = false }: ValuePanelProps) {
  const words = useTranslations("useCases.value");
  const { locale } = useFormats();
  const money = useCaseMoney(job);
  const { full, expected, low, high, terms, claimed, isWithheld } = valueOf(found, job);
  const sums = useLeverSums(job, found.method, claimed, terms);
  const hasDiscounts = terms.discountCaptured + terms.discountForgone + terms.surcharge > 0;
  const rows = leversOf[familyOf[found.method]]
    .filter((key) => key !== "discounts" || hasDiscounts)
    .filter((key) => key !== "workingCapital" || familyOf[found.method] !== "instant" || expected[key] !== 0)
    .map((key) => ({ key, amount: expected[key] }));
  const percent = money.percent(terms.conversion);
  const converting = formatNumber(claimed.suppliers * terms.conversion, { kind: "count" }, locale);
  const { totals } = found;
  if (isWithheld)
    return (
      <Panel title={words(isOne ? "titleOne" : "title")}>
        <p className="text-display font-semibold">{words("withheld")}</p>
        <p className="mt-1 text-data">
          {words("withheldText", { suppliers: totals.suppliers, spend: money.exact(totals.yearMinor) })}
        </p>
      </Panel>
    );
  return (
    <Panel title={words(isOne ? "titleOne" : "title")} isDemo={restsOnDemo(job.directory)} facts={words("facts")}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-display font-semibold tabular-nums">
          <Figure of={valueFigure(job, rows, { total: expected.total, conversion: terms.conversion })}>
            {money.whole(expected.total)}
          </Figure>
        </span>
        {!isOne && (
          <span className="text-label text-text-2">
            {words("range", { low: money.whole(low), high: money.whole(high) })}
          </span>
        )}
      </p>
      <LeverBar rows={rows} />
      <LeverTable {...{ job, rows, sums }} total={expected.total} />
      {!isOne && (
        <p className="mt-2 text-label text-text-2">
          {words("converting", {
            percent,
            converting,
            suppliers: claimed.suppliers,
            full: money.whole(full.total),
          })}
        </p>
      )}
      {claimed.suppliers < totals.suppliers && (
        <p className="mt-1 text-label text-text-2">
          {words("claimed", { suppliers: claimed.suppliers, all: totals.suppliers })}
        </p>
      )}
      <p className="mt-1 text-label text-text-2">{words("rounding")}</p>
    </Panel>
  );
}

interface LeverTableProps {
  readonly job: Job;
  readonly rows: readonly { readonly key: LeverKey; readonly amount: number }[];
  readonly sums: Readonly<Record<LeverKey, string>>;
  readonly total: number;
}

function LeverTable({ job, rows, sums, total }: LeverTableProps) {
  const words = useTranslations("useCases.value");
  const money = useCaseMoney(job);
  return (
    <PlainTable
      label={words("sum")}
      columns={[
        {
          key: "lever",
          title: words("lever"),
          render: ({ key }) => (
            <span className="flex flex-col">
              <span className="flex items-center gap-1.5">
                <span
                  aria-hidden
                  className="size-2.5 rounded-mark forced-color-adjust-none print:[print-color-adjust:exact]"
                  style={{ background: `var(${colours[key]})` }}
                />
                {words(`levers.${key}`)}
              </span>
              <span className="text-label font-normal text-text-2">{sums[key]}</span>
            </span>
          ),
          namesRow: true,
        },
        { key: "amount", title: job.currency, render: ({ amount }) => money.whole(amount), atEnd: true },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      sum={{ name: words("total"), value: money.whole(total) }}
    />
  );
}

/** The levers that add, side by side; what takes away is in the sum alone. */
function LeverBar({ rows }: { readonly rows: readonly { readonly key: LeverKey; readonly amount: number }[] }) {
  const positive = rows.filter(({ amount }) => amount > 0);
  const whole = positive.reduce((sum, { amount }) => sum + amount, 0);
  if (whole === 0) return null;
  return (
    <div aria-hidden className="my-2 flex h-2.5 gap-px forced-color-adjust-none print:[print-color-adjust:exact]">
      {positive.map(({ key, amount }) => (
        <span
          key={key}
          className="min-w-0.5 rounded-mark"
          style={{ width: `${(amount / whole) * 100}%`, background: `var(${colours[key]})` }}
        />
      ))}
    </div>
  );
}
