import { directoryLimits, type DirectoryField } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../job/facts.ts";
import { entryOf, headerWords } from "./directory-columns.ts";
import type { Table } from "./read-table.ts";
import { message } from "@paygauge/api-types/catalogue/message";

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
    name: message("noNameColumn"),
  },
  entryOf,
  keyOf: ({ entryId }) => entryId,
  sampleOf,
  countsOf: (entry) => entry,
  maxEntries: directoryLimits.entries,
  tooMany: message("maxEntries", { most: directoryLimits.entries }),
  twice: (entryId) => message("idTwice", { id: entryId }),
};
