import type { ReactNode } from "react";

/** One column of a waterfall. Values share one scale, whose zero is the ground. */
export interface WaterfallStep {
  readonly key: string;
  /** step: is on the ground. drop: what the next step is without. goal: the last step. */
  readonly kind: "step" | "drop" | "goal";
  readonly title: ReactNode;
  /** Above the bar: "£38.0m", "£0.2m to £102.1m". */
  readonly figure: ReactNode;
  /** Where the bar ends, and where it begins: 0 for what is on the ground. */
  readonly to: number;
  readonly from?: number;
  /** Not known beyond this value: the bar is hatched above it. */
  readonly certain?: number;
  /** Quiet lines below the title. */
  readonly note?: ReactNode;
  readonly link?: ReactNode;
}

const tall = 120;
/** Light fills, so that the one solid bar is what the way leads to. */
const fills = {
  step: "border border-accent bg-accent-subtle",
  drop: "border border-control",
  goal: "bg-accent",
} as const;

/** How a sum becomes a smaller one, step by step: bars in columns, on a phone in lines without the remainder out. */
export function Waterfall({ label, steps }: { readonly label: string; readonly steps: readonly WaterfallStep[] }) {
  const most = Math.max(1, ...steps.flatMap(({ to, from = 0 }) => [to, from]));
  const share = (value: number) => Math.max(0, value) / most;
  return (
    <ol
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col max-sm:grid-flow-row max-sm:divide-y max-sm:divide-line"
    >
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={`min-w-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem] max-sm:items-center max-sm:gap-x-3 max-sm:py-2 ${step.kind === "drop" ? "max-sm:hidden" : ""}`}
        >
          <Plot step={step} share={share} isLast={index === steps.length - 1} />
          <div className="flex min-w-0 flex-col gap-0.5 pe-3 pt-2 text-label text-text-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:p-0">
            <p className={`text-data text-text ${step.kind === "drop" ? "" : "font-semibold"}`}>{step.title}</p>
            {step.note !== undefined && <p className="wrap-anywhere max-sm:hidden">{step.note}</p>}
            {step.link !== undefined && <p className="pointer-coarse:pt-2">{step.link}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PlotProps {
  readonly step: WaterfallStep;
  readonly share: (value: number) => number;
  readonly isLast: boolean;
}

/** The bar with its figure above it, and the line that leads to the next one. */
function Plot({ step, share, isLast }: PlotProps) {
  const { kind, to, from = 0, certain, figure } = step;
  const [low, high] = [share(Math.min(to, from)), share(Math.max(to, from))];
  const size = `${(high - low) * 100}%`;
  const isUnknown = certain !== undefined;
  const tone = kind === "drop" ? "text-data text-text-2" : "text-section font-semibold";
  return (
    <>
      <div className="relative border-b border-control pt-7 max-sm:hidden">
        <div className="relative" style={{ height: tall }}>
          <p className={`absolute start-0 whitespace-nowrap ${tone}`} style={{ bottom: `calc(${high * 100}% + 2px)` }}>
            {figure}
          </p>
          <span
            aria-hidden
            className={`absolute start-0 w-3/5 min-h-px print:[print-color-adjust:exact] ${isUnknown ? "unknown border border-control" : fills[kind]}`}
            style={{ bottom: `${low * 100}%`, height: size }}
          />
          {isUnknown && certain > 0 && (
            <span
              aria-hidden
              className="absolute start-0 bottom-0 min-h-0.5 w-3/5 bg-accent print:[print-color-adjust:exact]"
              style={{ height: `${share(certain) * 100}%` }}
            />
          )}
          {!isLast && (
            <span
              aria-hidden
              className="absolute start-3/5 end-0 border-b border-dotted border-control"
              style={{ bottom: `${(kind === "drop" ? low : high) * 100}%` }}
            />
          )}
        </div>
      </div>
      <span aria-hidden className="col-start-2 row-start-1 hidden h-4 max-sm:block">
        <span
          className={`block h-full min-w-px ${isUnknown ? "unknown border border-control" : fills[kind]}`}
          style={{ width: size }}
        />
      </span>
      <p className="col-start-3 row-start-1 hidden text-end text-body font-semibold max-sm:block">{figure}</p>
    </>
  );
}
