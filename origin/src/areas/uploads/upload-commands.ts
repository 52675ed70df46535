import { eq } from "drizzle-orm";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { Env } from "../../env.ts";
import type { EnqueueCommand } from "../../proq/contract.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { commandTypes, inspectCommand, uploadCommand, type JobFacts, type UnpackPayload } from "../../job/commands.ts";
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import { buyerTypeOf } from "@paygauge/api-types/reference/buyer-type-guess";
import { type ChosenSheets, plainFile, storedUnpacked } from "../../job/unpack/stored-file.ts";
import { invalid } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { buyers, issuers } from "../../store/schema.ts";
import type { JobRate } from "@paygauge/api-types/entities/rates";
import { rateFacts, ratesOf } from "../rates/rate-tables.ts";
import type { UploadRow } from "./upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Columns of a job that its steps compute with. */
export type FactsRow = Pick<
  JobRow,
  "id" | "kind" | "currency" | "issuerId" | "buyerId" | "buyerCountry" | "periodFrom" | "periodTo"
>;

/**
 * Facts of the job that its steps compute with, fixed at the moment a command is queued.
 * @param rates those that are written with the command, instead of the job's
 */
export async function jobFactsOf(db: Database, job: FactsRow, rates?: readonly JobRate[]): Promise<JobFacts> {
  const [issuer] = await db
    .select({ fallback: issuers.fallbackCountryIso3 })
    .from(issuers)
    .where(eq(issuers.id, job.issuerId));
  const [buyer] = await db
    .select({ name: buyers.name, buyerType: buyers.buyerType })
    .from(buyers)
    .where(eq(buyers.id, job.buyerId));
  return {
    jobId: job.id,
    kind: job.kind,
    currency: job.currency,
    // The buyer's own country first: an American ledger of a British issuer belongs to the United States.
    fallbackCountry: job.buyerCountry || issuer?.fallback || "",
    buyerCountry: job.buyerCountry,
    buyerType: buyer === undefined ? null : buyerTypeOf(buyer),
    buyerId: job.buyerId,
    periodFrom: job.periodFrom,
    periodTo: job.periodTo,
    rates: rateFacts(rates ?? (await ratesOf(db, job.id)).rates),
  };
}

const file = (row: UploadRow) => ({ uploadId: row.id, ...plainFile(row), fileName: row.fileName });

/** The command that looks at a whole file. */
export async function inspectionOf(
  db: Database,
  job: FactsRow,
  row: UploadRow,
  commandId: string,
  dialect: FileDialect | null,
  overrideRefusal: boolean,
): Promise<EnqueueCommand> {
  const facts = await jobFactsOf(db, job);
  const fromWorkbook = storedUnpacked(row.unpacked)?.fromWorkbook ?? false;
  return inspectCommand(commandId, { ...file(row), job: facts, dialect, overrideRefusal, fromWorkbook });
}

/** The command that unpacks a file and queues the look at it as `inspectId`; `chosen` are the sheets that a user chose. */
export async function unpackingOf(
  db: Database,
  job: FactsRow,
  row: UploadRow,
  commandId: string,
  inspectId: string,
  chosen: ChosenSheets,
): Promise<EnqueueCommand> {
  const { r2Key, size, fileName } = row;
  const facts = await jobFactsOf(db, job);
  const payload: UnpackPayload = { uploadId: row.id, r2Key, size, fileName, job: facts, inspectId, ...chosen };
  return {
    ...uploadCommand(job.id, row.id, commandId),
    commandType: commandTypes.Unpack,
    payload: JSON.stringify(payload),
  };
}

/** Whether the stored file is wrapped and nothing was taken off it yet. */
export async function needsUnpacking(env: Env, row: UploadRow): Promise<boolean> {
  if (row.unpacked !== null) return false;
  const head = await env.FILES.get(row.r2Key, { range: { offset: 0, length: Math.min(headLength, row.size) } });
  return head !== null && containerOf(new Uint8Array(await head.arrayBuffer())) !== null;
}

/** Refuses a sheet that the workbook has not, or that holds nothing. @throws Refusal 422. */
export function requireSheet(row: UploadRow, sheet: number): void {
  const { sheets } = storedUnpacked(row.unpacked) ?? { sheets: [] };
  const found = sheets[sheet];
  if (found === undefined) throw invalid("sheet", message("sheetsToChoose", { count: sheets.length }));
  if (found.holds === "empty") throw invalid("sheet", message("sheetEmpty", { name: found.name }));
}

interface CheckAsked {
  readonly commandId: string;
  readonly dialect: FileDialect;
  readonly mapping: ColumnMapping;
  /** Rates that are written with the command. */
  readonly rates?: readonly JobRate[];
}

/** The command of the dry run with a confirmed mapping. */
export async function checkOf(
  db: Database,
  job: JobRow,
  row: UploadRow,
  { commandId, dialect, mapping, rates }: CheckAsked,
): Promise<EnqueueCommand> {
  const payload = { ...file(row), job: await jobFactsOf(db, job, rates), dialect, mapping };
  return {
    ...uploadCommand(job.id, row.id, commandId),
    commandType: commandTypes.Check,
    payload: JSON.stringify(payload),
  };
}
