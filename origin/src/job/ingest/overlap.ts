/** Which rows of a checked file are in another one as well, found by their hashes, a part of them at a time. */
import { isMaterialOverlap, overlapExamples, type FileOverlap } from "@paygauge/api-types/entities/file-overlaps";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { checkedPages, countCheckedRows, type CheckedPage } from "./checked-rows.ts";
import type { Pause } from "@paygauge/api-types/turns/turns";
import { withIds } from "@paygauge/analysis/reading/lines/row-hash";
import type { SqlRunner } from "./sql-runner.ts";

/** Rows of a part: a table of them takes some 8 MB. */
const partRows = 131_072;

/** Different rows of the other file: each hash with how many of them nothing was paired with, and their first line. */
class OtherRows {
  private readonly hashes: Float64Array;
  private readonly left: Int32Array;
  private readonly lines: Float64Array;

  constructor(rows: number) {
    // Parts differ a little in size; repeated rows take one slot.
    const slots = 2 ** Math.ceil(Math.log2(Math.max(1024, rows * 3)));
    this.hashes = new Float64Array(slots);
    this.left = new Int32Array(slots);
    this.lines = new Float64Array(slots);
  }

  private placeOf(hash: number): number {
    const mask = this.hashes.length - 1;
    let at = Math.floor(hash / 4096) & mask;
    while (this.hashes[at] !== hash && this.hashes[at] !== 0) at = (at + 1) & mask;
    return at;
  }

  add(hash: number, line: number): void {
    const at = this.placeOf(hash);
    if (this.hashes[at] === 0) this.lines[at] = line;
    this.hashes[at] = hash;
    this.left[at] = (this.left[at] ?? 0) + 1;
  }

  /** Pairs a row with an equal one that is left: its line, the first one's of several; 0 where there is none. */
  pair(hash: number): number {
    const at = this.placeOf(hash);
    const left = this.left[at] ?? 0;
    if (left === 0) return 0;
    this.left[at] = left - 1;
    return this.lines[at] ?? 0;
  }
}

type Example = FileOverlap["examples"][number];

/** Adds up what is shared; of the examples the first rows stay. */
class Shared {
  rows = 0;
  examples: Example[] = [];
  private readonly sums = new Map<string, bigint>();

  add(line: number, otherLine: number, written: number, currency: string): void {
    this.rows++;
    if (currency !== "") this.sums.set(currency, (this.sums.get(currency) ?? 0n) + BigInt(written));
    const last = this.examples.at(-1);
    if (this.examples.length === overlapExamples && last !== undefined && line > last.line) return;
    const example = { line, otherLine, currency, minorDigits: minorDigitsOf(currency), minor: String(written) };
    this.examples = [...this.examples, example].toSorted((a, b) => a.line - b.line).slice(0, overlapExamples);
  }

  money(): FileOverlap["money"] {
    return [...this.sums].map(([currency, sum]) => ({
      currency,
      minorDigits: minorDigitsOf(currency),
      minor: sum.toString(),
    }));
  }
}

/** Which ids some row of an upload has. */
async function idsOf(sql: SqlRunner, uploadId: string, pause?: Pause): Promise<Ids> {
  const has = { supplierId: false, documentNumber: false };
  for await (const page of checkedPages(sql, uploadId, pause)) {
    has.supplierId ||= page.supplierId.some((each) => each !== 0);
    has.documentNumber ||= page.documentNumber.some((each) => each !== 0);
    if (has.supplierId && has.documentNumber) break;
  }
  return has;
}

interface Ids {
  readonly supplierId: boolean;
  readonly documentNumber: boolean;
}

/** The hash of a row of a page with the ids that both files have: one alone would tell equal rows apart. */
function keyAt({ hash, supplierId, documentNumber }: CheckedPage, at: number, ids: Ids): number {
  return withIds(
    hash[at] ?? 0,
    ids.supplierId ? (supplierId[at] ?? 0) : 0,
    ids.documentNumber ? (documentNumber[at] ?? 0) : 0,
  );
}

/**
 * Compares the checked rows of two uploads. A row that occurs twice here and once there is shared once.
 * @returns null where they share none
 */
export async function overlapOf(
  sql: SqlRunner,
  uploadId: string,
  other: { id: string; fileName: string },
  pause?: Pause,
): Promise<FileOverlap | null> {
  const [ofThis, ofOther] = [countCheckedRows(sql, uploadId), countCheckedRows(sql, other.id)];
  if (ofThis === 0 || ofOther === 0) return null;
  const [these, those] = [await idsOf(sql, uploadId, pause), await idsOf(sql, other.id, pause)];
  const ids = {
    supplierId: these.supplierId && those.supplierId,
    documentNumber: these.documentNumber && those.documentNumber,
  };
  // The table holds rows of the other file alone.
  const parts = Math.ceil(ofOther / partRows);
  const shared = new Shared();
  for (let part = 0; part < parts; part++) {
    const rows = new OtherRows(ofOther / parts);
    for await (const page of checkedPages(sql, other.id, pause)) {
      for (let at = 0; at < page.count; at++) {
        const key = keyAt(page, at, ids);
        if (parts === 1 || key % parts === part) rows.add(key, page.line[at] ?? 0);
      }
    }
    for await (const page of checkedPages(sql, uploadId, pause)) {
      const { line, written, currency, currencies } = page;
      for (let at = 0; at < page.count; at++) {
        const key = keyAt(page, at, ids);
        if (parts !== 1 && key % parts !== part) continue;
        const otherLine = rows.pair(key);
        if (otherLine > 0) shared.add(line[at] ?? 0, otherLine, written[at] ?? 0, currencies[currency[at] ?? 0] ?? "");
      }
    }
  }
  if (shared.rows === 0) return null;
  const figures = { rows: shared.rows, ofThis, ofOther };
  return {
    uploadId: other.id,
    fileName: other.fileName,
    ...figures,
    money: shared.money(),
    examples: shared.examples,
    isMaterial: isMaterialOverlap(figures),
  };
}
