/** Reads a CSV of card acceptors. */
import { directoryLimits, type DirectoryField, type DirectoryPreview } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../../job/facts.ts";
import type { RangeReader } from "../../job/reading/ranges.ts";
import { entryOf, headerWords } from "./directory-columns.ts";
import { readTable, type TableKind } from "./read-table.ts";

const sampleMost = 10;

export type DirectoryFacts = Omit<DirectoryPreview, "importId" | "fileName">;

const directoryTable: TableKind<DirectoryField, DirectoryEntry> = {
  headerWords,
  required: {
    name: 'No column holds the acceptor\'s name. Name one column "Name" or "Merchant name" and choose the file again.',
  },
  entryOf,
  keyOf: ({ entryId }) => entryId,
  entriesMost: directoryLimits.entries,
  tooMany: `A version holds at most ${directoryLimits.entries} entries. Split the file by country.`,
  twice: (entryId) => `The id ${entryId} stands twice.`,
};

/** Text cells of an entry for the preview. */
function sampleOf(entry: DirectoryEntry): DirectoryPreview["sample"][number] {
  const cells = Object.entries(entry).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.join(" ") : typeof value === "boolean" ? (value ? "yes" : "no") : String(value),
  ]);
  return Object.fromEntries(cells) as Record<DirectoryField, string>;
}

/**
 * Reads the whole file; `keep` gets each entry in order.
 * @throws Refusal 422 for a file that is no CSV of acceptors, or has more entries than one version may hold.
 */
export async function readDirectory(
  read: RangeReader,
  size: number,
  keep: (entry: DirectoryEntry) => void,
): Promise<DirectoryFacts> {
  const sample: DirectoryFacts["sample"] = [];
  let [acceptsCard, acceptsVirtualCard] = [0, 0];
  const facts = await readTable(read, size, directoryTable, (entry) => {
    if (entry.acceptsCard) acceptsCard += 1;
    if (entry.acceptsVirtualCard) acceptsVirtualCard += 1;
    if (sample.length < sampleMost) sample.push(sampleOf(entry));
    keep(entry);
  });
  return { ...facts, acceptsCard, acceptsVirtualCard, sample };
}
