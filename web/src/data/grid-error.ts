import type { GridError } from "@paygauge/ui";
import type { Access } from "@paygauge/api-types/access/access";
import type { ApiProblem } from "./api-problem.ts";

/** A problem as grids show it: its sentence, its code, its correlation id and another try. */
export function gridErrorOf(problem: ApiProblem | undefined, onRetry: () => void): GridError | undefined {
  if (problem === undefined) return undefined;
  return { ...problemView(problem), onRetry };
}

/**
 * What a refusal for want of a permission is shown as; undefined for every other problem. Who sees several errors (the
 * permission MultipleErrorNotifications_VIEW: staff) is told which permission it is.
 */
export function refusalOf(
  problem: ApiProblem | undefined,
  access: Access,
  seesAll: boolean,
): { readonly refused: NonNullable<GridError["refused"]> } | undefined {
  if (problem?.code !== "PERMISSION_MISSING") return undefined;
  return { refused: seesAll && access.who === "holders" ? { permission: access.of.join(", ") } : {} };
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
