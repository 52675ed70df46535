import { and, eq } from "drizzle-orm";
import { queueOf, type Env } from "../../env.ts";
import { refusalOf } from "../../job/reading/file-kind.ts";
import { brokenOff, type WorkingState } from "../../job/steps/take-up.ts";
import { now, type Database } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import type { UploadRow } from "./upload-access.ts";

const refusals = { Canceled: "reading-canceled", Error: "reading-failed" } as const;

const isWorking = (state: UploadRow["state"]): state is WorkingState => Object.hasOwn(brokenOff, state);

/**
 * The upload as its command left it. A command that was canceled or ended in Error writes nothing any more: the upload
 * would wait for it for ever.
 */
export async function followCommand(env: Env, db: Database, row: UploadRow): Promise<UploadRow> {
  const { state, commandId } = row;
  if (!isWorking(state) || commandId === null) return row;
  const end = (await queueOf(env).get(commandId))?.state;
  if (end !== "Canceled" && end !== "Error") return row;
  const next = brokenOff[state][end];
  const refusal = next === "Refused" ? JSON.stringify(refusalOf(refusals[end])) : null;
  const [settled] = await db
    .update(uploads)
    .set({ state: next, refusal, updatedOn: now() })
    .where(and(eq(uploads.id, row.id), eq(uploads.state, state), eq(uploads.commandId, commandId)))
    .returning();
  if (settled) return settled;
  const [present] = await db.select().from(uploads).where(eq(uploads.id, row.id));
  return present ?? row;
}
