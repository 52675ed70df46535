import * as v from "valibot";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { LatestUsed } from "../latest-used.ts";
import { LargestFirst } from "../measures/largest-first.ts";
import { inRanges } from "../summary/added-up.ts";

/** Share of the spend whose suppliers are "the top" (docs/analysis.md section 6, stp). */
const topShare = 0.8;

export interface TopSpend {
  includes(spendMinor: number, supplierKey: string): boolean;
}

const amountRow = v.object({ amount: v.number() });
const keyRow = v.object({ supplierKey: v.string() });

/**
 * The suppliers that, largest first, make up the top 80 % of a run's spend; the one that crosses it is in. Read from
 * the spend that Group wrote, so that a batch of suppliers can be scored without the others in memory; in parts of
 * `walkedRows`.
 */
export function* topSpend(sql: SqlStorage, run: string): InParts<TopSpend> {
  const amounts = new LargestFirst();
  const spend = { text: "SELECT spendMinor AS amount FROM supplier_base", rest: "AND spendMinor > 0" };
  yield* inRanges(sql, run, amountRow, spend, ({ amount }) => amounts.add(amount));
  const { last, ofLast } = amounts.fewest(amounts.sum * topShare);
  // Of suppliers with the last one's spend those with the first keys.
  const keys: string[] = [];
  const same = { text: "SELECT supplierKey FROM supplier_base", rest: `AND spendMinor = ${last}` };
  yield* inRanges(sql, run, keyRow, same, ({ supplierKey }) => keys.push(supplierKey));
  const lastKey = keys.toSorted()[ofLast - 1];
  return {
    includes: (spendMinor, supplierKey) =>
      lastKey !== undefined && spendMinor > 0 && (spendMinor > last || (spendMinor === last && supplierKey <= lastKey)),
  };
}

const tops = new WeakMap<SqlStorage, LatestUsed<string, TopSpend>>();
/** Of how many runs the top is known: the newest and the published one, which users read side by side. */
const runsKnown = 2;

/** The same of a whole run, whose suppliers no longer change: read once as long as its object lives. */
export function topOfWholeRun(sql: SqlStorage, run: string): TopSpend {
  const known = tops.get(sql) ?? new LatestUsed<string, TopSpend>(runsKnown);
  tops.set(sql, known);
  return known.get(run, () => atOnce(topSpend(sql, run)));
}
