import type { Env } from "../../env.ts";
import type { CommandOutcome } from "../../proq/contract.ts";
import { reportCommandType } from "./report-command.ts";
import { removeVersion, reportKey, standingOfCommand } from "./report-store.ts";

/**
 * What the end of its command means for a version: one that was canceled is deleted with its bodies, one that
 * failed says why, and one that is tried again is being made. One that is ready said so itself.
 */
export async function followReport(
  env: Pick<Env, "FILES">,
  storage: DurableObjectStorage,
  { commandType, commandId, jobId, targetEntityId, outcome, message }: CommandOutcome,
): Promise<void> {
  if (commandType !== reportCommandType || outcome === "done") return;
  const { sql } = storage;
  const stored = standingOfCommand(sql, commandId);
  if (stored === null || stored.state === "Ready") return;
  if (outcome === "canceled") {
    const gone = storage.transactionSync(() => removeVersion(sql, stored));
    await env.FILES.delete(gone.map((sha) => reportKey(jobId ?? targetEntityId, sha)));
    return;
  }
  const state = outcome === "again" ? "Making" : "Failed";
  const why = outcome === "again" ? null : message;
  sql.exec("UPDATE report_version SET state = ?, message = ? WHERE commandId = ?", state, why, commandId);
}
