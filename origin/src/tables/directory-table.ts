import { directoryLimits, type DirectoryField } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../job/facts.ts";
import { entryOf, headerWords } from "./directory-columns.ts";
import type { Table } from "./read-table.ts";

/** Text cells of an entry for the preview. */
function sampleOf(entry: DirectoryEntry): Record<DirectoryField, string> {
  const cells = Object.entries(entry).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.join(" ") : typeof value === "boolean" ? (value ? "yes" : "no") : String(value),
  ]);
  return Object.fromEntries(cells);
}

/** A CSV of card acceptors. */
export const directoryTable: Table<DirectoryField, DirectoryEntry> = {
  headerWords,
  required: {
    name: 'No column holds the acceptor\'s name. Name one column "Name" or "Merchant name" and choose the file again.',
  },
  entryOf,
  keyOf: ({ entryId }) => entryId,
  sampleOf,
  countsOf: (entry) => entry,
  entriesMost: directoryLimits.entries,
  tooMany: `A version holds at most ${directoryLimits.entries} entries. Split the file by country.`,
  twice: (entryId) => `The id ${entryId} stands twice.`,
};
