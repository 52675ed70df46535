const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40] as const;

/**
 * Round figures from 0 to at least `max`, and from at most `min` where sums are below nothing, with at most `most`
 * intervals: [0, 3m, 6m, 9m, 12m]. Nothing to show (0 or no number) gives [0, 1]. `whole`: counts of things, of which
 * there is no half.
 */
export function niceTicks(max: number, most: number, whole = false, min = 0): readonly number[] {
  const high = Number.isFinite(max) ? Math.max(0, max) : 0;
  const low = Number.isFinite(min) ? Math.max(0, -min) : 0;
  if (high + low === 0) return [0, 1];
  const rough = (high + low) / most;
  const power = 10 ** Math.max(whole ? 0 : -Infinity, Math.floor(Math.log10(rough)));
  // A hair more than a whole number of steps is that number.
  const count = (value: number, step: number) => Math.max(0, Math.ceil(value / step - 1e-9));
  const fits = (factor: number) => {
    const step = factor * power;
    return count(high, step) + count(low, step) <= most && (!whole || Number.isInteger(step));
  };
  const step = (steps.find(fits) ?? 40) * power;
  const below = count(low, step);
  const intervals = Math.max(1, below + count(high, step));
  return Array.from({ length: intervals + 1 }, (_, index) => Number(((index - below) * step).toPrecision(12)));
}
