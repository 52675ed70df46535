import { Check, X } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly state: "done" | "current" | "todo" | "failed";
  readonly note?: string;
  /** Given, the step can be opened. */
  readonly onOpen?: () => void;
}

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly direction?: "column" | "row";
}

/** The steps of a longer task; the current one has aria-current. */
export function Stepper({ label, steps, direction = "column" }: StepperProps) {
  const texts = useTexts();
  return (
    <ol aria-label={label} className={`flex gap-1 ${direction === "column" ? "flex-col" : "flex-wrap"}`}>
      {steps.map((step, index) => (
        <li key={step.key} aria-current={step.state === "current" ? "step" : undefined}>
          <StepBody step={step} number={index + 1} />
          {step.state === "done" && <span className="sr-only">{texts.stepDone}</span>}
          {step.state === "failed" && <span className="sr-only">{texts.stepFailed}</span>}
        </li>
      ))}
    </ol>
  );
}

const circles = {
  done: "border-transparent bg-success-solid text-on-accent",
  current: "border-accent bg-accent text-on-accent",
  todo: "border-control text-text-2",
  failed: "border-transparent bg-danger-solid text-on-accent",
} as const;

function StepBody({ step, number }: { readonly step: Step; readonly number: number }) {
  const inner = (
    <>
      <span
        aria-hidden
        className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full border text-micro font-semibold ${circles[step.state]}`}
      >
        {markOf(step.state, number)}
      </span>
      <span className={step.state === "current" ? "font-semibold text-text" : "text-text-2"}>
        {step.label}
        {step.note !== undefined && <span className="block text-label font-normal text-text-3">{step.note}</span>}
      </span>
    </>
  );
  const className = "flex min-h-8 items-center gap-2 rounded-control px-2 py-1 text-start text-data";
  if (step.onOpen === undefined) return <span className={className}>{inner}</span>;
  return (
    <button type="button" onClick={step.onOpen} className={`${className} pointer-coarse:min-h-11 hover:bg-hover`}>
      {inner}
    </button>
  );
}

function markOf(state: Step["state"], number: number) {
  if (state === "done") return <Check size={12} strokeWidth={2.2} />;
  if (state === "failed") return <X size={12} strokeWidth={2.2} />;
  return number;
}
