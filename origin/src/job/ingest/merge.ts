/**
 * Adds the deltas of all slices up into the totals and months of each payee: part by part, each one transaction that also
 * drops the deltas it used. What is killed before its commit is merged again; the remainder to do is what deltas are
 * left.
 */
import { inTurns, type InParts, type TurnOptions, Turns } from "@paygauge/api-types/turns/turns";
import { packedMonths, sumMonthPage, sumMonthPages, writeMonthPages } from "./month-pages.ts";
import { MonthSums } from "./month-sums.ts";
import { unpackColumns } from "./packed-columns.ts";
import { packedSizes, readSizes, sumSizePage, writeSizePages } from "./size-pages.ts";
import { bytesOf, drain, numberOf, type IngestStore, type SqlRunner } from "./sql-runner.ts";
import { partSize } from "./total-fields.ts";
import { PartTotals, readTotalPage, writeTotalPage } from "./total-pages.ts";

/** What a delta counts as, in spellings: most touch a part of them. */
const deltaSpellings = partSize / 2;

/** A part as it is written: its totals, its months, its documents by size, and the last delta that is in them. */
interface MergedPart {
  readonly totals: ArrayBuffer;
  readonly months: readonly ArrayBuffer[];
  readonly sizes: readonly ArrayBuffer[];
  readonly last: number;
}

/** Adds the deltas of a part up, one at a time: no cursor stays open while others have their turn. */
function* mergedPart(sql: SqlRunner, part: number): InParts<MergedPart> {
  const totals = new PartTotals();
  const months = new MonthSums();
  totals.add(readTotalPage(sql, part).columns);
  yield deltaSpellings;
  sumMonthPages(sql, part, months);
  const sizes = readSizes(sql, part);
  yield partSize;
  for (let last = 0; ;) {
    const [delta] = sql.exec(
      "SELECT seq, kind, columns FROM ingest_delta WHERE part = ? AND seq > ? ORDER BY seq LIMIT 1",
      part,
      last,
    );
    if (delta === undefined)
      return {
        totals: totals.packed(),
        months: yield* packedMonths(months),
        sizes: yield* packedSizes(sizes.sorted()),
        last,
      };
    last = numberOf(delta.seq);
    if (delta.kind === "totals") totals.add(unpackColumns(bytesOf(delta.columns)).columns);
    else if (delta.kind === "months") sumMonthPage(bytesOf(delta.columns), months);
    else sumSizePage(bytesOf(delta.columns), sizes);
    yield deltaSpellings;
  }
}

/**
 * Merges the next part that has deltas; call it until it is done, after the last file is read.
 * @returns true when no delta is left
 */
export async function mergeNext(store: IngestStore, options: TurnOptions = {}): Promise<boolean> {
  const { sql } = store;
  const [next] = sql.exec("SELECT min(part) AS part FROM ingest_delta");
  if (typeof next?.part !== "number") return true;
  const { part } = next;
  const turns = new Turns("mergedSpellings", options);
  const { totals, months, sizes, last } = await inTurns(mergedPart(sql, part), turns);
  await turns.next();
  store.transactionSync(() => {
    writeTotalPage(sql, part, totals);
    writeMonthPages(sql, part, months);
    writeSizePages(sql, part, sizes);
    drain(sql.exec("DELETE FROM ingest_delta WHERE part = ? AND seq <= ?", part, last));
  });
  await turns.next();
  return false;
}
