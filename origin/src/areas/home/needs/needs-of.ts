/** "Needs you" of one user: every kind read alone, in order, without what the user postponed. */
import { and, eq, isNotNull } from "drizzle-orm";
import { needKinds, needLimits, type Need, type NeedKind, type NeedsYou } from "@paygauge/api-types/entities/needs";
import { jobsInWork, visibleJobs } from "../../../identity/job-sight.ts";
import { buyers, jobs, postponedNeeds } from "../../../store/schema.ts";
import type { Asking } from "../dashboard-parts.ts";
import { shownMoney } from "../../vendors/seen-runs.ts";
import { jobNeedReaders } from "./job-needs.ts";
import type { NeedReader } from "./need-row.ts";
import { peopleNeedReaders } from "./people-needs.ts";
import { systemNeedReaders } from "./system-needs.ts";

export const needReaders: Readonly<Record<NeedKind, NeedReader>> = {
  ...peopleNeedReaders,
  ...systemNeedReaders,
  ...jobNeedReaders,
};

/** Other users wait for these. */
const blocksOthers = new Set<NeedKind>(["lockRequest", "approveUsers", "systemAlert", "linkFile"]);

/**
 * What blocks others first, then the most money at stake, compared at the reference rates; the oldest first where no
 * amount is known.
 */
export function inOrder(rows: readonly Need[]): Need[] {
  const { factors } = shownMoney(rows.flatMap(({ money }) => money ?? []));
  const rankOf = ({ kind }: Need) => (blocksOthers.has(kind) ? 0 : 1);
  const valueOf = ({ money }: Need) => (money === null ? 0 : money.minor * (factors[money.currency] ?? 0));
  return rows.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      valueOf(b) - valueOf(a) ||
      (a.since < b.since ? -1 : Number(a.since > b.since)) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** What waits for the user. A kind that cannot be read is named and leaves the others. */
export async function needsOf(readers: Readonly<Record<NeedKind, NeedReader>>, asking: Asking): Promise<NeedsYou> {
  const failed: NeedKind[] = [];
  const read = async (kind: NeedKind): Promise<Need[]> => {
    try {
      return await readers[kind](asking);
    } catch (error) {
      console.error(JSON.stringify({ event: "need-kind", kind, message: String(error) }));
      failed.push(kind);
      return [];
    }
  };
  const { db, person } = asking;
  const [found, postponed, firstJob] = await Promise.all([
    Promise.all(needKinds.map(read)),
    db.select().from(postponedNeeds).where(eq(postponedNeeds.userId, person.userId)),
    firstJobOf(asking),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const untilOf = new Map(
    postponed.filter(({ until }) => until > today).map((row) => [`${row.needId}|${row.fingerprint}`, row.until]),
  );
  const all = inOrder(found.flat()).map((row) => ({
    ...row,
    until: untilOf.get(`${row.id}|${row.fingerprint}`) ?? null,
  }));
  const rows = all.filter(({ until }) => until === null);
  return {
    rows: rows.slice(0, needLimits.rows),
    total: rows.length,
    later: all.flatMap(({ until, ...row }) => (until === null ? [] : [{ ...row, until }])).slice(0, needLimits.rows),
    failed,
    firstJob,
  };
}

/** The published job of a user who sees exactly one job and works on none. */
async function firstJobOf({ db, person }: Asking): Promise<NeedsYou["firstJob"]> {
  const seen = await db
    .select({ id: jobs.id, name: jobs.name, buyerName: buyers.name, kind: jobs.kind, published: jobs.publishedRun })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(visibleJobs(db, person))
    .limit(2);
  const [only] = seen;
  if (seen.length !== 1 || only?.published === null || only === undefined) return null;
  const worked = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(jobsInWork(db, person), isNotNull(jobs.id)))
    .limit(1);
  const { published: _, ...job } = only;
  return worked.length === 0 ? job : null;
}
