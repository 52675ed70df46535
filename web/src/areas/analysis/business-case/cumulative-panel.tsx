import { Panel } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { caseResult, caseValues, unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { ScenarioTotal } from "./scenario-total.tsx";
import { useResultWords } from "./use-result-words.ts";
import { useScenarioName } from "../../../state/scenario-name.ts";

/** The running sums of the case and of its low and high scenario, and where they stand in the plot, in hundredths. */
function usePlot() {
  const { inputs, body, result, years } = useCaseView();
  const sumsOf = (level: "low" | "high"): readonly number[] => {
    const of = body.scenarios.find(({ id }) => id === level);
    return of === undefined ? result.cumulative : caseResult(inputs, caseValues(inputs, body, of), years).cumulative;
  };
  const [low, high] = [sumsOf("low"), sumsOf("high")];
  const all = [...result.cumulative, ...low, ...high, 0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const top = (amount: number) => ((most - amount) / (most - least || 1)) * 100;
  const across = (year: number) => (year / years) * 100;
  const line = (sums: readonly number[]) => sums.map((sum, year) => `${across(year)},${top(sum)}`);
  return { low, high, least, most, top, across, line };
}

/** The running sum month by month between the low and the high scenario, with the break-even on its line. */
export function CumulativePanel() {
  const words = useTranslations("businessCase.cumulative");
  const { job, body, result, years, values } = useCaseView();
  const { breakEven, needsCost } = useResultWords(job);
  const isCosted = unansweredCosts(values).length === 0;
  const nameOf = useScenarioName();
  const money = useCaseMoney(job);
  const { low, high, top, line } = usePlot();
  const ends = body.scenarios.filter(({ id }) => id === "low" || id === "high");
  const band = [...line(low), ...line(high).toReversed()].join(" ");
  return (
    <Panel title={words("title")} facts={words("facts", { currency: job.currency })}>
      <figure
        className="relative ms-14 me-3 mt-6 mb-7 h-52"
        aria-label={words("spoken", {
          total: money.whole(result.total),
          breakEven: isCosted ? breakEven(result, years).figure : needsCost,
        })}
      >
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible forced-color-adjust-none rtl:-scale-x-100"
        >
          <polygon points={band} fill="var(--chart-1)" opacity="0.16" />
          <line x1="0" x2="100" y1={top(0)} y2={top(0)} stroke="var(--line-2)" vectorEffect="non-scaling-stroke" />
          <polyline
            points={line(result.cumulative).join(" ")}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <PlotLabels />
      </figure>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        {words("shaded")}
        {ends.map((scenario) => (
          <span key={scenario.id} className="inline-flex items-center gap-x-1">
            {nameOf(scenario)}
            <ScenarioTotal scenario={scenario} />
          </span>
        ))}
      </p>
    </Panel>
  );
}

function PlotLabels() {
  const { job, result, years } = useCaseView();
  const money = useCaseMoney(job);
  const { money: write } = useFormats();
  const { least, most, top, across } = usePlot();
  // What would stand over the zero line is left out.
  const ends = [most, least].filter((amount) => Math.abs(top(amount) - top(0)) > 8);
  return (
    <div aria-hidden className="text-label tabular-nums">
      {[...ends, 0].map((amount) => (
        <span
          key={amount}
          className="absolute end-full -translate-y-1/2 pe-2 whitespace-nowrap text-text-2"
          style={{ top: `${top(amount)}%` }}
        >
          {write(String(Math.round(amount)), job.currency, 0, true)}
        </span>
      ))}
      {Array.from({ length: years + 1 }, (_, year) => (
        <span
          key={year}
          className="absolute top-full -translate-x-1/2 pt-2 text-text-2"
          style={{ insetInlineStart: `${across(year)}%` }}
        >
          {year * 12}
        </span>
      ))}
      <span className="absolute end-0 pe-1 font-semibold" style={{ top: `calc(${top(result.total)}% - 22px)` }}>
        {money.whole(result.total)}
      </span>
      <BreakEvenMark top={top(0)} />
    </div>
  );
}

function BreakEvenMark({ top }: { readonly top: number }) {
  const words = useTranslations("businessCase.cumulative");
  const { job, result, years, values } = useCaseView();
  const { breakEven } = useResultWords(job);
  const found = result.breakEven;
  if (found === null || found.month === 0 || unansweredCosts(values).length > 0) return null;
  const across = (found.months / 12 / years) * 100;
  return (
    <>
      <span
        className="absolute size-3 -translate-1/2 rounded-full border-2 border-text bg-surface"
        style={{ insetInlineStart: `${across}%`, top: `${top}%` }}
      />
      <span
        className="absolute -translate-x-1/2 text-center whitespace-nowrap"
        style={{ insetInlineStart: `${Math.max(14, across)}%`, top: `calc(${top}% - 44px)` }}
      >
        <b className="block">{words("breakEven")}</b>
        {breakEven(result, years).figure}
      </span>
    </>
  );
}
