/** Reports rows that checked files of a job share, in the checks of both. */
import { and, asc, eq, ne, not, sql, type SQL } from "drizzle-orm";
import { mirroredOverlap, type FileOverlap } from "@paygauge/api-types/entities/file-overlaps";
import { importCheckSchema } from "@paygauge/api-types/entities/ledger";
import { isOfAccountOf } from "../../linked-accounts/replaced-files.ts";
import { now, type Database, type Statement } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { overlapOf } from "../ingest/overlap.ts";
import type { StepContext } from "../../commands/step.ts";
import { readStored } from "@paygauge/worker/stored-json";

interface CheckedFile {
  readonly id: string;
  readonly fileName: string;
  readonly check: string | null;
}

/** The check without its report on a file, or with the report of now; null where nothing changes. */
function checkWith({ check }: CheckedFile, uploadId: string, told: FileOverlap | null): string | null {
  if (check === null) return null;
  const before = readStored(importCheckSchema, check, "uploads.check");
  const others = before.overlaps.filter((each) => each.uploadId !== uploadId);
  if (told === null && others.length === before.overlaps.length) return null;
  return JSON.stringify({ ...before, overlaps: told === null ? others : [...others, told] });
}

function rewrite(db: Database, file: CheckedFile, check: string | null, only?: SQL): Statement[] {
  if (check === null) return [];
  const asRead = and(eq(uploads.id, file.id), eq(uploads.check, file.check ?? ""), only);
  return [db.update(uploads).set({ check, updatedOn: now() }).where(asRead)];
}

/** What the rows of an upload share with the other checked files, and the statements that report it in their checks. */
export async function findOverlaps(
  context: StepContext,
  db: Database,
  upload: { jobId: string; id: string; fileName: string },
): Promise<{ overlaps: FileOverlap[]; toOthers: Statement[] }> {
  const others = await db
    .select({ id: uploads.id, fileName: uploads.fileName, check: uploads.check })
    .from(uploads)
    .where(
      and(
        eq(uploads.jobId, upload.jobId),
        eq(uploads.state, "Checked"),
        ne(uploads.id, upload.id),
        // Of these the newest counts alone.
        not(isOfAccountOf(upload.id)),
      ),
    )
    .orderBy(asc(uploads.createdOn));
  const overlaps: FileOverlap[] = [];
  const toOthers: Statement[] = [];
  // Said of no upload that was removed in the meantime.
  const isTold = sql`exists (select 1 from ${uploads} as told where told.id = ${upload.id} and told.state = 'Checked')`;
  for (const other of others) {
    const overlap = await overlapOf(context.sql, upload.id, other);
    if (overlap !== null) overlaps.push(overlap);
    const mirrored = overlap === null ? null : mirroredOverlap(overlap, upload.id, upload.fileName);
    toOthers.push(...rewrite(db, other, checkWith(other, upload.id, mirrored), isTold));
  }
  return { overlaps, toOthers };
}

/** The statements that take the report on an upload out of the other files' checks. */
export async function withoutOverlaps(db: Database, upload: { jobId: string; id: string }): Promise<Statement[]> {
  const told = await db
    .select({ id: uploads.id, fileName: uploads.fileName, check: uploads.check })
    .from(uploads)
    .where(
      and(eq(uploads.jobId, upload.jobId), ne(uploads.id, upload.id), sql`instr(${uploads.check}, ${upload.id}) > 0`),
    );
  return told.flatMap((file) => rewrite(db, file, checkWith(file, upload.id, null)));
}
