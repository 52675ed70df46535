import * as v from "valibot";
import { ledgerInspectionSchema, type ColumnMapping, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { openQuestions, settleMapping, type ReadingQuestion } from "@paygauge/api-types/entities/ledger-settle";
import { Refusal } from "@paygauge/worker/refusal";
import type { UploadRow } from "./upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { readStored } from "@paygauge/worker/stored-json";

/**
 * The mapping that a file is checked with: marks, orders and units as its columns have them, where no one stated
 * others.
 * @throws Refusal 422 DECIMAL_MARK_OPEN, DATE_ORDER_OPEN or FISCAL_START_OPEN where the file leaves a question open
 * that no one answered
 */
export function confirmedMapping(row: UploadRow, kind: LedgerKind, mapping: ColumnMapping): ColumnMapping {
  const inspection = readStored(v.nullable(ledgerInspectionSchema), row.inspection ?? "null", "uploads.inspection");
  if (inspection === null) return mapping;
  const settled = settleMapping(mapping, inspection);
  const [question] = openQuestions(settled, kind, inspection);
  if (question !== undefined) throw refusalOf(question);
  return settled;
}

function refusalOf({ asks, field, column }: ReadingQuestion): Refusal {
  const sample = column.doubtful?.[0]?.text ?? column.samples[0] ?? "";
  if (asks === "decimalMark") {
    const sentence = message("decimalMarkOpen", { sample, column: column.name });
    return new Refusal(422, "DECIMAL_MARK_OPEN", sentence, { errors: { "mapping.stated.decimalMark": sentence } });
  }
  if (asks === "fiscalStart") {
    const sentence = message("fiscalStartOpen", { sample: column.samples[0] ?? "", column: column.name });
    return new Refusal(422, "FISCAL_START_OPEN", sentence, { errors: { "mapping.fiscalStart": sentence } });
  }
  if (asks === "yearStart") {
    const sentence = message("yearStartOpen", { sample: column.samples[0] ?? "", column: column.name });
    return new Refusal(422, "YEAR_START_OPEN", sentence, { errors: { "mapping.fiscalStart": sentence } });
  }
  const sentence = message("dateOrderOpen", { sample, column: column.name });
  return new Refusal(422, "DATE_ORDER_OPEN", sentence, { errors: { [`mapping.stated.${field}`]: sentence } });
}
