import { ChartFrame } from "@paygauge/ui";
import { useState, type RefObject } from "react";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OutcomeShape } from "../words/evidence-lanes.tsx";
import { axisOf, todayIso, placeOf, yearsOf, type TimeAxis } from "../words/time-axis.ts";
import { laneKeys, laneSteps, matchedRuns, type LaneStep } from "./history-lanes.ts";
import { useHistoryTable } from "./use-history-table.ts";
import { useVendorView } from "./vendor-view.ts";

/** Room in pixels for the names of the lanes, and a lane's height. */
const [labels, lane, head] = [140, 28, 20] as const;

/** How the vendor takes cards over time: what each run found, days with card payments, and how campaigns ended. */
export function HistoryChart() {
  const words = useTranslations("vendors.page");
  const { vendor } = useVendorView();
  const table = useHistoryTable();
  const { acceptance, cardDays, outcomes } = vendor.evidence;
  return (
    <ChartFrame
      title={words("history")}
      facts={words("historyFacts")}
      summary={words("historySummary", { count: matchedRuns(vendor).length })}
      table={table}
      empty={acceptance.length + cardDays.length + outcomes.length === 0}
      emptyTitle={words("noHistory")}
    >
      {(width, svg) => <Lanes {...{ width, svg }} />}
    </ChartFrame>
  );
}

interface LanesProps {
  readonly width: number;
  readonly svg: RefObject<SVGSVGElement | null>;
}

function Lanes({ width, svg }: LanesProps) {
  const words = useTranslations("vendors.page.lanes");
  const { vendor } = useVendorView();
  const [today] = useState(todayIso);
  const runs = matchedRuns(vendor);
  const { cardDays, outcomes } = vendor.evidence;
  const axis = axisOf(
    [...runs.map(({ knownOn }) => knownOn), ...[...cardDays, ...outcomes].map(({ on }) => on)],
    today,
  );
  const xOf = (day: string) => labels + placeOf(day, axis) * (width - labels - 8);
  const names = [...laneKeys, "payments", "outcomes"] as const;
  const height = head + names.length * lane;
  return (
    <svg ref={svg} aria-hidden width={width} height={height} className="block">
      <YearLines {...{ axis, xOf, height, width }} />
      {names.map((name, at) => (
        <text key={name} x={0} y={head + at * lane + 17} className="fill-text text-label">
          {words(name)}
        </text>
      ))}
      {laneKeys.flatMap((key, at) =>
        laneSteps(runs, key, today).map((step) => (
          <Step key={`${key} ${step.on} ${step.jobName}`} {...{ step, xOf }} y={head + at * lane} />
        )),
      )}
      {cardDays.map((mark) => (
        <rect
          key={`${mark.jobId} ${mark.on}`}
          x={xOf(mark.on) - 1.5}
          y={head + laneKeys.length * lane + 5}
          width={3}
          height={16}
          className="fill-accent"
        >
          <Title what={words("payments")} on={mark.on} jobName={mark.jobName} />
        </rect>
      ))}
      {outcomes.map((mark, at) => (
        <Outcome
          key={`${mark.jobId} ${mark.on} ${outcomes.indexOf(mark, at)}`}
          {...{ mark }}
          at={`translate(${xOf(mark.on)} ${head + (laneKeys.length + 1) * lane + 13})`}
        />
      ))}
    </svg>
  );
}

interface YearLinesProps {
  readonly axis: TimeAxis;
  readonly xOf: (day: string) => number;
  readonly width: number;
  readonly height: number;
}

function YearLines({ axis, xOf, width, height }: YearLinesProps) {
  return yearsOf(axis, width > 560 ? 8 : 3).map((year) => (
    <g key={year}>
      <line x1={xOf(`${year}-01-01`)} x2={xOf(`${year}-01-01`)} y1={head - 4} y2={height} className="stroke-line" />
      <text x={xOf(`${year}-01-01`)} y={11} className="fill-text-2 text-label">
        {year}
      </text>
    </g>
  ));
}

interface TitleProps {
  readonly what: string;
  readonly on: string;
  readonly jobName: string;
}

function Title({ what, on, jobName }: TitleProps) {
  const words = useTranslations("vendors.lanes");
  const formats = useFormats();
  return <title>{words("mark", { what, job: jobName, day: formats.day(on) })}</title>;
}

interface StepProps {
  readonly step: LaneStep;
  readonly xOf: (day: string) => number;
  readonly y: number;
}

/** A value from one run to the next that changes it, with its word if there is room. */
function Step({ step, xOf, y }: StepProps) {
  const words = useTranslations("vendors.page");
  const word =
    typeof step.value === "number" ? words("level", { level: step.value }) : words(step.value ? "yes" : "no");
  const from = xOf(step.on);
  const width = Math.max(3, xOf(step.until) - from - 1);
  const isStrong = step.value === true || Number(step.value) >= 2;
  return (
    <g>
      <rect
        x={from}
        y={y + 3}
        width={width}
        height={20}
        className={isStrong ? "fill-band-high stroke-band-high" : "fill-sunken stroke-text-3"}
      >
        <Title what={word} on={step.on} jobName={step.jobName} />
      </rect>
      {width > word.length * 7 + 8 && (
        <text
          x={from + 6}
          y={y + 17}
          className={`pointer-events-none text-label ${isStrong ? "fill-surface" : "fill-text"}`}
        >
          {word}
        </text>
      )}
    </g>
  );
}

interface OutcomeProps {
  readonly mark: {
    readonly on: string;
    readonly jobName: string;
    readonly status: "Succeeded" | "Failed" | "Abandoned";
  };
  readonly at: string;
}

function Outcome({ mark, at }: OutcomeProps) {
  const words = useTranslations("vendors.words.status");
  return (
    <g transform={at}>
      <OutcomeShape status={mark.status} />
      <circle r={8} fill="transparent">
        <Title what={words(mark.status)} on={mark.on} jobName={mark.jobName} />
      </circle>
    </g>
  );
}
