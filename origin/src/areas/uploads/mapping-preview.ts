/** Reads the beginning of a file under a mapping, as the check and the import would. */
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { PreviewChoice, PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { message } from "@paygauge/api-types/catalogue/message";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { previewLines } from "@paygauge/analysis/reading/lines/preview";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import { rangesOf } from "../../job/steps/file-source.ts";
import { plainFile } from "../../job/unpack/stored-file.ts";
import { Refusal } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import type { UploadRow } from "./upload-access.ts";
import { jobFactsOf } from "./upload-commands.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Bytes in which the rows are looked for. */
const bytes = 512 * 1024;

/** @throws Refusal 409 where the file was not looked at yet */
export async function previewOf(
  env: Env,
  db: Database,
  job: JobRow,
  upload: UploadRow,
  mapping: ColumnMapping,
  choice: PreviewChoice,
): Promise<PreviewedRow[]> {
  if (upload.dialect === null) throw new Refusal(409, "UPLOAD_STATE", message("lookFirst"));
  const dialect = readStored(fileDialectSchema, upload.dialect, "uploads.dialect");
  const [settings, corrections] = await Promise.all([jobFactsOf(db, job), correctionsOf(db, upload.id)]);
  const { r2Key, size } = plainFile(upload);
  const around = new Corrections(corrections, dialect);
  return previewLines(rangesOf(env, r2Key), size, {
    kind: job.kind,
    dialect,
    mapping,
    settings,
    choice,
    bytes,
    around: (onRecord) => around.around(onRecord, 0),
  });
}
