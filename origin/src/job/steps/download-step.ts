import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { openDatabase } from "../../store/database.ts";
import { dataDownloads } from "../../store/schema.ts";
import { inTurns, paced, Turns } from "@paygauge/api-types/turns/turns";
import { cellsOf, dataColumns } from "../downloads/data-columns.ts";
import { dataFile } from "../downloads/data-file.ts";
import { downloadPayload, type DownloadPayload } from "../downloads/download-command.ts";
import { batchesOf, rowsLeft } from "../downloads/download-rows.ts";
import { keepDownload } from "../downloads/keep-download.ts";
import { RunLetGo } from "../grid/supplier-grid.ts";
import { tooManyRows } from "../pack/supplier-file.ts";
import { isWhole } from "../runs/run-store.ts";
import { summaryOfRun } from "../summary/keep-summary.ts";
import { StepFailed, type Step, type StepContext } from "../../commands/step.ts";

const runGone = message("exportOfGoneRun");
/** Rows between two heartbeats. */
const heartbeatRows = 5000;

async function writeFile(context: StepContext, payload: DownloadPayload): Promise<number> {
  const { downloadId, row, fields, filters, currency, isSample, fileName, campaignsOf } = payload;
  const { kind, run, language } = row;
  const { sql, env } = context;
  if (!isWhole(sql, run)) throw new StepFailed(runGone);
  const isDemo = restsOnDemo((await summaryOfRun(env, context.storage, run))?.directory);
  const digits = minorDigitsOf(currency);
  const asked = { kind, run, digits, filters, campaignsOf };
  const total = await inTurns(rowsLeft(sql, asked), new Turns("walkedRows"));
  await context.tick({ done: 0, total });
  const columns = dataColumns(fields, { language, currency, digits, isDemo, isSample });
  let rows = 0;
  async function* cells() {
    for await (const batch of paced("fileRows", batchesOf(sql, asked, fields))) {
      rows += batch.length;
      yield batch.map((each) => cellsOf(columns, each));
    }
  }
  let told = 0;
  await keepDownload(env, {
    id: downloadId,
    r2Key: row.r2Key,
    fileName,
    bytes: dataFile({ format: row.format, gzip: row.isGzip, columns, batches: cells() }),
    rows: () => rows,
    onPiece: async () => {
      if (rows - told < heartbeatRows) return;
      told = rows;
      await context.tick({ done: rows, total, rows });
    },
  });
  return rows;
}

/** Writes a download to a file in R2. One slice: a killed one writes the file again from its beginning. */
export const downloadStep: Step = async (context) => {
  const payload = v.parse(downloadPayload, context.payload);
  // A canceled one must not come back as a row.
  await context.tick({ done: 0, total: 0 });
  await openDatabase(context.env.DB)
    .insert(dataDownloads)
    .values({ ...payload.row, id: payload.downloadId })
    .onConflictDoNothing();
  try {
    const rows = await writeFile(context, payload);
    return context.finish({ done: rows, total: rows, rows });
  } catch (error) {
    if (error instanceof RangeError) throw new StepFailed(tooManyRows);
    if (error instanceof RunLetGo) throw new StepFailed(runGone);
    throw error;
  }
};
