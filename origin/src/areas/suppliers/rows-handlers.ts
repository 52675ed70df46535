import { limits } from "@paygauge/api-types/limits";
import type { NowhereReason } from "@paygauge/api-types/entities/ledger-rows";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { messageOf } from "@paygauge/analysis/reading/lines/preview";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import type { RowDetail } from "../../job/rows/row-detail.ts";
import { uploads } from "../../store/schema.ts";
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

export const rowsHandlers = {
  supplierRows: async ({ env, db, person, job, run, params, body }) => {
    await requireRows(db, person, job);
    const ask = () => askRows(env, job.id, "page", { run: run.run, supplierKey: params.supplierKey, request: body });
    // The export of a list waits for its rows; a page shows the progress.
    const isFile = body.pageSize > limits.maxPageSize;
    for (;;) {
      const page = await ask();
      if (page.progress === null || !isFile) return page;
    }
  },

  supplierRow: async ({ env, db, person, job, run, params, query }) => {
    await requireRows(db, person, job);
    const { supplierKey, uploadId } = params;
    const about = { uploadId, row: Number(params.rowNumber), isWhole: query.whole === "1" };
    const detail = await askRows(env, job.id, "row", { run: run.run, supplierKey, ...about });
    const [upload] = await db.select({ digest: uploads.contentDigest }).from(uploads).where(eq(uploads.id, uploadId));
    const { row, outcome: _, corrections, ...lies } = detail;
    return {
      ...row,
      ...lies,
      currency: job.currency,
      digest: upload?.digest ?? null,
      finding: findingOf(detail),
      // Former values and authors are for internal users only.
      corrections: person.tenancy.isStaff
        ? corrections.map(({ columnName, from, to, author, at, row: of }) => ({
            column: columnName,
            from,
            to,
            author,
            at,
            isOfColumn: of === null,
          }))
        : [],
    };
  },
} satisfies Partial<Handlers>;
