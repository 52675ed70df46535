export interface RowSlots {
  /** Element of each row of a drawing: from those that were drawn last. */
  readonly of: (rows: readonly number[]) => ReadonlyMap<number, number>;
  /** To be called after commit: an abandoned drawing passes nothing on. */
  readonly drawn: (slots: ReadonlyMap<number, number>) => void;
}

/**
 * Which element draws which row. A leap over many rows gives the elements that are there to the new rows, in their
 * order, which costs half of making new ones. While one row stays drawn (the next ones scroll in, or it has the focus)
 * nothing is passed on: elements would have to change places, and one that changes places loses the focus.
 */
export function makeRowSlots(): RowSlots {
  let held: ReadonlyMap<number, number> = new Map();
  let next = 0;
  return {
    of: (rows) => {
      const stays = rows.some((row) => held.has(row));
      const left = stays ? [] : [...held.values()];
      let fresh = next;
      return new Map(rows.map((row, at) => [row, held.get(row) ?? left[at] ?? fresh++]));
    },
    drawn: (slots) => {
      held = slots;
      next = Math.max(next, ...[...slots.values()].map((slot) => slot + 1));
    },
  };
}
