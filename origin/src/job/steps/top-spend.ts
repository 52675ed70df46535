import { LatestUsed } from "../latest-used.ts";

/** Share of the spend whose suppliers are "the top" (docs/analysis.md section 6, stp). */
const topShare = 0.8;

export interface TopSpend {
  includes(spendMinor: number, supplierKey: string): boolean;
}

/**
 * The suppliers that, largest first, make up the top 80 % of a run's spend; the one that crosses it is in. Read from
 * the spend that Group wrote, so that a batch of suppliers can be scored without the others in memory.
 */
export function topSpendOf(sql: SqlStorage, run: string): TopSpend {
  const { total } = sql
    .exec<{ total: number }>("SELECT total(max(spendMinor, 0)) AS total FROM supplier_base WHERE run = ?", run)
    .one();
  const last = sql
    .exec<{ spendMinor: number; supplierKey: string }>(
      `SELECT spendMinor, supplierKey FROM (
         SELECT spendMinor, supplierKey, sum(spendMinor) OVER (ORDER BY spendMinor DESC, supplierKey ROWS UNBOUNDED PRECEDING) - spendMinor AS before
         FROM supplier_base WHERE run = ? AND spendMinor > 0)
       WHERE before < ? ORDER BY spendMinor ASC, supplierKey DESC LIMIT 1`,
      run,
      total * topShare,
    )
    .toArray()[0];
  return {
    includes: (spendMinor, supplierKey) =>
      last !== undefined &&
      spendMinor > 0 &&
      (spendMinor > last.spendMinor || (spendMinor === last.spendMinor && supplierKey <= last.supplierKey)),
  };
}

const tops = new WeakMap<SqlStorage, LatestUsed<string, TopSpend>>();
/** Of how many runs the top is known: the newest and the published one, which people read side by side. */
const runsKnown = 2;

/** The same of a whole run, whose suppliers no longer change: read once as long as its object lives. */
export function topOfWholeRun(sql: SqlStorage, run: string): TopSpend {
  const known = tops.get(sql) ?? new LatestUsed<string, TopSpend>(runsKnown);
  tops.set(sql, known);
  return known.get(run, () => topSpendOf(sql, run));
}
