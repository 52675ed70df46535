/** A small seeded generator (mulberry32): samples are the same on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
  /** Log-normal around the median. */
  spread(median: number, sigma: number): number;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[whole(0, from.length - 1)];
    if (chosen === undefined) throw new Error("Nothing to pick from.");
    return chosen;
  };
  return {
    next,
    whole,
    pick,
    chance: (share) => next() < share,
    spread: (median, sigma) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(sigma * normal);
    },
  };
}
