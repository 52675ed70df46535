/** What a reader learns of the runs before: how many suppliers differ, and which are the largest. */
import { and, desc, eq } from "drizzle-orm";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { maxChangedNamed, type ReaderChanges } from "@paygauge/api-types/entities/job-reader";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Database } from "../../store/database.ts";
import { audit, jobRuns } from "../../store/schema.ts";
import { NotWhole, pairsOf, type Pair } from "../comparison/compare-rows.ts";

type Named = NonNullable<ReaderChanges>["largest"][number];

/** Ours: publications that are looked through for another run. */
const maxPublications = 50;

/** The run that was published before the one in force, by the audit. */
async function publishedBefore(db: Database, job: SeenJob) {
  const [lines, runs] = await db.batch([
    db
      .select({ note: audit.note })
      .from(audit)
      .where(and(eq(audit.entityType, "job"), eq(audit.entityId, job.id), eq(audit.action, "publishJob")))
      .orderBy(desc(audit.sequence))
      .limit(maxPublications),
    db.select().from(jobRuns).where(eq(jobRuns.jobId, job.id)),
  ]);
  const byNote = new Map(runs.map((row) => [`published ${row.run}`, row]));
  const published = lines.flatMap(({ note }) => byNote.get(note ?? "") ?? []);
  const after = runs.find(({ run }) => run === job.publishedRun);
  const before = published.find(({ run }) => run !== job.publishedRun);
  return before === undefined || after === undefined ? null : { before, after };
}

/** How a supplier differs; null if it does not. Of several levels that differ, the first chosen capability is given. */
export function changeOf(
  { before, after }: Pair,
  chosen: readonly Capability[],
): Pick<Named, "change" | "capability"> | null {
  if (before === null) return { change: "joined", capability: null };
  if (after === null) return { change: "left", capability: null };
  const at = capabilities.findIndex(
    (each, place) => chosen.includes(each) && before.levels[place] !== after.levels[place],
  );
  const capability: Capability | undefined = capabilities[at];
  if (capability === undefined) return null;
  // 0 is High, 3 is None.
  return { change: Number(after.levels[at]) < Number(before.levels[at]) ? "up" : "down", capability };
}

/** Null where nothing was published before, or the suppliers of that run are gone. */
export async function changesForReader(
  env: Pick<Env, "JOB">,
  db: Database,
  { job, maySeeNames }: { readonly job: SeenJob; readonly maySeeNames: boolean },
): Promise<ReaderChanges> {
  const pair = await publishedBefore(db, job);
  if (pair === null) return null;
  const chosen = capabilitiesOf(job);
  const spendOf = ({ before, after }: Pair): number => (after ?? before)?.spendMinor ?? 0;
  let suppliers = 0;
  let largest: { readonly spend: number; readonly named: Named }[] = [];
  try {
    const rows = pairsOf(env, { before: { job, row: pair.before }, after: { job, row: pair.after } });
    for await (const each of rows) {
      const change = changeOf(each, chosen);
      if (change === null) continue;
      suppliers += 1;
      if (!maySeeNames) continue;
      const { supplierKey = "", name = "" } = each.after ?? each.before ?? {};
      largest.push({ spend: spendOf(each), named: { supplierKey, name, ...change } });
      largest = largest.toSorted((a, b) => b.spend - a.spend).slice(0, maxChangedNamed);
    }
  } catch (error) {
    if (error instanceof NotWhole) return null;
    throw error;
  }
  return { number: pair.before.number, suppliers, largest: largest.map(({ named }) => named) };
}
