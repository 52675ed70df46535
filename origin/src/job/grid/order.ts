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
  /** Keys and place of each row in one number; null where they do not fit one. */
  readonly #packed: Float64Array | null;
  readonly #size: number;
  /** Sorted from the start up to here. */
  #sorted = 0;
  #rows: Uint32Array;

  /** Sorts places by one or two keys, then by ordinal, so that pages never overlap. */
  constructor(
    columns: SupplierColumns,
    rows: Uint32Array,
    request: Pick<PagedRequest, "orderBy" | "secondaryOrderBy">,
  ) {
    this.length = rows.length;
    this.#size = Math.max(1, columns.size);
    const first = sortKey(columns, request.orderBy ?? "-spendMinor", "orderBy");
    const second = request.secondaryOrderBy ? sortKey(columns, request.secondaryOrderBy, "secondaryOrderBy") : noKey;
    const span = second.most + 1;
    if ((first.most + 1) * span * this.#size >= Number.MAX_SAFE_INTEGER) {
      const by = (a: number, b: number): number =>
        keyOf(first, a) - keyOf(first, b) || keyOf(second, a) - keyOf(second, b) || a - b;
      this.#packed = null;
      this.#rows = rows.toSorted(by);
      this.#sorted = rows.length;
      return;
    }
    const packed = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index++) {
      const at = rows[index] ?? 0;
      packed[index] = (keyOf(first, at) * span + keyOf(second, at)) * this.#size + at;
    }
    this.#packed = packed;
    this.#rows = new Uint32Array(rows.length);
  }

  /** Rows [from, to) of the order. */
  between(from: number, to: number): Uint32Array {
    const end = Math.min(to, this.length);
    if (end > this.#sorted) this.#sortTo(end);
    return this.#rows.subarray(from, end);
  }

  /** Numbers sort several times faster than a comparison function is called; a first page needs few of them. */
  #sortTo(end: number): void {
    const packed = this.#packed;
    if (packed === null) return;
    const isPart = end * 8 < packed.length;
    if (isPart) gatherLeast(packed, end);
    const sorted = isPart ? packed.subarray(0, end) : packed;
    sorted.sort();
    for (let index = 0; index < sorted.length; index++) this.#rows[index] = (sorted[index] ?? 0) % this.#size;
    this.#sorted = sorted.length;
  }
}
