import { Panel } from "@paygauge/ui";
import { idOf } from "@paygauge/api-types/entities/case-parameters";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { caseResult, caseValues, unansweredCosts, type Scenario } from "@paygauge/analysis/value/case/case-model";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { ScenarioTotal } from "./scenario-total.tsx";
import { useMainMethod } from "./use-main-method.ts";
import { useResultWords } from "./use-result-words.ts";
import { useScenarioName } from "../../../state/scenario-name.ts";

/** The running sums of the case and of its low and high scenario, and their positions in the plot, in hundredths. */
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
  const { job, result, years, values } = useCaseView();
  const { breakEven, needsCost } = useResultWords(job);
  const isCosted = unansweredCosts(values).length === 0;
  const money = useCaseMoney(job);
  const { low, high, top, line } = usePlot();
  const band = [...line(low), ...line(high).toReversed()].join(" ");
  return (
    <Panel title={words("title")} facts={words("facts", { currency: job.currency })}>
      <figure
        className="relative ms-14 me-30 mt-6 mb-7 h-60"
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
        <LineEnds />
      </figure>
    </Panel>
  );
}

/** Least distance of two labels at the ends of the lines, in hundredths of the plot's height. */
const labelGap = 19;

/** Places of labels from the top down: each at its line's end, or as far below the one before as it needs. */
function spread(wanted: readonly number[]): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? -Infinity) + labelGap));
  // What was pushed below the plot moves all up again.
  const over = Math.max(0, (places.at(-1) ?? 0) - 100);
  return places.map((place, at) => Math.max(at * labelGap, place - over));
}

/** At the end of each line what it comes to, whose scenario it is and at which conversion of its largest method. */
function LineEnds() {
  const { job, inputs, body, scenario, result } = useCaseView();
  const { low, high, top } = usePlot();
  const nameOf = useScenarioName();
  const money = useCaseMoney(job);
  const method = useMainMethod();
  const sums = { low: low.at(-1) ?? 0, high: high.at(-1) ?? 0, [scenario.id]: result.total };
  const ends = body.scenarios
    .filter(({ id }) => Object.hasOwn(sums, id))
    .map((each) => ({ each, place: top(sums[each.id] ?? 0) }))
    .toSorted((a, b) => a.place - b.place);
  const places = spread(ends.map(({ place }) => place));
  const noteOf = (each: Scenario): string => {
    const conversion = method === undefined ? undefined : caseValues(inputs, body, each)[idOf(method, "conversion")];
    return [nameOf(each), conversion === undefined ? "" : money.percent(conversion)].filter(Boolean).join(", ");
  };
  return (
    <>
      <span
        aria-hidden
        className="absolute start-full size-2.5 -translate-1/2 rounded-full bg-accent"
        style={{ top: `${top(result.total)}%` }}
      />
      {ends.map(({ each }, at) => (
        <span
          key={each.id}
          className={`absolute start-full flex -translate-y-1/2 flex-col ps-3 text-data whitespace-nowrap ${each.id === scenario.id ? "font-semibold" : "text-text-2"}`}
          style={{ top: `${places[at]}%` }}
        >
          <ScenarioTotal scenario={each} />
          <span className="max-w-27 truncate text-label font-normal" title={noteOf(each)}>
            {noteOf(each)}
          </span>
        </span>
      ))}
    </>
  );
}

function PlotLabels() {
  const { job, years } = useCaseView();
  const { money: write } = useFormats();
  const { least, most, top, across } = usePlot();
  // What would be over the zero line is left out.
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
