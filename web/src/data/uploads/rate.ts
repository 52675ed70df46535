/** Bytes sent at a moment; `at` in ms. */
export interface Sample {
  readonly at: number;
  readonly bytes: number;
}

/** Bytes a second between the first and the last sample; 0 when they tell nothing. */
export function rateOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return 0;
  return Math.max(0, ((last.bytes - first.bytes) * 1000) / (last.at - first.at));
}

/** Whole seconds left at this rate; undefined while the rate is not known. */
export function secondsLeft(size: number, sent: number, rate: number): number | undefined {
  return rate > 0 ? Math.max(1, Math.ceil((size - sent) / rate)) : undefined;
}
