import { breakdownNames } from "@paygauge/api-types/entities/breakdowns";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { exportLimits, type CreateExportBody } from "@paygauge/api-types/entities/exports";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { CallContext, Handlers } from "../../call-context.ts";
import { modelOfList } from "../../prediction/model-in-use.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { listExportCommand, type ListExportPayload } from "../../exports/commands.ts";
import type { ExportRowAsked } from "../../exports/export-row.ts";
import { listPage, rowFields } from "../../exports/list-pages.ts";
import { visibleJobs } from "../../identity/job-sight.ts";
import { commandTypes, uploadCommand, type ExportPayload } from "../../job/commands.ts";
import { columnsOf } from "../../job/pack/supplier-file.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { maxPayload, type EnqueueCommand } from "../../proq/contract.ts";
import { now } from "../../store/database.ts";
import { exportFiles, jobs } from "../../store/schema.ts";
import { exportKey, keptSince, makeRoom } from "./export-files.ts";
import { fileOf, itemsOf, maySeeList, requireOwn, type ExportRow } from "./export-rows.ts";
import { isMessageRef, message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

type Creating = CallContext<"createExport"> | CallContext<"createListExport">;

/** Writes the export's row with its command, which brings the row along, and its audit line. */
async function begin(
  { env, db, person, effectId, body, write }: Creating,
  {
    r2Key,
    issuerId,
    name,
    ...of
  }: { jobId: string | null; list: ExportRow["list"]; r2Key: string; name: string; issuerId: string | null },
  commandOf: (row: ExportRowAsked) => EnqueueCommand,
) {
  const { format }: Pick<CreateExportBody, "format"> = body;
  const row = { ...of, userId: person.userId, fileName: `${name}.${format}`, format, createdOn: now() };
  const command = commandOf(row);
  await makeRoom(env, db, person.userId);
  return write(
    { entityType: "export", entityId: effectId, issuerId, note: format },
    [
      db
        .insert(exportFiles)
        .values({ ...row, id: effectId, r2Key })
        .onConflictDoNothing(),
    ],
    { ...done(message("exportWriting")), id: effectId },
    [command],
  );
}

/** What a command is given, as text. @throws Refusal 413 where it names more rows or words than a command may hold */
function payloadText(payload: object): string {
  const text = JSON.stringify(payload);
  if (text.length <= maxPayload) return text;
  throw refuse("exportTooLarge");
}

async function removed(
  { env, db, write }: CallContext<"deleteExport"> | CallContext<"deleteListExport">,
  row: ExportRow,
  issuerId: string | null,
) {
  // Stopped first: its command would write the row again.
  if (row.finishedOn === null) await queueOf(env).cancel(row.id);
  const answer = await write(
    { entityType: "export", entityId: row.id, issuerId, note: "removed" },
    [db.delete(exportFiles).where(eq(exportFiles.id, row.id))],
    done(message("exportRemoved")),
  );
  await env.FILES.delete(row.r2Key);
  return answer;
}

export const exportsHandlers = {
  createExport: async (context) => {
    const { job, run, body, effectId, correlationId } = context;
    const columns = body.columns.join(",");
    const predictionModel = await modelOfList(context, body.request, body.columns);
    const known = columnsOf(columns, job, { breakdowns: breakdownNames, isPredicted: predictionModel !== null });
    if (isMessageRef(known)) throw invalid("columns", known);
    const { format, request, keys = null, headings, locale } = body;
    const r2Key = exportKey(job.id, effectId);
    const { currency } = job;
    const asked = {
      exportId: effectId,
      r2Key,
      run: run.run,
      currency,
      format,
      columns,
      request,
      keys,
      headings,
      capabilities: [...capabilitiesOf(job)],
      isSample: job.isSample,
      predictionModel,
      locale: locale ?? "",
    };
    const of = { jobId: job.id, list: null, r2Key, name: `${job.name} suppliers`, issuerId: job.issuerId };
    return begin(context, of, (row) => ({
      ...uploadCommand(job.id, effectId, effectId),
      correlationId,
      tags: ["export"],
      commandType: commandTypes.Export,
      payload: payloadText({ ...asked, row } satisfies ExportPayload),
    }));
  },

  createListExport: async (context) => {
    const { identity, body, effectId } = context;
    const unknown = body.columns.find(({ path: [name = ""] }) => !rowFields(body.list).includes(name));
    if (unknown) throw invalid("columns", message("noExportColumn", { name: unknown.path[0] ?? "" }));
    // A user who may not see the list, or asks for something that it cannot answer, is refused now and not by a command.
    await listPage(context, body, 1);
    const r2Key = exportKey("lists", effectId);
    const { profile: _profile, ...as } = identity;
    const of = { jobId: null, list: body.list, r2Key, name: body.name, issuerId: null };
    return begin(context, of, (row) =>
      listExportCommand(
        effectId,
        payloadText({ exportId: effectId, r2Key, row, asked: body, as } satisfies ListExportPayload),
      ),
    );
  },

  exports: async ({ env, db, person }) => {
    const rows = await db
      .select({ row: exportFiles })
      .from(exportFiles)
      .leftJoin(jobs, eq(jobs.id, exportFiles.jobId))
      .where(
        and(
          eq(exportFiles.userId, person.userId),
          gt(exportFiles.createdOn, keptSince(new Date())),
          or(isNull(exportFiles.jobId), visibleJobs(db, person)),
        ),
      )
      .orderBy(desc(exportFiles.createdOn))
      .limit(exportLimits.maxKept);
    return itemsOf(
      env,
      rows.map(({ row }) => row).filter((row) => maySeeList(person, row)),
    );
  },

  downloadExport: async ({ env, db, person, job, params }) =>
    fileOf(env, await requireOwn(db, person, job.id, params.exportId)),

  downloadListExport: async ({ env, db, person, params }) =>
    fileOf(env, await requireOwn(db, person, null, params.exportId)),

  deleteExport: async (context) => {
    const { db, person, job, params } = context;
    return removed(context, await requireOwn(db, person, job.id, params.exportId), job.issuerId);
  },

  deleteListExport: async (context) => {
    const { db, person, params } = context;
    return removed(context, await requireOwn(db, person, null, params.exportId), null);
  },
} satisfies Partial<Handlers>;
