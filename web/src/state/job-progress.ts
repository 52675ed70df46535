import type { JobProgress, StepProgress } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "./formats.ts";

/** The step that a job is at: the first that is neither done nor still to be asked for; else the last started. */
export function currentStep(progress: Pick<JobProgress, "steps">): StepProgress | undefined {
  const running = progress.steps.find((step) => step.state !== null && step.state !== "Completed");
  return running ?? progress.steps.findLast((step) => step.state === "Completed");
}

/** The step that is still to end although the results can be viewed; undefined: all have ended. */
export function laterStep({ state, steps }: Pick<JobProgress, "state" | "steps">): StepProgress | undefined {
  const isOpen = ({ state: of }: StepProgress) => of === "Pending" || of === "InProgress" || of === "Blocked";
  return state === "Ready" ? steps.find(isOpen) : undefined;
}

/** Share of a job that is done, 0 to 1: whole steps and the part of the running one. */
export function shareDone(progress: Pick<JobProgress, "steps">): number {
  if (progress.steps.length === 0) return 0;
  const sum = progress.steps.reduce((total, step) => total + shareOfStep(step), 0);
  return sum / progress.steps.length;
}

export function shareOfStep(step: StepProgress): number {
  if (step.state === "Completed") return 1;
  if (step.state === null || step.total <= 0) return 0;
  return Math.min(1, Math.max(0, step.done / step.total));
}

/** How far a step is, in its own unit: "12.4 MB of 80 MB, 120,114 of 774,020 rows". */
export function useStepAmount(): (step: StepProgress) => string {
  const words = useTranslations("jobs.progress");
  const formats = useFormats();
  return (step) => {
    if (step.state === null) return words("notAsked");
    const parts: string[] = [];
    if (step.total > 0 && step.unit !== "steps") {
      const show = step.unit === "bytes" ? formats.bytes : formats.count;
      const values = { done: show(step.done), total: show(step.total) };
      parts.push(step.unit === "bytes" ? words("amountOf", values) : words("suppliersUnit", values));
    }
    if (step.rows !== null) {
      const isUnderWay = step.state === "InProgress" && step.rowsTotal !== null && step.rowsTotal > step.rows;
      parts.push(
        isUnderWay
          ? words("rowsOf", { done: formats.count(step.rows), count: step.rowsTotal ?? 0 })
          : words("rows", { count: step.rows }),
      );
    }
    return parts.length === 0 ? words(`states.${step.state}`) : parts.join(", ");
  };
}
