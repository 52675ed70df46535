import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import * as v from "valibot";
import { columnMappingSchema, ledgerInspectionSchema } from "@paygauge/api-types/entities/ledger";
import { openQuestions, settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import { isDateMissing, missingColumns } from "@paygauge/api-types/entities/mapping-gaps";
import { queueOf } from "../../proq/queue-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { magicLinkFiles, uploads } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { commandTypes, uploadCommand, type InspectPayload } from "../commands.ts";
import type { StepContext } from "../../commands/step.ts";

/**
 * Has a file checked that came by a magic link, right after it was read, without a confirmed mapping. One that
 * leaves a question open waits for the sender. A second attempt queues the same command.
 */
export async function checkLinkFile({ env, commandId }: StepContext, payload: InspectPayload): Promise<void> {
  const { uploadId, r2Key, size, fileName, job } = payload;
  // Read once more by a user, it is theirs to check.
  if (commandId !== `inspect:${uploadId}:1`) return;
  const db = openDatabase(env.DB);
  const checkId = `check:${uploadId}:1`;
  const [found] = await db
    .select({ row: uploads })
    .from(uploads)
    .innerJoin(magicLinkFiles, eq(magicLinkFiles.uploadId, uploads.id))
    .where(
      and(
        eq(uploads.id, uploadId),
        inArray(uploads.state, ["Inspected", "Checking"]),
        isNotNull(magicLinkFiles.completedOn),
        isNull(magicLinkFiles.replacedOn),
      ),
    );
  if (found === undefined) return;
  const { row } = found;
  const inspection = readStored(v.nullable(ledgerInspectionSchema), row.inspection ?? "null", "uploads.inspection");
  const proposed = readStored(v.nullable(columnMappingSchema), row.mapping ?? "null", "uploads.mapping");
  if (inspection === null || proposed === null) return;
  const mapping = settleMapping(proposed, inspection);
  const hasPeriod = job.periodFrom !== null && job.periodTo !== null;
  const isOpen =
    missingColumns(mapping, job.kind, inspection.dialect.columns.length).length > 0 ||
    isDateMissing(mapping, job.kind, hasPeriod) ||
    openQuestions(mapping, job.kind, inspection).length > 0;
  if (isOpen) return;
  if (row.state === "Inspected") {
    const isStill = and(eq(uploads.id, uploadId), eq(uploads.state, "Inspected"));
    const set = { state: "Checking", commandId: checkId, mapping: JSON.stringify(mapping), updatedOn: now() } as const;
    await db.update(uploads).set(set).where(isStill);
  } else if (row.commandId !== checkId) return;
  const check = { uploadId, r2Key, size, fileName, job, dialect: inspection.dialect, mapping };
  const command = { commandType: commandTypes.Check, payload: JSON.stringify(check) };
  await queueOf(env).enqueue([{ ...uploadCommand(job.jobId, uploadId, checkId), ...command }]);
}
