import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { columnNamed } from "./filter.ts";
import type { SupplierColumns } from "./columns.ts";

/** Ranks whose order, read forwards or backwards, is the wanted one; blanks (0) stand last, whichever the direction. */
interface SortKey {
  readonly ranks: Uint32Array;
  /** The largest rank. */
  readonly most: number;
  readonly descending: boolean;
}

function sortKey(columns: SupplierColumns, order: string, path: string): SortKey {
  const descending = order.startsWith("-");
  const name = columnNamed(descending ? order.slice(1) : order, path);
  return { ranks: columns.ranks(name), most: columns.mostRank(name), descending };
}

/** Every row alike. */
const noKey: SortKey = { ranks: new Uint32Array(0), most: 0, descending: false };

function keyOf({ ranks, most, descending }: SortKey, at: number): number {
  const rank = ranks[at] ?? 0;
  if (rank === 0) return most;
  return descending ? most - rank : rank - 1;
}

/** Moves the `count` least values of a range to its front, in any order (quickselect, Hoare's partition). */
function gatherLeast(values: Float64Array, count: number): void {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++;
      while ((values[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = swapped;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

/** Rows of a selection in their order; only as much of it is sorted as was asked for. */
export class OrderedRows {
  readonly length: number;
  /** Both keys of each row in one number, and its place in the same number where that fits (2^53). */
  readonly #packed: Float64Array;
  readonly #holdsPlace: boolean;
  readonly #size: number;
  /** Sorted from the start up to here. */
  #sorted = 0;
  /** The selection as it came. */
  readonly #rows: Uint32Array;
  readonly #ordered: Uint32Array;

  /**
   * Sorts places by one or two keys, then by ordinal, so that pages never overlap.
   * @param most the largest number that two keys and a place may make together
   */
  constructor(
    columns: SupplierColumns,
    rows: Uint32Array,
    request: Pick<PagedRequest, "orderBy" | "secondaryOrderBy">,
    most = Number.MAX_SAFE_INTEGER,
  ) {
    this.length = rows.length;
    this.#size = Math.max(1, columns.size);
    const first = sortKey(columns, request.orderBy ?? "-spendMinor", "orderBy");
    const second = request.secondaryOrderBy ? sortKey(columns, request.secondaryOrderBy, "secondaryOrderBy") : noKey;
    const span = second.most + 1;
    this.#holdsPlace = (first.most + 1) * span * this.#size < most;
    const packed = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index++) {
      const at = rows[index] ?? 0;
      const key = keyOf(first, at) * span + keyOf(second, at);
      packed[index] = this.#holdsPlace ? key * this.#size + at : key;
    }
    this.#packed = packed;
    this.#rows = this.#holdsPlace ? new Uint32Array(0) : rows;
    this.#ordered = new Uint32Array(rows.length);
  }

  /** Rows [from, to) of the order. */
  between(from: number, to: number): Uint32Array {
    const end = Math.min(to, this.length);
    if (end > this.#sorted) {
      const isPart = end * 8 < this.length;
      if (this.#holdsPlace) this.#sortNumbers(isPart ? end : this.length);
      else this.#sortPlaces(isPart ? end : this.length);
    }
    return this.#ordered.subarray(from, end);
  }

  /** Numbers sort several times faster than a comparison function is called; a first page needs few of them. */
  #sortNumbers(end: number): void {
    if (end < this.length) gatherLeast(this.#packed, end);
    const sorted = this.#packed.subarray(0, end).sort();
    for (let index = 0; index < end; index++) this.#ordered[index] = (sorted[index] ?? 0) % this.#size;
    this.#sorted = end;
  }

  /** Where many different keys leave no room for the place: the rows of a page, and what ties with its last, by comparison. */
  #sortPlaces(end: number): void {
    const keys = this.#packed;
    const rows = this.#rows;
    const most = end < this.length ? greatestOfLeast(keys.slice(), end) : Infinity;
    const chosen = Uint32Array.from(keys.keys()).filter((index) => (keys[index] ?? 0) <= most);
    chosen.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (rows[a] ?? 0) - (rows[b] ?? 0));
    for (let index = 0; index < chosen.length; index++) this.#ordered[index] = rows[chosen[index] ?? 0] ?? 0;
    this.#sorted = chosen.length;
  }
}

/** The value that `count` of the values do not exceed; their order is lost. */
function greatestOfLeast(values: Float64Array, count: number): number {
  gatherLeast(values, count);
  let most = -Infinity;
  for (let at = 0; at < count; at++) most = Math.max(most, values[at] ?? most);
  return most;
}
