/** The file of an account's lines, written to R2 in parts, and what is remembered of it. */
import * as v from "valibot";
import type { LinkedChanges } from "@paygauge/api-types/entities/linked-accounts";
import { linkedRow } from "./adapter.ts";
import { hasTwin } from "./sync-tables.ts";
import { besideOf, headLine, lineModels, linesAfter } from "./ledger-lines.ts";
import { jsonColumn, soundRows, storedRows } from "@paygauge/worker/stored-rows";

/** R2 wants parts of one size but the last; lines are gathered up to it. */
const partBytes = 8 * 1024 * 1024;
const linesAtOnce = 2000;

function* piecesOf(sql: SqlStorage): Generator<{ readonly text: string; readonly count: number }> {
  const beside = besideOf(sql);
  yield { text: headLine(), count: 0 };
  for (const model of lineModels) {
    let after = "";
    for (;;) {
      const { text, count, last } = linesAfter(sql, model, after, linesAtOnce, beside);
      if (last === null) break;
      yield { text, count };
      after = last;
    }
  }
}

export interface WrittenLedger {
  readonly size: number;
  readonly lines: number;
}

/** Writes the lines under a key. What fails leaves no object. */
export async function writeLedger(files: R2Bucket, sql: SqlStorage, key: string): Promise<WrittenLedger> {
  const upload = await files.createMultipartUpload(key);
  const parts: R2UploadedPart[] = [];
  let buffer = new Uint8Array(partBytes);
  let filled = 0;
  let [size, lines] = [0, 0];
  const encoder = new TextEncoder();
  const flush = async () => {
    if (filled === 0) return;
    parts.push(await upload.uploadPart(parts.length + 1, buffer.slice(0, filled)));
    filled = 0;
    buffer = new Uint8Array(partBytes);
  };
  try {
    for (const { text, count } of piecesOf(sql)) {
      lines += count;
      for (let bytes = encoder.encode(text); bytes.length > 0;) {
        const taken = bytes.subarray(0, partBytes - filled);
        buffer.set(taken, filled);
        filled += taken.length;
        size += taken.length;
        bytes = bytes.subarray(taken.length);
        if (filled === partBytes) await flush();
      }
    }
    await flush();
    await upload.complete(parts);
    return { size, lines };
  } catch (error) {
    await upload.abort().catch(() => undefined);
    throw error;
  }
}

const decimals = 10;
/** A decimal text as a whole number of its tenth decimal; null where it isn't a plain decimal. */
function scaled(text: string): bigint | null {
  const [, sign = "", whole = "", part = ""] = /^(-?)(\d{1,20})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  if (whole === "") return null;
  const value = BigInt(`${whole}${part.padEnd(decimals, "0")}`);
  return sign === "-" ? -value : value;
}

function written(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, "0");
  const [whole, part] = [digits.slice(0, -decimals), digits.slice(-decimals).replace(/0+$/, "").padEnd(2, "0")];
  return `${value < 0n ? "-" : ""}${whole}.${part}`;
}

const body = v.object({ body: jsonColumn(linkedRow) });

/** Sums of the bills by currency, as decimals; without bills of two entries and amounts that aren't plain decimals. */
function billSums(sql: SqlStorage): Readonly<Record<string, string>> {
  const sums = new Map<string, bigint>();
  let after = "";
  const page = v.object({ id: v.string(), ...body.entries });
  for (;;) {
    const rows = storedRows(
      sql,
      page,
      `SELECT id, body FROM ledger WHERE model = 'bills' AND isDeleted = 0 AND NOT ${hasTwin} AND id > ?
         ORDER BY id LIMIT ?`,
      after,
      linesAtOnce,
    );
    for (const { body: row } of rows) {
      const value = scaled(row.amount);
      if (value !== null) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + value);
    }
    const last = rows.at(-1)?.id;
    if (last === undefined) break;
    after = last;
  }
  return Object.fromEntries([...sums].map(([currency, value]) => [currency, written(value)]));
}

const reading = v.object({
  uploadId: v.string(),
  number: v.number(),
  moment: v.string(),
  sumsJson: jsonColumn(v.record(v.string(), v.string())),
});
const grouped = v.object({ firstIn: v.number(), changedIn: v.number(), isDeleted: v.number(), n: v.number() });

/** Remembers that the lines as they are became a file. */
export function noteReading(sql: SqlStorage, uploadId: string, number: number, moment: string): void {
  sql.exec("INSERT INTO reading VALUES (?, ?, ?, ?)", uploadId, number, moment, JSON.stringify(billSums(sql)));
}

export interface FileChanges {
  readonly uploadId: string;
  readonly changes: LinkedChanges;
}
type Reading = v.InferOutput<typeof reading>;

function changesAfter({ number, moment, sumsJson }: Reading, rows: readonly v.InferOutput<typeof grouped>[]) {
  const counts = { added: 0, changed: 0, deleted: 0 };
  for (const { firstIn, changedIn, isDeleted, n } of rows) {
    if (firstIn > number && isDeleted === 0) counts.added += n;
    if (firstIn <= number && changedIn > number) counts[isDeleted === 0 ? "changed" : "deleted"] += n;
  }
  return { since: moment, ...counts, before: sumsJson };
}

/** What changed in the bills since each of these files was made; without those that are of no reading. */
export function changesSince(sql: SqlStorage, uploadIds: readonly string[]): FileChanges[] {
  const found = soundRows(
    sql,
    reading,
    "SELECT uploadId, number, moment, sumsJson FROM reading WHERE uploadId IN (SELECT value FROM json_each(?))",
    JSON.stringify(uploadIds),
  );
  if (found.length === 0) return [];
  const rows = storedRows(
    sql,
    grouped,
    `SELECT firstIn, changedIn, isDeleted, count(*) AS n FROM ledger WHERE model = 'bills'
       GROUP BY firstIn, changedIn, isDeleted`,
  );
  const now = billSums(sql);
  return found.map((each) => {
    const { before, ...changes } = changesAfter(each, rows);
    const currencies = [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted();
    const sums = currencies.map((currency) => ({
      currency,
      before: before[currency] ?? "0.00",
      after: now[currency] ?? "0.00",
    }));
    return { uploadId: each.uploadId, changes: { ...changes, sums } };
  });
}
