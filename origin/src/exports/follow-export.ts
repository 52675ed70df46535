import { and, eq, isNull, lt } from "drizzle-orm";
import type { CommandOutcome } from "../proq/contract.ts";
import type { Database } from "../store/database.ts";
import { exportFiles } from "../store/schema.ts";

/** Says in an export's row that its command ended without a file, or is tried again; once for each outcome. */
export async function followExport(
  db: Database,
  { commandId, sequence, outcome, message }: CommandOutcome,
): Promise<void> {
  // A finished file has its own state.
  if (outcome === "done") return;
  const ended = outcome === "again" ? null : outcome;
  await db
    .update(exportFiles)
    .set({ outcome: ended, message: ended === "failed" ? message : null, settled: sequence })
    .where(and(eq(exportFiles.id, commandId), isNull(exportFiles.finishedOn), lt(exportFiles.settled, sequence)));
}
