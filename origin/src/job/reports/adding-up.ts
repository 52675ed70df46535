/**
 * Whole numbers that add up to a whole (largest remainder, docs/interface.md decision 6), so that a reader who adds the
 * printed parts finds the printed sum. Values may be below zero.
 */
export function addingUp(values: readonly number[], whole: number): number[] {
  const floors = values.map((value) => Math.floor(value) + 0);
  const left = whole - floors.reduce((sum, each) => sum + each, 0);
  const order = values
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  // As many as there are, or all of them and some again where the whole was itself rounded up.
  for (let step = 0; step < Math.abs(left) && order.length > 0; step++) {
    const place = order[left > 0 ? step % order.length : order.length - 1 - (step % order.length)];
    if (place !== undefined) floors[place.at] = (floors[place.at] ?? 0) + Math.sign(left);
  }
  return floors;
}
