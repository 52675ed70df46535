import { Badge, ChartFrame, type ChartTable } from "@paygauge/ui";
import type { RefObject } from "react";
import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { valueFigures } from "../words/campaign-figures.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";

type Day = CampaignReport["value"]["days"][number];
const height = 170;
const room = { top: 18, bottom: 22, end: 8 } as const;

interface ValueChartProps {
  readonly report: CampaignReport;
}

/** What the campaign was expected to be worth by each day, and what it is. */
export function ValueChart({ report }: ValueChartProps) {
  const words = useTranslations("campaigns.report");
  const formats = useFormats();
  const money = useCampaignMoney(report);
  const { expectedMinor, realisedMinor, aheadMinor, days } = report.value;
  const major = (minor: number | null) => (minor === null ? "" : minor / 10 ** report.minorDigits);
  const text = (minor: number | null) => (minor === null ? "" : money(minor));
  const heads = [words("realised"), words("expected")];
  const table = (): ChartTable => ({
    head: [words("day"), ...heads],
    fileHead: [words("day"), ...heads.map((head) => `${head} (${report.currency})`)],
    rows: days.map((day) => [formats.day(day.on), text(day.realisedMinor), text(day.expectedMinor)]),
    raw: days.map((day) => [day.on, major(day.realisedMinor), major(day.expectedMinor)]),
  });
  const made = valueFigures(report, report.value);
  const isAhead = aheadMinor !== null && aheadMinor >= 0;
  return (
    <ChartFrame
      title={words("valueTitle")}
      facts={words("valueFacts", { currency: report.currency })}
      summary={words("valueSummary", { realised: money(realisedMinor), expected: money(expectedMinor) })}
      table={table}
      empty={days.length === 0}
    >
      {(width, svg) => (
        <>
          <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-data">
            <b className="font-semibold text-success">
              <Figure of={made.realised}>{words("realisedSum", { value: money(realisedMinor) })}</Figure>
            </b>
            <span className="text-text-2">
              <Figure of={made.expected}>{words("expectedSum", { value: money(expectedMinor) })}</Figure>
            </span>
            {aheadMinor !== null && (
              <span className="text-text-2">
                <Figure of={made.toDate}>
                  {words("expectedToDate", { value: money(realisedMinor - aheadMinor) })}
                </Figure>
              </span>
            )}
            {aheadMinor !== null && (
              <Badge tone={isAhead ? "success" : "warning"}>
                <Figure of={made.ahead}>
                  {words(isAhead ? "ahead" : "behind", { value: money(Math.abs(aheadMinor)) })}
                </Figure>
              </Badge>
            )}
          </p>
          <Lines svg={svg} days={days} width={width} />
        </>
      )}
    </ChartFrame>
  );
}

interface LinesProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly days: readonly Day[];
  readonly width: number;
}

function Lines({ svg, days, width }: LinesProps) {
  const say = useCampaignWords();
  const most = Math.max(1, ...days.flatMap((day) => [day.expectedMinor ?? 0, day.realisedMinor ?? 0]));
  const across = (at: number) => (at / Math.max(1, days.length - 1)) * (width - room.end);
  const down = (minor: number) => height - room.bottom - (minor / most) * (height - room.top - room.bottom);
  const line = (key: "expectedMinor" | "realisedMinor") =>
    days.flatMap((day, at) => (day[key] === null ? [] : [`${across(at)},${down(day[key])}`])).join(" ");
  const [first, last] = [days[0], days.at(-1)];
  const now = days.findLastIndex(({ realisedMinor }) => realisedMinor !== null);
  return (
    <svg ref={svg} width={width} height={height} aria-hidden className="block text-label">
      <line x1={0} x2={width} y1={down(0)} y2={down(0)} stroke="var(--line-2)" />
      {now >= 0 && <line x1={across(now)} x2={across(now)} y1={room.top} y2={down(0)} stroke="var(--line)" />}
      <polyline
        points={line("expectedMinor")}
        fill="none"
        stroke="var(--text-3)"
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <polyline points={line("realisedMinor")} fill="none" stroke="var(--success)" strokeWidth={2} />
      {first !== undefined && (
        <text x={0} y={height - 6} className="fill-text-2">
          {say.day(first.on)}
        </text>
      )}
      {last !== undefined && (
        <text x={width} y={height - 6} textAnchor="end" className="fill-text-2">
          {say.day(last.on)}
        </text>
      )}
    </svg>
  );
}
