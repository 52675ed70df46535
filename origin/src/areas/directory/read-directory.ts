/** Reads a CSV of card acceptors with the ledgers' own reader: dialect detected, rows handed on one by one. */
import { directoryLimits, type DirectoryField, type DirectoryPreview } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../../job/facts.ts";
import {
  cellText,
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  headRecords,
} from "../../job/reading/dialect.ts";
import { EncodingTally } from "../../job/reading/encoding.ts";
import { sniffRefusal, refusalOf } from "../../job/reading/file-kind.ts";
import { grammarOf, readAll, type RangeReader } from "../../job/reading/ranges.ts";
import { invalid } from "../../refusal.ts";
import { entryOf, fieldsOfHeaders } from "./directory-columns.ts";

const headBytes = 1024 * 1024;
const sampleMost = 10;
const rejectsMost = 100;

export type DirectoryFacts = Omit<DirectoryPreview, "importId" | "fileName">;

/** Text cells of an entry for the preview. */
function sampleOf(entry: DirectoryEntry): DirectoryPreview["sample"][number] {
  const cells = Object.entries(entry).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.join(" ") : typeof value === "boolean" ? (value ? "yes" : "no") : String(value),
  ]);
  return Object.fromEntries(cells) as Record<DirectoryField, string>;
}

/**
 * Reads the whole file; `keep` gets each entry in order and may wait.
 * @throws Refusal 422 for a file that is no CSV of acceptors, or has more entries than one version may hold.
 */
export async function readDirectory(
  read: RangeReader,
  size: number,
  keep: (entry: DirectoryEntry) => void,
): Promise<DirectoryFacts> {
  const head = new Uint8Array(await read(0, Math.min(size, headBytes)));
  const sniffed = sniffRefusal(head.subarray(0, 64 * 1024));
  if (sniffed !== null) throw invalid("file", refusalOf(sniffed).message);
  const lineEnd = detectLineEnd(head);
  const delimiter = detectDelimiter(head, lineEnd);
  const grammar = grammarOf({ delimiter, lineEnd });
  const tally = new EncodingTally();
  tally.add(head);
  const encoding = tally.encoding();
  const rows = headRecords(head, grammar, encoding, 50);
  const headerRow = Math.max(1, detectHeaderRow(rows));
  const columns = columnsOf(rows, headerRow);
  const fields = fieldsOfHeaders(columns.map((column) => column.name));
  if (!fields.includes("name"))
    throw invalid(
      "file",
      'No column holds the acceptor\'s name. Name one column "Name" or "Merchant name" and choose the file again.',
    );
  const facts: DirectoryFacts = {
    rows: 0,
    accepted: 0,
    rejected: 0,
    acceptsCard: 0,
    acceptsVirtualCard: 0,
    columns: columns.map((column, at) => ({ header: column.name, field: fields[at] ?? null })),
    sample: [],
    rejects: [],
  };
  const ids = new Set<string>();
  let seen = 0;
  await readAll(read, size, grammar, (reader, tooLong) => {
    seen += 1;
    if (seen <= headerRow) return;
    const cells: Partial<Record<DirectoryField, string>> = {};
    let filled = false;
    for (const [at, field] of fields.entries()) {
      if (field === null) continue;
      const text = cellText(reader, at, encoding);
      filled ||= text !== "";
      cells[field] = text;
    }
    if (!filled && !tooLong) return;
    facts.rows += 1;
    const entry = tooLong ? "The row is longer than a row can be." : entryOf(cells);
    const reason =
      typeof entry === "string" ? entry : ids.has(entry.entryId) ? `The id ${entry.entryId} stands twice.` : null;
    if (typeof entry === "string" || reason !== null) {
      facts.rejected += 1;
      if (facts.rejects.length < rejectsMost) facts.rejects.push({ line: reader.line, reason: reason ?? "" });
      return;
    }
    ids.add(entry.entryId);
    if (ids.size > directoryLimits.entries)
      throw invalid("file", `A version holds at most ${directoryLimits.entries} entries. Split the file by country.`);
    facts.accepted += 1;
    if (entry.acceptsCard) facts.acceptsCard += 1;
    if (entry.acceptsVirtualCard) facts.acceptsVirtualCard += 1;
    if (facts.sample.length < sampleMost) facts.sample.push(sampleOf(entry));
    keep(entry);
  });
  return facts;
}
