import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { exportLimits, type CreateExportBody } from "@paygauge/api-types/entities/exports";
import type { CallContext, Handlers } from "../../call-context.ts";
import { queueOf } from "../../env.ts";
import { listExportCommand, type ListExportPayload } from "../../exports/commands.ts";
import { listPage } from "../../exports/list-pages.ts";
import { visibleJobs } from "../../identity/job-sight.ts";
import { commandTypes, uploadCommand, type ExportPayload } from "../../job/commands.ts";
import { columnsOf } from "../../job/pack/supplier-file.ts";
import { invalid, Refusal } from "../../refusal.ts";
import { payloadMost } from "../../proq/contract.ts";
import { now, type Statement } from "../../store/database.ts";
import { exportFiles, jobs } from "../../store/schema.ts";
import { exportKey, keptSince, makeRoom } from "./export-files.ts";
import { fileOf, itemsOf, maySeeList, requireOwn, type ExportRow } from "./export-rows.ts";

const answered = { success: true, statusCode: 200 };
type Creating = CallContext<"createExport"> | CallContext<"createListExport">;
type Begun = Pick<ExportRow, "jobId" | "list" | "r2Key"> & { readonly name: string; readonly issuerId: string | null };

/** The row of an export, written with its audit line before the command is queued: a quick one finds what it writes to. */
function begun({ db, person, effectId, body }: Creating, { name, issuerId, ...row }: Begun) {
  const { format }: Pick<CreateExportBody, "format"> = body;
  const own = { id: effectId, userId: person.userId, fileName: `${name}.${format}`, format, createdOn: now() };
  const statements: Statement[] = [db.insert(exportFiles).values({ ...row, ...own })];
  return {
    about: { entityType: "export", entityId: effectId, issuerId, note: format },
    statements,
    answer: { ...answered, message: "The export is being written.", id: effectId },
  };
}

/** What a command is given, as text. @throws Refusal 413 where it names more rows or words than a command may hold */
function payloadText(payload: object): string {
  const text = JSON.stringify(payload);
  if (text.length <= payloadMost) return text;
  throw new Refusal(
    413,
    "EXPORT_TOO_LARGE",
    "This export names too much one by one. Filter the rows, or choose fewer columns.",
  );
}

async function removed(
  { env, db, write }: CallContext<"deleteExport"> | CallContext<"deleteListExport">,
  row: ExportRow,
  issuerId: string | null,
) {
  const answer = await write(
    { entityType: "export", entityId: row.id, issuerId, note: "removed" },
    [db.delete(exportFiles).where(eq(exportFiles.id, row.id))],
    { ...answered, message: "The export is removed." },
  );
  if (row.finishedOn === null) await queueOf(env).cancel(row.id);
  await env.FILES.delete(row.r2Key);
  return answer;
}

export const exportsHandlers = {
  createExport: async (context) => {
    const { env, db, person, job, body, effectId } = context;
    if (job.suppliersCount === null)
      throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");
    const columns = body.columns.join(",");
    const known = columnsOf(columns);
    if (typeof known === "string") throw invalid("columns", known);
    const { format, request, keys = null, headings } = body;
    const r2Key = exportKey(job.id, effectId);
    const payload: ExportPayload = {
      exportId: effectId,
      r2Key,
      currency: job.currency,
      format,
      columns,
      request,
      keys,
      headings,
    };
    const text = payloadText(payload);
    await makeRoom(env, db, person.userId);
    const { about, statements, answer } = begun(context, {
      jobId: job.id,
      list: null,
      r2Key,
      name: `${job.name} suppliers`,
      issuerId: job.issuerId,
    });
    await context.write(about, statements, answer);
    await queueOf(env).enqueue([
      {
        ...uploadCommand(job.id, effectId, effectId),
        tags: ["export"],
        commandType: commandTypes.Export,
        payload: text,
      },
    ]);
    return answer;
  },

  createListExport: async (context) => {
    const { env, db, person, identity, body, effectId } = context;
    // Who may not see the list, or asks what it cannot answer, is told now and not by a command.
    await listPage(context, body, 1);
    const r2Key = exportKey("lists", effectId);
    const { profile: _profile, ...as } = identity;
    const text = payloadText({ exportId: effectId, r2Key, asked: body, as } satisfies ListExportPayload);
    await makeRoom(env, db, person.userId);
    const { about, statements, answer } = begun(context, {
      jobId: null,
      list: body.list,
      r2Key,
      name: body.name,
      issuerId: null,
    });
    await context.write(about, statements, answer);
    await queueOf(env).enqueue([listExportCommand(effectId, text)]);
    return answer;
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
      .limit(exportLimits.keptMost);
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
