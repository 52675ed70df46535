import { useEffect, useRef } from "react";
import { notUnderstood, type ApiProblem } from "../data/api-problem.ts";
import { useTranslations } from "../state/formats.ts";
import { notifyProblem } from "../state/notifications.ts";

/**
 * A mode that no one knows is an error, and told once (docs/specification.md section 4); a call that fails is asked
 * again.
 */
export function useUnknownMode(problem: ApiProblem | undefined): void {
  const operation = useTranslations("shell")("readMode");
  const unknown = problem?.code === notUnderstood ? problem : undefined;
  const told = useRef(false);
  useEffect(() => {
    if (unknown !== undefined && !told.current) notifyProblem(operation, unknown);
    told.current = unknown !== undefined;
  }, [unknown, operation]);
}
