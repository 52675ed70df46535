import { useDeferredValue } from "react";
import useSWR, { type KeyedMutator } from "swr";
import type { AnswerOf, ReleasedCallId } from "@paygauge/api-types/endpoints";
import type { ApiProblem } from "./api-problem.ts";
import { callOf } from "./call-table.ts";
import { callApi, type CallInput } from "./call-api.ts";

export interface UseCallOptions<Answer> {
  /** ms between polls, or what decides it from the last answer; 0 stops. Left out: as the call declares. */
  readonly pollMs?: number | ((answer: Answer | undefined) => number);
  /** The answer to another input stands while the new one is fetched: true unless it is said. */
  readonly keepPrevious?: boolean;
}

export interface CallState<Answer> {
  readonly data: Answer | undefined;
  readonly problem: ApiProblem | undefined;
  /** No answer yet, or the first is about to be drawn. */
  readonly loading: boolean;
  /** An answer is shown while a newer one is fetched or about to be drawn. */
  readonly refreshing: boolean;
  readonly reload: () => void;
  readonly mutate: KeyedMutator<Answer>;
}

/** The cache key of a call: its id with everything that decides its answer. */
export function callKey<Id extends ReleasedCallId>(id: Id, input: CallInput<Id>): readonly unknown[] {
  return [id, input.params ?? null, input.query ?? null, input.body ?? null];
}

/**
 * A reading call as state: cached, shared between screens, old rows kept while new ones load, polled as declared and
 * paused while the tab is hidden. `input` null: not asked yet.
 */
export function useCall<Id extends ReleasedCallId>(
  id: Id,
  input: CallInput<Id> | null,
  options: UseCallOptions<AnswerOf<Id>> = {},
): CallState<AnswerOf<Id>> {
  const keepPrevious = options.keepPrevious ?? true;
  const pollMs = options.pollMs ?? callOf(id).pollMs ?? 0;
  const state = useSWR<AnswerOf<Id>, ApiProblem>(
    input === null ? null : callKey(id, input),
    () => {
      if (input === null) throw new Error(`${id} was asked without its input.`);
      return callApi(id, input);
    },
    { keepPreviousData: keepPrevious, refreshInterval: pollMs },
  );
  const { data: arrived, mutate } = state;
  // An answer is drawn in small steps, between which the page answers; where the one before must not be, at once.
  const drawn = useDeferredValue(arrived);
  const data = keepPrevious ? drawn : arrived;
  // Looked up by whom it concerns: a part that does not ask is not drawn again while an answer is awaited.
  return {
    data,
    get problem() {
      return state.error;
    },
    get loading() {
      return data === undefined && (state.isLoading || arrived !== undefined);
    },
    get refreshing() {
      return (state.isValidating || data !== arrived) && data !== undefined;
    },
    reload: () => void mutate(),
    mutate,
  };
}
