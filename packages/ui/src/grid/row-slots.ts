/**
 * Which element draws which row. A leap over many rows gives the elements that are there to the new rows, in their
 * order, which costs half of making new ones. While one row stays drawn (the next ones scroll in, or it has the focus)
 * nothing is passed on: elements would have to change places, and one that changes places loses the focus.
 */
export function makeRowSlots(): (rows: readonly number[]) => ReadonlyMap<number, number> {
  let held: ReadonlyMap<number, number> = new Map();
  let fresh = 0;
  return (rows) => {
    const stays = rows.some((row) => held.has(row));
    const left = stays ? [] : [...held.values()];
    // Asked twice for the same rows it answers the same: a drawing may be begun again.
    held = new Map(rows.map((row, at) => [row, held.get(row) ?? left[at] ?? fresh++]));
    return held;
  };
}
