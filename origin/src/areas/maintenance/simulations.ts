import { and, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { maintenanceActRows, maintenanceBatches } from "../../store/schema.ts";

/** Jobs with their states, and the rulesets that a re-score of them takes. */
type SimulatedSet = Pick<typeof maintenanceBatches.$inferSelect, "digest" | "scoringVersion" | "confidenceVersion">;

/**
 * The user's newest finished simulation of exactly this set with these rulesets, or the one that is named; null: none.
 * One that was canceled is none, since some of its jobs were not counted.
 */
export async function simulationOf(
  db: Database,
  { userId }: Person,
  { digest, scoringVersion, confidenceVersion }: SimulatedSet,
  simulationId?: string,
): Promise<string | null> {
  const uncounted = db
    .select({ one: sql`1` })
    .from(maintenanceActRows)
    .where(
      and(
        eq(maintenanceActRows.batchId, maintenanceBatches.id),
        inArray(maintenanceActRows.state, ["Waiting", "Canceled"]),
      ),
    );
  const [found] = await db
    .select({ id: maintenanceBatches.id })
    .from(maintenanceBatches)
    .where(
      and(
        eq(maintenanceBatches.act, "simulate"),
        eq(maintenanceBatches.userId, userId),
        eq(maintenanceBatches.digest, digest),
        eq(maintenanceBatches.scoringVersion, scoringVersion),
        eq(maintenanceBatches.confidenceVersion, confidenceVersion),
        simulationId === undefined ? undefined : eq(maintenanceBatches.id, simulationId),
        notExists(uncounted),
      ),
    )
    .orderBy(desc(maintenanceBatches.createdOn))
    .limit(1);
  return found?.id ?? null;
}
