import { useCallback, useRef, useState } from "react";
import type { AnswerOf, ReleasedCallId } from "@paygauge/api-types/endpoints";
import { asProblem, type ApiProblem } from "./api-problem.ts";
import { callApi, type CallInput } from "./call-api.ts";
import { notifyProblem } from "../state/notifications.ts";

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: ApiProblem };

export interface Action<Id extends ReleasedCallId> {
  /**
   * Makes the call; null when one is in progress already (docs/specification.md section 5: repeat clicks are ignored).
   */
  readonly run: (input: CallInput<Id>) => Promise<Outcome<AnswerOf<Id>> | null>;
  readonly pending: boolean;
}

interface ActionOptions<Id extends ReleasedCallId> {
  /** What the user does, as an action: "Save roles"; from the input where one call does several things. */
  readonly operation?: string | ((input: CallInput<Id>) => string);
  readonly quiet?: boolean;
}

/**
 * A writing call as an action. A failure is shown as a red snackbar unless a dialog tells it, or `quiet`: then the
 * caller shows it, next to the field it is about.
 */
export function useAction<Id extends ReleasedCallId>(
  id: Id,
  { operation = id, quiet = false }: ActionOptions<Id> = {},
): Action<Id> {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (input: CallInput<Id>): Promise<Outcome<AnswerOf<Id>> | null> => {
      if (busy.current) return null;
      busy.current = true;
      setPending(true);
      try {
        return { ok: true, answer: await callApi(id, input) };
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (!quiet) notifyProblem(typeof operation === "string" ? operation : operation(input), problem);
        return { ok: false, problem };
      } finally {
        busy.current = false;
        setPending(false);
      }
    },
    [id, operation, quiet],
  );
  return { run, pending };
}
