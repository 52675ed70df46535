import type { GridError } from "@paygauge/ui";
import type { ApiProblem } from "./api-problem.ts";

/** A problem as grids show it: its sentence, its code, its correlation id and another try. */
export function gridErrorOf(problem: ApiProblem | undefined, onRetry: () => void): GridError | undefined {
  if (problem === undefined) return undefined;
  return { ...problemView(problem), onRetry };
}

/** The same for screens that show an error in their place. */
export function problemView(problem: ApiProblem): {
  readonly message: string;
  readonly details: readonly string[];
  readonly correlationId?: string;
} {
  const { correlationId } = problem;
  return {
    message: problem.message,
    details: [problem.code],
    ...(correlationId === undefined ? {} : { correlationId }),
  };
}
