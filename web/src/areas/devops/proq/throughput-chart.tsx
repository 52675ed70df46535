import { ChartFrame, ErrorState, Legend, niceTicks, Skeleton, tickCount } from "@paygauge/ui";
import { barAt, barSpan } from "@paygauge/ui/charts/bar-geometry.ts";
import { ChartCursor } from "@paygauge/ui/charts/chart-cursor.tsx";
import { PatternDefs, patternFill } from "@paygauge/ui/charts/patterns.tsx";
import { useId, useState, type RefObject } from "react";
import type { Throughput } from "@paygauge/api-types/entities/proq";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const height = 132;
const left = 36;
const top = 6;
const foot = 20;
const looks = {
  completed: { colour: "var(--chart-1)", pattern: 0 },
  errors: { colour: "var(--danger-solid)", pattern: 1 },
} as const;

/** Commands that ended in each of the last 60 minutes, those that failed on top. */
export function ThroughputChart({ pollMs }: { readonly pollMs: number }) {
  const words = useTranslations("devops.throughput");
  const { count } = useFormats();
  const clock = useClock();
  const { data, problem, reload } = useCall("proqThroughput", {}, { pollMs });
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="chart" height={206} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} />
    );
  const sum = (of: "completed" | "errors") => count(data.reduce((all, minute) => all + minute[of], 0));
  const summary = words("summary", { completed: sum("completed"), errors: sum("errors") });
  return (
    <ChartFrame
      title={words("title")}
      summary={summary}
      empty={false}
      table={() => ({
        head: [words("minute"), words("completed"), words("errors")],
        rows: data.map((each) => [clock(each.minute), count(each.completed), count(each.errors)]),
        raw: data.map((each) => [each.minute, each.completed, each.errors]),
      })}
    >
      {(width, svg) => (
        <>
          <Plot data={data} width={width} svg={svg} label={`${words("title")}. ${summary}`} />
          <Legend
            entries={[
              { key: "completed", label: words("completed"), ...looks.completed },
              { key: "errors", label: words("errors"), ...looks.errors },
            ]}
          />
        </>
      )}
    </ChartFrame>
  );
}

/** A minute as the reader's clock shows it. */
function useClock(): (iso: string) => string {
  const { locale } = useFormats();
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  return (iso) => format.format(new Date(iso));
}

interface PlotProps {
  readonly data: Throughput;
  readonly width: number;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
}

function Plot({ data, width, svg, label }: PlotProps) {
  const words = useTranslations("devops.throughput");
  const { count } = useFormats();
  const clock = useClock();
  const patterns = useId();
  const [active, setActive] = useState<number | undefined>(undefined);
  const inner = { width: Math.max(40, width - left), height: height - top - foot };
  const most = Math.max(1, ...data.map((minute) => minute.completed + minute.errors));
  const ticks = niceTicks(most, tickCount(inner.height), true);
  const y = (value: number) => inner.height - (value / Math.max(most, ticks.at(-1) ?? 1)) * inner.height;
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block text-label">
        <PatternDefs name={patterns} colours={Object.values(looks)} />
        <g transform={`translate(${left},${top})`}>
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line x2={inner.width} className="stroke-line" />
              <text x={-6} y={4} textAnchor="end" className="fill-text-2">
                {count(tick)}
              </text>
            </g>
          ))}
          {data.map((minute, index) => (
            <Bar
              key={minute.minute}
              minute={minute}
              y={y}
              active={index === active}
              patterns={patterns}
              {...barSpan(index, inner.width, data.length)}
            />
          ))}
          {data.map(
            (minute, index) =>
              index % 15 === 0 && (
                <text
                  key={minute.minute}
                  x={barSpan(index, inner.width, data.length).x}
                  y={inner.height + 16}
                  className="fill-text-2"
                >
                  {clock(minute.minute)}
                </text>
              ),
          )}
        </g>
      </svg>
      <div className="absolute" style={{ left, top }}>
        <ChartCursor
          label={label}
          count={data.length}
          width={inner.width}
          height={inner.height}
          hit={(x) => barAt(x, inner.width, data.length)}
          anchor={(index) => ({ x: ((index + 1) / data.length) * inner.width, y: 10 })}
          tooltip={(index) => ({
            title: clock(data[index]?.minute ?? ""),
            lines: [
              { label: words("completed"), text: count(data[index]?.completed ?? 0) },
              { label: words("errors"), text: count(data[index]?.errors ?? 0) },
            ],
          })}
          onActive={setActive}
        />
      </div>
    </div>
  );
}

interface BarProps {
  readonly minute: Throughput[number];
  readonly y: (value: number) => number;
  readonly x: number;
  readonly width: number;
  readonly active: boolean;
  readonly patterns: string;
}

function Bar({ minute, y, x, width, active, patterns }: BarProps) {
  const { completed, errors } = minute;
  const base = y(0);
  return (
    <g transform={`translate(${x},0)`}>
      <rect y={y(completed)} width={width} height={base - y(completed)} fill={looks.completed.colour} />
      <rect
        y={y(completed + errors)}
        width={width}
        height={y(completed) - y(completed + errors)}
        fill={patternFill(patterns, looks.errors)}
      />
      {active && <rect y={0} width={width} height={base} className="fill-text/8 stroke-text-2" />}
    </g>
  );
}
