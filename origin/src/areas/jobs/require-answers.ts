import { ratesBase } from "@paygauge/api-types/entities/rates";
import { defaultRates } from "../../job/default-rates.ts";
import { ratesOf } from "../rates/rate-tables.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import {
  columnMappingSchema,
  importCheckSchema,
  ledgerInspectionSchema,
  type ColumnMapping,
  type LedgerInspection,
} from "@paygauge/api-types/entities/ledger";
import type { Span } from "@paygauge/api-types/entities/days";
import { jobKinds } from "@paygauge/api-types/entities/job-kinds";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import type { PeriodProposal } from "@paygauge/analysis/period/period";
import { judgeCurrency } from "@paygauge/analysis/reading/currency-proof";
import { openSheets } from "@paygauge/api-types/entities/unpacked-file";
import { paidInOf, periodOfUploads } from "@paygauge/analysis/period/upload-period";
import { unpackedView } from "../../job/unpack/stored-file.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { buyers } from "../../store/schema.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { readStored } from "@paygauge/worker/stored-json";

type CheckedFile = Pick<UploadRow, "check" | "fileName" | "unpacked" | "inspection">;

const datedFile = ({ fileName, unpacked, inspection, check }: CheckedFile) => ({
  fileName,
  unpacked: unpackedView(unpacked),
  inspection: inspectionOf(inspection),
  check: readStored(v.nullable(importCheckSchema), check ?? "null", "uploads.check"),
});

/** The period that the files state or cover; null where no row has a date. */
export function proposalOf(files: readonly CheckedFile[]): PeriodProposal | null {
  return periodOfUploads(files.map(datedFile));
}

/** The month of the job's period in which all rows of a file count as paid; null: each counts on its own day. */
export function monthPaidIn(
  file: CheckedFile,
  mapping: ColumnMapping,
  { periodFrom: from, periodTo: to }: Pick<JobRow, "periodFrom" | "periodTo">,
): Span | null {
  return from === null || to === null ? null : paidInOf(datedFile(file), mapping, { from, to });
}

const inspectionOf = (text: string | null): LedgerInspection | null =>
  readStored(v.nullable(ledgerInspectionSchema), text ?? "null", "uploads.inspection");

/** Scores are scaled to a year by the period, so that no one but a user says which one it is. @throws Refusal 409. */
export function requirePeriod({ kind, periodFrom, periodTo }: JobRow, files: readonly UploadRow[]): void {
  if (!jobKinds[kind].period || (periodFrom !== null && periodTo !== null)) return;
  const proposal = proposalOf(files);
  if (proposal === null) return;
  throw refuse("periodOpen", { from: proposal.from, to: proposal.to });
}

/** Refuses files whose check asks what no one answered. @throws Refusal 409 with what to do. */
export function requireAnswers(files: readonly UploadRow[]): void {
  const apart = files.find(({ unpacked }) => openSheets(unpackedView(unpacked)).length > 0);
  const unread = files.find(({ inspection }) => inspectionOf(inspection)?.encodingChoice?.isOpen === true);
  if (unread !== undefined) throw refuse("encodingOpen", { file: unread.fileName });
  if (apart !== undefined) throw refuse("sheetsOpen", { file: apart.fileName });
  const open = files.find((file) => {
    const check = readStored(v.nullable(importCheckSchema), file.check ?? "null", "uploads.check");
    const mapping = mappingOf(file);
    const source = mapping.sources.amount ?? mapping.sources.spend;
    const column = source !== undefined && "column" in source ? source.column : undefined;
    return openQuestions(check?.questions ?? [], mapping.answers, column).length > 0;
  });
  if (open !== undefined) throw refuse("questionsOpen", { file: open.fileName });
}

const mappingOf = ({ mapping }: Pick<UploadRow, "mapping">): ColumnMapping =>
  readStored(columnMappingSchema, mapping ?? "null", "uploads.mapping");

/**
 * Refuses files whose amounts are in a currency that nothing proves, or that the file contradicts. The currency of a
 * draft is a proposal; that of a job was stated by a user. @throws Refusal 409 with what to do.
 */
export async function requireCurrency(db: Database, job: JobRow, files: readonly UploadRow[]): Promise<void> {
  if (!jobKinds[job.kind].figures) return;
  const [buyer] = await db
    .select({ currency: buyers.currency, country: buyers.country })
    .from(buyers)
    .where(eq(buyers.id, job.buyerId));
  const facts = { stated: job.isDraft ? null : job.currency, buyer: buyer ?? null, issuerCurrency: null };
  for (const file of files) {
    const inspection = inspectionOf(file.inspection);
    const mapping = mappingOf(file);
    if (inspection === null || judgeCurrency(inspection, mapping, facts).isProved) continue;
    throw refuse("currencyOpen", { file: file.fileName, currency: mapping.currency });
  }
}

/**
 * Refuses a job whose currency has no rate in its table: its spend is compared with limits in US dollars. @throws Refusal
 * 409 with what to do
 */
export async function requireRate(db: Database, job: JobRow): Promise<void> {
  if (!jobKinds[job.kind].figures || job.currency === ratesBase) return;
  const { rates } = await ratesOf(db, job.id);
  const isKnown = [...rates, ...defaultRates].some(({ currency }) => currency === job.currency);
  if (!isKnown) throw refuse("jobRateMissing", { currency: job.currency });
}

/** The currency that a user said of every file's amounts; null where none was asked, or they differ. */
export function answeredCurrency(files: readonly UploadRow[]): string | null {
  const said = new Set(files.map((file) => mappingOf(file).answers?.currency));
  const [only] = said;
  return said.size === 1 ? (only ?? null) : null;
}
