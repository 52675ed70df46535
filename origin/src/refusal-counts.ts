import { lt, sql } from "drizzle-orm";
import { limits } from "@paygauge/api-types/limits";
import { commit, now, openDatabase } from "./store/database.ts";
import { refusalCounts } from "./store/schema.ts";

type Refused = Pick<typeof refusalCounts.$inferInsert, "person" | "callId" | "minute" | "code">;

/** Refusals of this isolate that are not written yet. */
const waiting = new Map<string, { readonly refused: Refused; count: number }>();
/** How long refusals are gathered, ms, and after which a request that died before it wrote them is not waited for. */
const gatherMs = 200;
const givenUpMs = 5000;
let gatheringSince = 0;

async function write(binding: D1Database): Promise<void> {
  await scheduler.wait(gatherMs);
  const all = [...waiting.values()];
  waiting.clear();
  gatheringSince = 0;
  const db = openDatabase(binding);
  const kept = new Date(Date.now() - limits.refusalCountsKeptDays * 86_400_000).toISOString();
  await commit(db, [
    db.delete(refusalCounts).where(lt(refusalCounts.minute, kept)),
    ...all.map(({ refused, count }) =>
      db
        .insert(refusalCounts)
        .values({ ...refused, count })
        .onConflictDoUpdate({
          target: [refusalCounts.person, refusalCounts.callId, refusalCounts.minute, refusalCounts.code],
          set: { count: sql`${refusalCounts.count} + ${count}` },
        }),
    ),
  ]);
}

const keyOf = (refused: Refused): string => Object.values(refused).join("\n");

/**
 * Adds one to the refusals of a user, call and minute. A flood of them makes few rows and few writes: those of a
 * moment are written together, by the request that was refused first.
 */
export function countRefusal(binding: D1Database, person: string, id: string, code: string): Promise<void> {
  return countRefusals(binding, [{ person, entry: id, code, count: 1 }]);
}

/** The same for several, such as those that the gateway reports; `entry` is the id of the call, or of a page with its prefix. */
export async function countRefusals(
  binding: D1Database,
  refusals: readonly { person: string; entry: string; code: string; count: number }[],
): Promise<void> {
  const minute = now().slice(0, 16);
  for (const { person, entry: callId, code, count } of refusals) {
    const refused = { person, callId, minute, code };
    const key = keyOf(refused);
    waiting.set(key, { refused, count: (waiting.get(key)?.count ?? 0) + count });
  }
  if (Date.now() - gatheringSince < givenUpMs) return;
  gatheringSince = Date.now();
  await write(binding);
}
