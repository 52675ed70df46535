import { and, asc, eq, gt, sql } from "drizzle-orm";
import { encodeMessage, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { BatchKind, SimulatedJob } from "@paygauge/api-types/entities/job-maintenance";
import { commit, guardOf, now, type Database, type Statement } from "../store/database.ts";
import { jobs, maintenanceActRows, maintenanceBatches } from "../store/schema.ts";
import { startsRun } from "./acts.ts";

export type BatchRow = typeof maintenanceBatches.$inferSelect;
export type ActRow = typeof maintenanceActRows.$inferSelect;

/** The change was made by an earlier attempt. */
export class MadeBefore extends Error {}

const isThis = ({ batchId, jobId }: Pick<ActRow, "batchId" | "jobId">) =>
  and(eq(maintenanceActRows.batchId, batchId), eq(maintenanceActRows.jobId, jobId));

const waits = (row: Pick<ActRow, "batchId" | "jobId">) => and(isThis(row), eq(maintenanceActRows.state, "Waiting"));

export async function batchRow(db: Database, batchId: string): Promise<BatchRow | undefined> {
  const [batch] = await db.select().from(maintenanceBatches).where(eq(maintenanceBatches.id, batchId));
  return batch;
}

/** The next job of the batch that waits, by its id; undefined: none after this one. */
export async function nextWaiting(db: Database, batchId: string, after: string): Promise<ActRow | undefined> {
  const [row] = await db
    .select()
    .from(maintenanceActRows)
    .where(
      and(
        eq(maintenanceActRows.batchId, batchId),
        eq(maintenanceActRows.state, "Waiting"),
        gt(maintenanceActRows.jobId, after),
      ),
    )
    .orderBy(asc(maintenanceActRows.jobId))
    .limit(1);
  return row;
}

/** Statements that belong into the transaction of the change: it is made once, and not after it was canceled. */
export function makingIt(db: Database, act: BatchKind, row: ActRow): Statement[] {
  const found = db
    .select({ one: sql`1` })
    .from(maintenanceActRows)
    .where(waits(row));
  const run = startsRun(act) ? sql`(select ${jobs.run} from ${jobs} where ${jobs.id} = ${row.jobId})` : null;
  return [
    guardOf(db, sql`exists ${found}`, new MadeBefore()),
    db.update(maintenanceActRows).set({ state: "Done", message: null, run, updatedOn: now() }).where(isThis(row)),
  ];
}

/** The change was made by an earlier attempt that was killed before it said so. */
export const markDone = (db: Database, act: BatchKind, row: ActRow): Promise<void> =>
  commit(db, makingIt(db, act, row));

/** Says for what a job waits. */
export async function noteWaiting(db: Database, row: ActRow, ref: MessageRef): Promise<void> {
  await db
    .update(maintenanceActRows)
    .set({ message: encodeMessage(ref), updatedOn: now() })
    .where(waits(row));
}

/** Leaves a job as it is, with the reason. */
export async function refuseIt(db: Database, row: ActRow, ref: MessageRef): Promise<void> {
  await db
    .update(maintenanceActRows)
    .set({ state: "Refused", message: encodeMessage(ref), updatedOn: now() })
    .where(waits(row));
}

/** What the batch was asked to make of this job is there. */
export async function noteMade(db: Database, row: ActRow): Promise<void> {
  await db.update(maintenanceActRows).set({ state: "Done", message: null, updatedOn: now() }).where(waits(row));
}

/** Writes what the simulation of a job counted. */
export async function noteSimulated(db: Database, row: ActRow, simulated: SimulatedJob): Promise<void> {
  await db
    .update(maintenanceActRows)
    .set({ state: "Done", message: null, simulated: JSON.stringify(simulated), updatedOn: now() })
    .where(waits(row));
}
