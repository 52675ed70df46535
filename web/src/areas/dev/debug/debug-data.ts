import useSWR from "swr";
import * as v from "valibot";
import { debugBody, debugLine, type DebugArea, type DebugLevel } from "@paygauge/api-types/debug/debug-lines";
import { problemOf, unreachable, type ApiProblem } from "../../../data/api-problem.ts";
import { postToEdge } from "../../../data/session.ts";

/** How often lines are read while a level is raised, ms. */
const pollMs = 2000;

const debugState = v.object({
  levels: debugBody.entries.levels,
  until: v.nullable(v.string()),
  leftMs: v.number(),
});
const debugAnswer = v.object({ ...debugState.entries, lines: v.array(debugLine) });
export type DebugState = v.InferOutput<typeof debugState>;
type DebugAnswer = v.InferOutput<typeof debugAnswer>;
export type Levels = Record<DebugArea, DebugLevel>;

async function answerOf(asked: Promise<Response>): Promise<unknown> {
  const response = await asked.catch(() => {
    throw unreachable();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response.status, answer);
  return answer;
}

async function readLines(correlationId: string | null): Promise<DebugAnswer> {
  const query = correlationId === null ? "" : `?${new URLSearchParams({ correlationId }).toString()}`;
  const headers = { accept: "application/json" };
  return v.parse(debugAnswer, await answerOf(fetch(`/auth/debug-lines${query}`, { headers })));
}

/** The level of this session with the user's newest lines, or those of one request. */
export function useDebugLines(correlationId: string | null) {
  return useSWR<DebugAnswer, ApiProblem>(["debug-lines", correlationId], () => readLines(correlationId), {
    refreshInterval: (latest) => (latest !== undefined && latest.leftMs > 0 ? pollMs : 0),
    keepPreviousData: true,
  });
}

/** Sets the level of this session. @throws ApiProblem */
export async function setDebugLevel(levels: Levels, minutes: number): Promise<DebugState> {
  return v.parse(debugState, await answerOf(postToEdge("/auth/debug-level", { levels, minutes })));
}

/** @throws ApiProblem */
export async function clearDebugLines(): Promise<void> {
  await answerOf(postToEdge("/auth/debug-clear"));
}
