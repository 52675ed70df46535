import { limits } from "@paygauge/api-types/limits";
import type { LedgerRowDetail, NowhereReason } from "@paygauge/api-types/entities/ledger-rows";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { messageOf } from "@paygauge/analysis/reading/lines/preview";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import type { RowDetail } from "../../job/rows/row-detail.ts";
import { uploads } from "../../store/schema.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { sheetsRead } from "@paygauge/api-types/entities/unpacked-file";
import { storedUnpacked } from "../../job/unpack/stored-file.ts";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import { mayEditJob } from "../uploads/upload-access.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { askRows } from "./ask-rows.ts";
import { requireRows } from "./may-see-rows.ts";

/** Why a row counts nowhere, in the words of the check that found it. */
function findingOf({ row, outcome }: RowDetail): MessageRef | null {
  const ofReason: Record<Exclude<NowhereReason, "rejected">, MessageRef> = {
    settled: message("row-settled"),
    totalRows: message("row-total-row"),
    voided: message("row-void-row"),
    leftOut: message("row-repeated-left-out"),
    waiting: message("row-currency-without-rate"),
  };
  if (row.reason === null) return null;
  if (row.reason !== "rejected") return ofReason[row.reason];
  return outcome === "line" || outcome === "blank" ? null : messageOf(outcome);
}

interface Told {
  readonly db: Database;
  readonly person: Person;
  readonly job: JobRow;
}

/** Asks until the rows are there: the export of a list waits for them, a page shows the progress. */
async function pageWhole<Page extends { readonly progress: unknown }>(
  isFile: boolean,
  ask: () => Promise<Page>,
): Promise<Page> {
  for (;;) {
    const page = await ask();
    if (page.progress === null || !isFile) return page;
  }
}

const isFile = ({ pageSize }: { readonly pageSize: number }): boolean => pageSize > limits.maxPageSize;

/** A row with what the database knows of its file; former values and authors for internal users only. */
async function toldDetail({ db, person, job }: Told, uploadId: string, detail: RowDetail): Promise<LedgerRowDetail> {
  const [upload] = await db
    .select({ digest: uploads.contentDigest, state: uploads.state, unpacked: uploads.unpacked })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  const { row, outcome: _, corrections, ...lies } = detail;
  const toldCorrections = async (applied: RowDetail["corrections"]): Promise<LedgerRowDetail["corrections"]> => {
    if (applied.length === 0) return [];
    const made = new Set((await correctionsOf(db, uploadId)).map(({ id }) => id));
    const mayUndo = mayEditJob(person, job) && job.state !== "Running" && upload?.state === "Checked";
    return applied.map(({ id, columnName, from, to, reason = "", author, at, row: of }) => ({
      id,
      column: columnName,
      from,
      to,
      reason,
      author,
      at,
      isOfColumn: of === null,
      mayUndo: mayUndo && made.has(id),
      isUndone: !made.has(id),
    }));
  };
  return {
    ...row,
    ...lies,
    currency: job.currency,
    digest: upload?.digest ?? null,
    sheet: sheetsRead(storedUnpacked(upload?.unpacked ?? null)),
    finding: findingOf(detail),
    corrections: person.tenancy.isStaff ? await toldCorrections(corrections) : [],
  };
}

export const rowsHandlers = {
  supplierRows: async ({ env, db, person, job, run, params, body }) => {
    await requireRows(db, person, job);
    const about = { run: run.run, supplierKey: params.supplierKey, request: body };
    return pageWhole(isFile(body), () => askRows(env, job.id, "page", about));
  },

  supplierRow: async ({ env, db, person, job, run, params, query }) => {
    await requireRows(db, person, job);
    const { supplierKey, uploadId } = params;
    const about = { uploadId, row: Number(params.rowNumber), isWhole: query.whole === "1" };
    const detail = await askRows(env, job.id, "row", { run: run.run, supplierKey, ...about });
    return toldDetail({ db, person, job }, uploadId, detail);
  },

  uncountedRows: async ({ env, db, person, job, run, body }) => {
    await requireRows(db, person, job);
    const about = { run: run.run, request: body };
    return pageWhole(isFile(body), () => askRows(env, job.id, "uncounted", about));
  },

  uncountedRow: async ({ env, db, person, job, run, params: { uploadId, rowNumber }, query }) => {
    await requireRows(db, person, job);
    const about = { uploadId, row: Number(rowNumber), isWhole: query.whole === "1" };
    const detail = await askRows(env, job.id, "uncountedRow", { run: run.run, ...about });
    return toldDetail({ db, person, job }, uploadId, detail);
  },
} satisfies Partial<Handlers>;
