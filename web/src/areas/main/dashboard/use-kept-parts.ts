import { useState } from "react";
import { useTick } from "../../../state/ticker.ts";
import type { Dashboard, DashboardPart } from "@paygauge/api-types/entities/dashboard";

/** Moments of parts are whole minutes. */
const minuteMs = 60_000;

type Value<Part extends DashboardPart> = Extract<Dashboard[Part], { state: "ready" }>["value"];

/** A part as it is shown: its newest value, and whether the last answer failed to bring one. */
export interface KeptPart<Shown> {
  /** undefined: there was none yet. */
  readonly value: Shown | undefined;
  /** When the value was read, ms since 1970. */
  readonly at: number;
  readonly failed: boolean;
}

export type KeptParts = { readonly [Part in DashboardPart]: KeptPart<Value<Part>> };

function kept<Shown>(
  before: KeptPart<Shown> | undefined,
  part: { readonly state: "ready"; readonly value: Shown } | { readonly state: "failed" },
  now: number,
): KeptPart<Shown> {
  if (part.state === "ready") return { value: part.value, at: now, failed: false };
  return { value: before?.value, at: before?.at ?? now, failed: true };
}

/** Returns the parts of a new answer; one that failed keeps the value of the answer before. */
export function keepParts(before: KeptParts | null, answer: Dashboard, now: number): KeptParts {
  return {
    jobs: kept(before?.jobs, answer.jobs, now),
    money: kept(before?.money, answer.money, now),
    campaigns: kept(before?.campaigns, answer.campaigns, now),
    queue: kept(before?.queue, answer.queue, now),
    running: kept(before?.running, answer.running, now),
    recent: kept(before?.recent, answer.recent, now),
  };
}

/** Keeps the parts of the answers that arrive. */
export function useKeptParts(answer: Dashboard | undefined): KeptParts | null {
  const [state, setState] = useState<{ answer: Dashboard | undefined; parts: KeptParts | null }>({
    answer: undefined,
    parts: null,
  });
  const minute = useTick((now) => Math.floor(now / minuteMs));
  if (answer === undefined || state.answer === answer) return state.parts;
  const next = { answer, parts: keepParts(state.parts, answer, minute * minuteMs) };
  setState(next);
  return next.parts;
}
