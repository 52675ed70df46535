import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { upload as uploadSchema, type Upload } from "@paygauge/api-types/entities/jobs";
import type { Database } from "../../store/database.ts";
import { uploadParts } from "../../store/schema.ts";
import { unpackedView } from "../../job/unpack/stored-file.ts";
import type { UploadRow } from "./upload-access.ts";
import { parseStored, readStored } from "@paygauge/worker/stored-json";

/** JSON alone: `uploadView` checks all columns at once. */
const parsed = (text: string | null): unknown =>
  text === null ? null : readStored(v.unknown(), text, "a JSON column of uploads");

/** An upload as screens see it; JSON columns are parsed by the schema, so that an old row cannot surprise a screen. */
function uploadView(row: UploadRow, partsReceived: number[]): Upload {
  const view = {
    id: row.id,
    jobId: row.jobId,
    fileName: row.fileName,
    size: row.size,
    partSize: row.partSize,
    partsReceived,
    state: row.state,
    createdOn: row.createdOn,
    dialect: parsed(row.dialect),
    mapping: parsed(row.mapping),
    inspection: parsed(row.inspection),
    refusal: parsed(row.refusal),
    check: parsed(row.check),
    isCorrected: row.isCorrected,
    mappingRemembered: row.mappingRemembered,
    unpacked: unpackedView(row.unpacked),
  };
  return parseStored(uploadSchema, view, "a row of uploads");
}

/** An upload whose columns can't be read: refused, so that it can be removed. */
const damagedView = ({ id, jobId, fileName, size, partSize, createdOn }: UploadRow): Upload => ({
  id,
  jobId,
  fileName,
  size,
  partSize,
  partsReceived: [],
  state: "Refused",
  createdOn,
  dialect: null,
  mapping: null,
  inspection: null,
  refusal: refusalOf("reading-failed"),
  check: null,
  isCorrected: false,
  mappingRemembered: false,
  unpacked: null,
});

export async function receivedParts(db: Database, uploadId: string) {
  return db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId)))
    .orderBy(asc(uploadParts.partNumber));
}

export async function viewOf(db: Database, row: UploadRow): Promise<Upload> {
  const parts = row.state === "Receiving" ? await receivedParts(db, row.id) : [];
  try {
    return uploadView(
      row,
      parts.map((part) => part.partNumber),
    );
  } catch (error) {
    // One damaged row must not keep the others from being listed.
    console.error(JSON.stringify({ upload: row.id, error: String(error) }));
    return damagedView(row);
  }
}
