const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/**
 * Round figures from 0 to at least `max` with at most `most` intervals: [0, 3m, 6m, 9m, 12m].
 * Nothing to show (0, a negative or no number) gives [0, 1]. `whole`: counts of things, of which there is no half.
 */
export function niceTicks(max: number, most: number, whole = false): readonly number[] {
  if (!Number.isFinite(max) || max <= 0) return [0, 1];
  const rough = max / most;
  const power = 10 ** Math.max(whole ? 0 : -Infinity, Math.floor(Math.log10(rough)));
  const fits = (step: number) => step * power * most >= max * (1 - 1e-9) && (!whole || Number.isInteger(step * power));
  const factor = steps.find(fits) ?? 10;
  const step = factor * power;
  const count = Math.max(1, Math.ceil(max / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
