import { and, eq, isNull, lt } from "drizzle-orm";
import type { CommandOutcome } from "../../proq/contract.ts";
import type { Database } from "../../store/database.ts";
import { dataDownloads } from "../../store/schema.ts";

/** Says in a download's row that its command ended without a file, or is tried again; once for each outcome. */
export async function followDownload(
  db: Database,
  { commandId, sequence, outcome, message }: CommandOutcome,
): Promise<void> {
  // The step itself records a finished file.
  if (outcome === "done") return;
  const ended = outcome === "again" ? null : outcome;
  const isOpen = and(isNull(dataDownloads.finishedOn), lt(dataDownloads.settled, sequence));
  await db
    .update(dataDownloads)
    .set({ outcome: ended, message: ended === "failed" ? message : null, settled: sequence })
    .where(and(eq(dataDownloads.id, commandId), isOpen));
}
