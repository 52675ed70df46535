import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { columnNamed } from "./filter.ts";
import type { GridColumns } from "./grid-columns.ts";

/** Ranks whose order, read forwards or backwards, is the wanted one; blanks (0) are last, whichever the direction. */
interface SortKey {
  readonly ranks: Uint32Array;
  /** The largest rank. */
  readonly most: number;
  readonly descending: boolean;
}

function sortKey(columns: GridColumns, order: string, path: string): SortKey {
  const descending = order.startsWith("-");
  const name = columnNamed(columns.schema, descending ? order.slice(1) : order, path);
  return { ranks: columns.ranks(name), most: columns.maxRank(name), descending };
}

/** Every row alike. */
const noKey: SortKey = { ranks: new Uint32Array(0), most: 0, descending: false };

function keyOf({ ranks, most, descending }: SortKey, at: number): number {
  const rank = ranks[at] ?? 0;
  if (rank === 0) return most;
  return descending ? most - rank : rank - 1;
}

/** Makes one number of both keys of a row: its order is that of the rows, but for ties. */
function packing(columns: GridColumns, request: OrderRequest): { keyAt: (at: number) => number; most: number } {
  const first = sortKey(columns, request.orderBy ?? "-spendMinor", "orderBy");
  const second = request.secondaryOrderBy ? sortKey(columns, request.secondaryOrderBy, "secondaryOrderBy") : noKey;
  const span = second.most + 1;
  return { keyAt: (at) => keyOf(first, at) * span + keyOf(second, at), most: (first.most + 1) * span };
}

type OrderRequest = Pick<PagedRequest, "orderBy" | "secondaryOrderBy">;

/**
 * The first `count` of some places, or all of them where that is hardly more work, sorted by one or two keys and then
 * by ordinal, so that pages never overlap.
 * @param places in the order of their ordinals; they are left as they are
 * @param most the largest number that two keys and a place may make together
 */
export function inOrder(
  columns: GridColumns,
  places: Uint32Array,
  request: OrderRequest,
  count: number,
  most = Number.MAX_SAFE_INTEGER,
): Uint32Array {
  const { keyAt, most: mostKey } = packing(columns, request);
  if (count * 8 < places.length) return new LeastRows(count).of(places, keyAt);
  const size = Math.max(1, columns.size);
  return mostKey * size < most ? sortedAsNumbers(places, keyAt, size) : sortedByTwo(places, keyAt);
}

/** Numbers sort several times faster than a comparison function is called: the key and the place make one number. */
function sortedAsNumbers(places: Uint32Array, keyAt: (at: number) => number, size: number): Uint32Array {
  const packed = Float64Array.from(places, (at) => keyAt(at) * size + at).sort();
  return Uint32Array.from(packed, (value) => value % size);
}

/** Where many different keys leave no room for the place in one number. */
function sortedByTwo(places: Uint32Array, keyAt: (at: number) => number): Uint32Array {
  const keys = Float64Array.from(places, keyAt);
  const order = Uint32Array.from(places.keys());
  order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  return order.map((index) => places[index] ?? 0);
}

/**
 * The rows with the least keys, found in one pass: a row that is not below the last of those found so far is passed
 * over, which nearly all are.
 */
class LeastRows {
  readonly #count: number;
  readonly #keys: Float64Array;
  readonly #places: Uint32Array;
  #held = 0;
  /** No row with this key or more is among the least any more. */
  #limit = Infinity;

  constructor(count: number) {
    this.#count = count;
    this.#keys = new Float64Array(2 * count);
    this.#places = new Uint32Array(2 * count);
  }

  /** The least of the places, sorted by key, then place. @param places in ascending order, more than are wanted */
  of(places: Uint32Array, keyAt: (at: number) => number): Uint32Array {
    for (let index = 0; index < places.length; index++) {
      const at = places[index] ?? 0;
      const key = keyAt(at);
      // Of two rows with one key the one that came before is the lesser.
      if (key >= this.#limit) continue;
      this.#keys[this.#held] = key;
      this.#places[this.#held] = at;
      this.#held++;
      if (this.#held === this.#keys.length) this.#drop();
    }
    const order = Uint32Array.from({ length: this.#held }, (_, index) => index);
    order.sort((a, b) => this.#compare(a, this.#keys[b] ?? 0, this.#places[b] ?? 0));
    return order.subarray(0, this.#count).map((index) => this.#places[index] ?? 0);
  }

  /** Keeps the wanted number of them. */
  #drop(): void {
    this.#gather();
    this.#held = this.#count;
    this.#limit = -Infinity;
    for (let index = 0; index < this.#held; index++) this.#limit = Math.max(this.#limit, this.#keys[index] ?? 0);
  }

  /** Moves the least to the front, in any order (quickselect, Hoare's partition). */
  #gather(): void {
    let [low, high] = [0, this.#held - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const [key, place] = [this.#keys[middle] ?? 0, this.#places[middle] ?? 0];
      let [left, right] = [low, high];
      while (left <= right) {
        while (this.#compare(left, key, place) < 0) left++;
        while (this.#compare(right, key, place) > 0) right--;
        if (left > right) break;
        this.#swap(left++, right--);
      }
      if (this.#count - 1 <= right) high = right;
      else if (this.#count - 1 >= left) low = left;
      else return;
    }
  }

  #compare(index: number, key: number, place: number): number {
    return (this.#keys[index] ?? 0) - key || (this.#places[index] ?? 0) - place;
  }

  #swap(one: number, other: number): void {
    const [key, place] = [this.#keys[one] ?? 0, this.#places[one] ?? 0];
    this.#keys[one] = this.#keys[other] ?? 0;
    this.#places[one] = this.#places[other] ?? 0;
    this.#keys[other] = key;
    this.#places[other] = place;
  }
}
