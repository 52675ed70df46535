/** Reads a file of a campaign as a whole, in memory: it is never stored. */
import { campaignFileLimits } from "@paygauge/api-types/entities/campaign-files";
import { message } from "@paygauge/api-types/catalogue/message";
import { invalid } from "@paygauge/worker/refusal";
import { beginTable, readSlice, type Table, type TableStanding } from "../../tables/read-table.ts";

/** Whether bytes begin as gzip begins. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** @throws Refusal 422 for what isn't a gzip after all, or is larger than a file may be */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))) {
      size += part.byteLength;
      if (size > campaignFileLimits.bytes) break;
      parts.push(new Uint8Array(part));
    }
  } catch {
    throw invalid("file", message("campaignFilePacked"));
  }
  if (size > campaignFileLimits.bytes) throw invalid("file", message("campaignFileSize"));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A line of a file with its number in it, from 1. */
type Numbered<Line> = Line & { readonly line: number };

/** Every row of a file that is what it must be, and a message about each of the others. @throws Refusal 422 */
export async function readCampaignFile<Field extends string, Line>(
  file: File,
  table: Table<Field, Line>,
): Promise<{ readonly facts: TableStanding<Field>["facts"]; readonly lines: Numbered<Line>[] }> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const bytes = isPacked(sent) ? await unpacked(sent) : sent;
  if (bytes.byteLength === 0) throw invalid("file", message("fileEmptyOther"));
  const read = (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length));
  const taken = new Set<string>();
  const lines: Numbered<Line>[] = [];
  let standing = await beginTable(read, bytes.byteLength, table);
  for (let isOver = false; !isOver;) {
    const { standing: next, done } = await readSlice(read, bytes.byteLength, table, standing, {
      isTaken: (key) => taken.has(key),
      keep: (key, entry, line) => {
        taken.add(key);
        lines.push({ ...entry, line });
      },
    });
    [standing, isOver] = [next, done];
  }
  return { facts: standing.facts, lines };
}
