/** The one way in which long work lets others have their turn: after so many units, or 20 ms, whichever is first. */
import { type LongWork, unitsOfTurn } from "./units-of-turn.ts";

/** Hands the event loop to others. */
export type Pause = () => Promise<void>;

/** Of Node and of Workers; browsers have none. */
declare const setImmediate: ((done: () => void) => unknown) | undefined;
declare const performance: { now(): number };

const nextTurn: Pause = () =>
  new Promise<void>((resolve) => {
    // A turn of the event loop without a timer's shortest wait, thousands of times in a large ledger.
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** Turns that are given at once: what others ask passes from object to object, and each takes a turn. */
const mostTurns = 4;
/** A turn that took longer than this was used, ms. */
const usedMs = 0.3;

/** Ends a turn of the event loop, and gives further ones as long as others use them. */
export const pauseOnTimer: Pause = async () => {
  for (let given = 0; given < mostTurns; given += 1) {
    const before = performance.now();
    await nextTurn();
    if (performance.now() - before < usedMs) return;
  }
};

/** By the clock a turn ends after this, ms. */
const turnMs = 20;
/** How often the clock is read in a turn. */
const looksOfTurn = 8;

export interface TurnOptions {
  readonly pause?: Pause | undefined;
  /** ms; does not advance during work where the product is deployed. */
  readonly now?: (() => number) | undefined;
}

/** Counts the units of one kind of work, and says when a turn is over. */
export class Turns {
  readonly #most: number;
  readonly #pause: Pause;
  readonly #now: () => number;
  #units = 0;
  #since: number;
  /** Units at which the clock is read next: reading it for each would take longer than many of them. */
  #look: number;

  constructor(work: LongWork, { pause = pauseOnTimer, now = () => performance.now() }: TurnOptions = {}) {
    this.#most = unitsOfTurn[work];
    this.#pause = pause;
    this.#now = now;
    this.#since = now();
    this.#look = this.#most / looksOfTurn;
  }

  /** Counts units that are done. True: `next()` is due before more is done. */
  isOver(units: number): boolean {
    this.#units += units;
    if (this.#units >= this.#most) return true;
    if (this.#units < this.#look) return false;
    this.#look = this.#units + this.#most / looksOfTurn;
    return this.#now() - this.#since >= turnMs;
  }

  /** Hands the event loop to others; resolves when it is this work's turn again. */
  async next(): Promise<void> {
    await this.#pause();
    this.#units = 0;
    this.#look = this.#most / looksOfTurn;
    this.#since = this.#now();
  }

  /** Counts units that are done, and lets others have their turn where this one is over. */
  async after(units: number): Promise<void> {
    if (this.isOver(units)) await this.next();
  }
}

/** Work in parts: gives the units of each part as it is done, and its result at the end. */
export type InParts<T> = Generator<number, T, void>;

/** Does work in parts, turn by turn. Others may change what it reads in between. */
export async function inTurns<T>(parts: InParts<T>, turns: Turns): Promise<T> {
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
    if (turns.isOver(part.value)) await turns.next();
  }
}

/** Does work in parts in one go, where it is known to be short. */
export function atOnce<T>(parts: InParts<T>): T {
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
  }
}

/** The places from 0 to `size` in ranges of what one turn does. */
export function* rangesOf(work: LongWork, size: number): Generator<{ readonly from: number; readonly to: number }> {
  const most = unitsOfTurn[work];
  for (let from = 0; from < size; from += most) yield { from, to: Math.min(size, from + most) };
}

/** Hands batches on as they are asked for, and lets others have their turn between them. */
export async function* paced<T>(
  work: LongWork,
  batches: Iterable<readonly T[]>,
  options: TurnOptions = {},
): AsyncGenerator<readonly T[]> {
  const turns = new Turns(work, options);
  for (const batch of batches) {
    yield batch;
    await turns.after(batch.length);
  }
}
