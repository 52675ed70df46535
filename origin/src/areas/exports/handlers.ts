import { and, desc, eq, gt } from "drizzle-orm";
import { exportLimits, type ExportItem } from "@paygauge/api-types/entities/exports";
import type { Handlers } from "../../call-context.ts";
import { queueOf, type Env } from "../../env.ts";
import { visibleJobs } from "../../identity/job-sight.ts";
import { commandTypes, uploadCommand, type ExportPayload } from "../../job/commands.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { columnsOf, fileTypes } from "../../job/pack/supplier-file.ts";
import { invalid, notFound, Refusal } from "../../refusal.ts";
import { now, type Database } from "../../store/database.ts";
import { jobExports, jobs } from "../../store/schema.ts";
import { exportKey, keptSince, makeRoom } from "./export-files.ts";

const answered = { success: true, statusCode: 200 };
type ExportRow = typeof jobExports.$inferSelect;

/** The person's own export of the job. @throws Refusal 404 */
async function requireOwn(db: Database, jobId: string, userId: string, exportId: string): Promise<ExportRow> {
  const [row] = await db
    .select()
    .from(jobExports)
    .where(and(eq(jobExports.id, exportId), eq(jobExports.jobId, jobId), eq(jobExports.userId, userId)));
  if (!row) throw notFound("export");
  return row;
}

/** Rows written so far, asked of the object only while its command runs. */
async function writtenSoFar(env: Env, { id, jobId }: ExportRow) {
  const progress = await jobObjectOf(env, jobId).commandProgress();
  const { done = 0, total = 0 } = progress.find((each) => each.commandId === id) ?? {};
  return { done, total };
}

async function itemsOf(env: Env, rows: readonly { row: ExportRow; jobName: string }[]): Promise<ExportItem[]> {
  const open = rows.filter(({ row }) => row.finishedOn === null).map(({ row }) => row.id);
  const commands = open.length === 0 ? [] : await queueOf(env).commandsById(open);
  return Promise.all(
    rows.map(async ({ row, jobName }): Promise<ExportItem> => {
      const { id, jobId, fileName, format, size, createdOn, finishedOn } = row;
      const item = { id, jobId, jobName, fileName, format, size, createdOn, finishedOn };
      const rowsWritten = row.rows ?? 0;
      if (finishedOn !== null)
        return { ...item, state: "Completed", done: rowsWritten, total: rowsWritten, message: null };
      const command = commands.find((each) => each.id === id);
      const written = command?.state === "InProgress" ? await writtenSoFar(env, row) : { done: 0, total: 0 };
      return { ...item, ...written, state: command?.state ?? null, message: command?.message ?? null };
    }),
  );
}

export const exportsHandlers = {
  createExport: async ({ env, db, person, job, body, effectId, write }) => {
    if (job.suppliersCount === null)
      throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");
    const columns = body.columns.join(",");
    const known = columnsOf(columns);
    if (typeof known === "string") throw invalid("columns", known);
    await makeRoom(env, db, person.userId);
    const { format, request, keys = null } = body;
    const r2Key = exportKey(job.id, effectId);
    const answer = await write(
      { entityType: "export", entityId: effectId, issuerId: job.issuerId, note: format },
      [
        db.insert(jobExports).values({
          id: effectId,
          jobId: job.id,
          userId: person.userId,
          fileName: `${job.name} suppliers.${format}`,
          format,
          r2Key,
          createdOn: now(),
        }),
      ],
      { ...answered, message: "The export is being written.", id: effectId },
    );
    const payload: ExportPayload = {
      exportId: effectId,
      r2Key,
      currency: job.currency,
      format,
      columns,
      request,
      keys,
    };
    // Queued after the row is written: a quick command finds what it writes to.
    await queueOf(env).enqueue([
      {
        ...uploadCommand(job.id, effectId, effectId),
        tags: ["export"],
        commandType: commandTypes.Export,
        payload: JSON.stringify(payload),
      },
    ]);
    return answer;
  },

  exports: async ({ env, db, person }) => {
    const rows = await db
      .select({ row: jobExports, jobName: jobs.name })
      .from(jobExports)
      .innerJoin(jobs, eq(jobs.id, jobExports.jobId))
      .where(
        and(
          eq(jobExports.userId, person.userId),
          gt(jobExports.createdOn, keptSince(new Date())),
          visibleJobs(db, person),
        ),
      )
      .orderBy(desc(jobExports.createdOn))
      .limit(exportLimits.keptMost);
    return itemsOf(env, rows);
  },

  downloadExport: async ({ env, db, person, job, params }) => {
    const row = await requireOwn(db, job.id, person.userId, params.exportId);
    const file = row.finishedOn === null ? null : await env.FILES.get(row.r2Key);
    if (file === null)
      throw new Refusal(409, "EXPORT_NOT_READY", "The file is not ready yet. Wait until it is written.");
    const headers = downloadHeaders(row.fileName, fileTypes[row.format]);
    headers.set("content-length", String(file.size));
    return new Response(file.body, { headers });
  },

  deleteExport: async ({ env, db, person, job, params, write }) => {
    const row = await requireOwn(db, job.id, person.userId, params.exportId);
    const answer = await write(
      { entityType: "export", entityId: row.id, issuerId: job.issuerId, note: "removed" },
      [db.delete(jobExports).where(eq(jobExports.id, row.id))],
      { ...answered, message: "The export is removed." },
    );
    if (row.finishedOn === null) await queueOf(env).cancel(row.id);
    await env.FILES.delete(row.r2Key);
    return answer;
  },
} satisfies Partial<Handlers>;
