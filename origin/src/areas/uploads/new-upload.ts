/** An upload's beginning and the end of its bytes, alike for users and for the sessions of magic links. */
import { message } from "@paygauge/api-types/catalogue/message";
import { limits } from "@paygauge/api-types/limits";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import type { UploadRow } from "./upload-access.ts";
import { inspectionOf, needsUnpacking, unpackingOf, type FactsRow } from "./upload-commands.ts";

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`;

interface Asked {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
  readonly createdBy: string;
}

/** Opens an object for the bytes and returns the row to insert. @throws Refusal 413, 422 for a size that can't be taken */
export async function newUpload(env: Env, job: Pick<JobRow, "id">, asked: Asked): Promise<UploadRow> {
  const { id, fileName, size } = asked;
  const most = Number(env.MAX_UPLOAD_BYTES);
  if (size > most) throw refuse("uploadTooLarge", { file: fileName, size: megabytes(size), limit: megabytes(most) });
  if (size === 0) throw invalid("size", message("file-empty"));
  const r2Key = `uploads/${job.id}/${id}`;
  const multipart = await env.FILES.createMultipartUpload(r2Key);
  return { ...storedUpload({ ...asked, jobId: job.id, r2Key }), r2UploadId: multipart.uploadId };
}

/** The row of a file of ours whose bytes are in R2 already; it waits to be read. */
export function storedUpload(of: Asked & Pick<UploadRow, "jobId" | "r2Key">): UploadRow {
  const { id, jobId, fileName, size, r2Key, createdBy } = of;
  const at = now();
  return {
    id,
    jobId,
    fileName,
    size,
    r2Key,
    createdBy,
    partSize: limits.uploadPartBytes,
    r2UploadId: null,
    state: "Receiving",
    contentDigest: null,
    dialect: null,
    mapping: null,
    inspection: null,
    check: null,
    refusal: null,
    mappingRemembered: false,
    isCorrected: false,
    unpacked: null,
    commandId: null,
    settled: 0,
    createdOn: at,
    updatedOn: at,
    version: 1,
  };
}

/** How a file is read whose bytes have all arrived: what its row becomes, and the command that is written with it. */
export async function readingOf(env: Env, db: Database, job: FactsRow, row: UploadRow) {
  const packed = await needsUnpacking(env, row);
  const state = packed ? ("Unpacking" as const) : ("Inspecting" as const);
  const [unpackId, inspectId] = [`unpack:${row.id}:1`, `inspect:${row.id}:1`];
  const commandId = packed ? unpackId : inspectId;
  return {
    set: { state, commandId, updatedOn: now() },
    /** The ids make a repeated call queue it once. */
    command: packed
      ? await unpackingOf(db, job, row, unpackId, inspectId, { sheet: null, together: null })
      : await inspectionOf(db, job, row, inspectId, null, false),
  };
}
