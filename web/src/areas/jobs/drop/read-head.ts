/** Reads the beginning of a dropped file in the browser, with the origin's own reader. */
import type { FileRefusal, LedgerInspection, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import { refusalOfForm } from "@paygauge/analysis/reading/compound-file";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";

/** Bytes that guesses and preview come from: a file of no more is read whole. */
export const headBytes = 4 * 1024 * 1024;

export interface HeadReading {
  /** null: the file is packed, and read where it is unpacked. */
  readonly inspection: LedgerInspection | null;
  readonly refusal: FileRefusal | null;
  /** The beginning shows that the file holds no payments; a user may have it read all the same. */
  readonly doubt?: FileRefusal;
  readonly isWhole: boolean;
  /** Bytes that were read; they end with a record. */
  readonly size: number;
  readonly read: RangeReader;
}

const rangesOf =
  (file: Blob): RangeReader =>
  async (offset, length) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());

/** Bytes up to the last line end: what was cut isn't a row. */
function wholeLines(bytes: Uint8Array): number {
  const end = Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13));
  return end < 0 ? bytes.length : end + 1;
}

/** What a file is that holds no payments, whatever kind of job has figures: it is said before anything is asked. */
const notPayments: readonly FileRefusalCode[] = ["contract-register", "order-book"];

/** Refusals of a file without money, which not every kind of job asks for. */
const ofMoney: readonly FileRefusalCode[] = ["no-amount-column", "one-column"];

/** @param hints what the reader takes where the file says nothing */
export async function readHead(file: File, hints: { readonly currency: string }): Promise<HeadReading> {
  const read = rangesOf(file);
  const first = await read(0, Math.min(file.size, 64 * 1024));
  const isWhole = file.size <= headBytes;
  const size = isWhole ? file.size : wholeLines(await read(0, headBytes));
  const none = { inspection: null, isWhole, size, read };
  if (containerOf(first.subarray(0, headLength)) !== null) return { ...none, refusal: null };
  const sniffed = await refusalOfForm(first, read);
  if (sniffed !== null) return { ...none, refusal: refusalOf(sniffed) };
  const under = (kind: LedgerKind) => inspectLedger(read, size, { kind, fileName: file.name, ...hints });
  const lines = await under("advanced");
  // Without money it may be a list of suppliers.
  const found = !lines.ok && ofMoney.includes(lines.refusal.code) ? await under("matchedDataOnly") : lines;
  const inspection = found.inspection ?? null;
  if (found.ok) return { ...none, inspection, refusal: null };
  if (notPayments.includes(found.refusal.code)) return { ...none, inspection, refusal: null, doubt: found.refusal };
  // What speaks against one kind of job is for the kind to say: the origin looks at the file under the one that it is of.
  return { ...none, inspection, refusal: found.refusal.overridable ? null : found.refusal };
}
