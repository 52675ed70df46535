import { useState } from "react";

interface Steps<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What was changed last, and when, ms. */
  readonly place: string | null;
  readonly at: number;
}

export interface Undo<T> {
  readonly body: T;
  readonly setBody: (next: T) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Steps that are kept, and the pause that ends one. */
const most = 100;
const pause = 600;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The one figure or text in which two values differ, by its path; null where it is more, or something came or went. */
export function changedPlace(before: unknown, after: unknown): string | null {
  if (!isRecord(before) || !isRecord(after)) return isRecord(before) || isRecord(after) ? null : "";
  const [names, others] = [Object.keys(before), Object.keys(after)];
  if (names.length !== others.length) return null;
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const [only, more] = changed;
  if (only === undefined || more !== undefined) return null;
  const below = changedPlace(before[only], after[only]);
  return below === null ? null : `${only}.${below}`;
}

/** What a value becomes by a change. Letters typed in a row into one field are one step. */
export function withStep<T>({ past, now, ...last }: Steps<T>, next: T, moment: number): Steps<T> {
  const place = changedPlace(now, next);
  const isSameStep = past.length > 0 && place !== null && place === last.place && moment - last.at < pause;
  return { past: isSameStep ? past : [...past.slice(1 - most), now], now: next, future: [], place, at: moment };
}

/** One step back; the same where there is none. */
export function stepBack<T>(steps: Steps<T>): Steps<T> {
  const before = steps.past.at(-1);
  if (before === undefined) return steps;
  return { past: steps.past.slice(0, -1), now: before, future: [steps.now, ...steps.future], place: null, at: 0 };
}

/** One step that was undone, again; the same where there is none. */
export function stepAgain<T>(steps: Steps<T>): Steps<T> {
  const [next, ...future] = steps.future;
  return next === undefined ? steps : { past: [...steps.past, steps.now], now: next, future, place: null, at: 0 };
}

/** A value that is edited, with the way back. Values are never changed in place. */
export function useUndo<T>(first: T): Undo<T> {
  const [steps, setSteps] = useState<Steps<T>>({ past: [], now: first, future: [], place: null, at: 0 });
  return {
    body: steps.now,
    setBody: (next) => {
      const moment = Date.now();
      setSteps((before) => withStep(before, next, moment));
    },
    undo: steps.past.length === 0 ? undefined : () => setSteps(stepBack),
    redo: steps.future.length === 0 ? undefined : () => setSteps(stepAgain),
  };
}
