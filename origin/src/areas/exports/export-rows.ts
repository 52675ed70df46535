import { and, eq, isNull } from "drizzle-orm";
import { isAllowed } from "@paygauge/api-types/access/access";
import { calls } from "@paygauge/api-types/endpoints";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { Person } from "../../identity/person.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { listExportOf } from "../../exports/list-export-stub.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { stateOfOutcome } from "../../proq/contract.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { exportFiles } from "../../store/schema.ts";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";

export type ExportRow = typeof exportFiles.$inferSelect;

/** Whether the user may still see the list that was exported; a job's suppliers are the job's own question. */
export const maySeeList = ({ permissions }: Person, { list }: Pick<ExportRow, "list">): boolean =>
  list === null || (Object.hasOwn(calls, list) && isAllowed(calls[list].access, permissions));

/** The user's own export, of this job or of a list. @throws Refusal 404 */
export async function requireOwn(
  db: Database,
  person: Person,
  jobId: string | null,
  exportId: string,
): Promise<ExportRow> {
  const isOf = jobId === null ? isNull(exportFiles.jobId) : eq(exportFiles.jobId, jobId);
  const [row] = await db
    .select()
    .from(exportFiles)
    .where(and(eq(exportFiles.id, exportId), isOf, eq(exportFiles.userId, person.userId)));
  if (!row || !maySeeList(person, row)) throw notFound("export");
  return row;
}

/** Rows written so far, asked of the object only while its command runs. */
async function writtenSoFar(env: Env, { id, jobId }: ExportRow) {
  const progress = await (jobId === null
    ? listExportOf(env, id).progress()
    : jobObjectOf(env, jobId).commandProgress());
  const { done = 0, total = 0 } = progress.find((each) => each.commandId === id) ?? {};
  return { done, total };
}

/** The rows as users see them: in progress, ready to be fetched, or stopped. */
export async function itemsOf(env: Env, rows: readonly ExportRow[]): Promise<ExportItem[]> {
  const open = rows.filter(({ finishedOn, outcome }) => finishedOn === null && outcome === null).map(({ id }) => id);
  const commands = open.length === 0 ? [] : await queueOf(env).commandsById(open);
  return Promise.all(
    rows.map(async (row): Promise<ExportItem> => {
      const { id, jobId, list, fileName, format, size, createdOn, finishedOn, outcome, message } = row;
      const why = message === null ? null : decodeMessage(message);
      const item = { id, jobId, list, fileName, format, size, createdOn, finishedOn, message: why };
      const done = row.rows ?? 0;
      if (finishedOn !== null) return { ...item, state: "Completed", done, total: done };
      if (outcome !== null) return { ...item, state: stateOfOutcome[outcome], done: 0, total: 0 };
      const state = commands.find((each) => each.id === id)?.state ?? null;
      return { ...item, state, ...(state === "InProgress" ? await writtenSoFar(env, row) : { done: 0, total: 0 }) };
    }),
  );
}

/** The file of an export. @throws Refusal 409 while it is written */
export async function fileOf(env: Pick<Env, "FILES">, row: ExportRow): Promise<Response> {
  const file = row.finishedOn === null ? null : await env.FILES.get(row.r2Key);
  if (file === null) throw refuse("fileNotReady");
  const headers = downloadHeaders(row.fileName, fileTypes[row.format]);
  headers.set("content-length", String(file.size));
  return new Response(file.body, { headers });
}
