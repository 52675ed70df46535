/**
 * Which sets of buyers can be shown one after the other without telling anything of a single one. It assumes the
 * worst: that each figure is the sum of its set, and that no buyer's figure changes over time.
 */

/** Buyers that a figure is of at least, and that two different figures differ by at least. */
export const fewestBuyers = 5;

/** A prime below 2^26: products of two remainders are exact. */
const prime = 67_108_859;

type Members = ReadonlySet<string>;

/** The remainder's inverse, by Fermat's little theorem. */
function inverseOf(value: number): number {
  let [result, base, power] = [1, value % prime, prime - 2];
  for (; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}

/** Subtracts a multiple of one row from another, so that the other is 0 in a column. */
function clear(row: number[], by: readonly number[], column: number): void {
  const times = prime - (row[column] ?? 0);
  for (let at = 0; at < row.length; at += 1) row[at] = ((row[at] ?? 0) + times * (by[at] ?? 0)) % prime;
}

/** Whether adding and subtracting the sums of these sets yields the figure of one buyer. */
function tellsOne(sets: readonly Members[]): boolean {
  const columns = [...new Set(sets.flatMap((set) => [...set]))];
  const rows = sets.map((set) => columns.map((each): number => (set.has(each) ? 1 : 0)));
  let rank = 0;
  for (let column = 0; column < columns.length && rank < rows.length; column += 1) {
    const at = rows.findIndex((row, place) => place >= rank && (row[column] ?? 0) !== 0);
    const pivot = rows[at];
    if (pivot === undefined) continue;
    [rows[at], rows[rank]] = [rows[rank] ?? [], pivot];
    const inverse = inverseOf(pivot[column] ?? 0);
    for (let cell = 0; cell < pivot.length; cell += 1) pivot[cell] = ((pivot[cell] ?? 0) * inverse) % prime;
    for (const row of rows) if (row !== pivot && (row[column] ?? 0) !== 0) clear(row, pivot, column);
    rank += 1;
  }
  // A reduced row of one buyer is the only way to that buyer alone.
  return rows.some((row) => row.filter((cell) => cell !== 0).length === 1);
}

function differenceOf(one: Members, other: Members): number {
  const both = [...one].filter((each) => other.has(each)).length;
  return one.size + other.size - 2 * both;
}

/** Whether a set can be shown to a user who has seen these. */
export function addsSafely(shown: readonly Members[], next: Members): boolean {
  const differences = shown.map((each) => differenceOf(each, next));
  if (differences.includes(0)) return true;
  return differences.every((count) => count >= fewestBuyers) && !tellsOne([...shown, next]);
}
