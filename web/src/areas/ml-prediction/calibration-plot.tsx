import { categoryColour, ChartFrame, Legend } from "@paygauge/ui";
import type { RefObject } from "react";
import type { MlModel, ModelFigures } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

type Bins = ModelFigures["bins"];

interface CalibrationPlotProps {
  readonly model: MlModel;
  /** Drawn next to it; undefined: there is none, or it is the model itself. */
  readonly champion: MlModel | undefined;
}

const height = 240;
const left = 40;
const top = 8;
const bottom = 22;
const barsHeight = 36;

/** What was observed by what was predicted, in tenths, with the suppliers of each. */
export function CalibrationPlot({ model, champion }: CalibrationPlotProps) {
  const words = useTranslations("mlPrediction.calibration");
  const figures = useFigures();
  const lines = [model, ...(champion === undefined ? [] : [champion])];
  const known = model.figures.bins.filter(({ count }) => count > 0);
  const rowsWith = (share: (value: number) => string) =>
    known.map(({ count, predicted, observed }) => [share(predicted), share(observed), figures.count(count)]);
  return (
    <div className="min-w-0">
      <ChartFrame
        title={words("title")}
        facts={words("facts")}
        summary={words("summary", { error: figures.score(model.figures.calibrationError) })}
        empty={known.length === 0}
        table={() => {
          const head = [words("predicted"), words("observed"), words("suppliers")];
          return {
            head,
            fileHead: head,
            rows: rowsWith(figures.share),
            raw: known.map(({ count, predicted, observed }) => [String(predicted), String(observed), String(count)]),
          };
        }}
      >
        {(width, svg) => (
          <>
            <Drawing svg={svg} width={width} lines={lines.map(({ figures: of }) => of.bins)} share={figures.share} />
            {lines.length > 1 && (
              <Legend
                entries={lines.map(({ number, state }, at) => ({
                  key: String(number),
                  label: words(state === "Champion" ? "champion" : "model", { number }),
                  colour: categoryColour(at),
                }))}
              />
            )}
          </>
        )}
      </ChartFrame>
    </div>
  );
}

interface DrawingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly width: number;
  readonly lines: readonly Bins[];
  readonly share: (value: number) => string;
}

function Drawing({ svg, width, lines, share }: DrawingProps) {
  const [room, rise] = [Math.max(40, width - left - 12), height - top - bottom - barsHeight];
  const x = (value: number) => left + value * room;
  const y = (value: number) => top + (1 - value) * rise;
  const bins = lines[0] ?? [];
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <svg ref={svg} width={width} height={height} aria-hidden className="block text-label">
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <g key={tick}>
          <line x1={left} x2={x(1)} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" className="fill-text-2">
            {share(tick).replace(/[.,]0/, "")}
          </text>
          <text x={x(tick)} y={height - 6} textAnchor="middle" className="fill-text-2">
            {share(tick).replace(/[.,]0/, "")}
          </text>
        </g>
      ))}
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} strokeDasharray="4 4" className="stroke-control" />
      {bins.map(({ count }, at) => {
        const tall = (count / most) * (barsHeight - 8);
        return (
          <rect
            key={x(at / 10)}
            x={x(at / 10) + 1}
            y={height - bottom - tall}
            width={Math.max(1, room / 10 - 2)}
            height={tall}
            className="fill-control/40"
          />
        );
      })}
      {lines.map((line, place) => (
        <Line key={categoryColour(place)} bins={line} place={place} {...{ x, y }} />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly bins: Bins;
  readonly place: number;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

function Line({ bins, place, x, y }: LineProps) {
  const known = bins.filter(({ count }) => count > 0);
  const colour = categoryColour(place);
  return (
    <>
      <polyline
        points={known.map(({ predicted, observed }) => `${x(predicted)},${y(observed)}`).join(" ")}
        fill="none"
        stroke={colour}
        strokeWidth={2}
      />
      {known.map(({ predicted, observed }) =>
        place === 0 ? (
          <circle key={predicted} cx={x(predicted)} cy={y(observed)} r={4} fill={colour} />
        ) : (
          <rect key={predicted} x={x(predicted) - 4} y={y(observed) - 4} width={8} height={8} fill={colour} />
        ),
      )}
    </>
  );
}
