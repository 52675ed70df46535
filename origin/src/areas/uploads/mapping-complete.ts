import type { CanonicalColumn, ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { isDateMissing, missingColumns } from "@paygauge/api-types/entities/mapping-gaps";
import type { JobRow } from "../../identity/job-sight.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

const needed = {
  names: message("needsNames"),
  amounts: message("needsAmounts"),
  dates: message("needsDates"),
} as const;

/**
 * Refuses a mapping without the columns that every row of the job's kind needs, each named at its field.
 * @throws Refusal 422.
 */
export function requireColumns(job: JobRow, { columns }: FileDialect, mapping: ColumnMapping): void {
  const hasPeriod = job.periodFrom !== null && job.periodTo !== null;
  const lacking: [CanonicalColumn, MessageRef][] = missingColumns(mapping, job.kind, columns.length).map((field) => [
    field,
    field === "supplierName" ? needed.names : needed.amounts,
  ]);
  if (isDateMissing(mapping, job.kind, hasPeriod)) lacking.push(["documentDate", needed.dates]);
  const [first] = lacking;
  if (first === undefined) return;
  throw new Refusal(422, "MAPPING_INCOMPLETE", first[1], {
    errors: Object.fromEntries(lacking.map(([field, sentence]) => [`mapping.sources.${field}`, sentence])),
  });
}
