import { and, eq, inArray } from "drizzle-orm";
import type { UploadState } from "@paygauge/api-types/states";
import { now, openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import type { StepContext } from "./step.ts";

/** What an upload becomes when the command that works on it is canceled or ends in Error, by what it was. */
export const brokenOff = {
  Unpacking: { Canceled: "Refused", Error: "Refused" },
  Inspecting: { Canceled: "Refused", Error: "Refused" },
  Checking: { Canceled: "Inspected", Error: "Refused" },
} as const satisfies Partial<Record<UploadState, Record<"Canceled" | "Error", UploadState>>>;
export type WorkingState = keyof typeof brokenOff;

/**
 * Puts an upload back under the work of this command, where the command was canceled or had failed and is tried again.
 * One that another command took over in the meantime stays as it is.
 */
export async function takeUp(context: StepContext, uploadId: string, state: WorkingState): Promise<void> {
  await openDatabase(context.env.DB)
    .update(uploads)
    .set({ state, refusal: null, updatedOn: now() })
    .where(
      and(
        eq(uploads.id, uploadId),
        eq(uploads.commandId, context.commandId),
        inArray(uploads.state, Object.values(brokenOff[state])),
      ),
    );
}
