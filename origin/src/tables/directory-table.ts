import { directoryLimits, type DirectoryField } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../job/facts.ts";
import { entryOf, headerWords } from "./directory-columns.ts";
import type { Table } from "./read-table.ts";
import { message } from "@paygauge/api-types/catalogue/message";

function cellOf(value: DirectoryEntry[keyof DirectoryEntry]): string {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  // A table has no card payments: statements add them.
  return typeof value === "object" ? "" : String(value);
}

/** Text cells of an entry for the preview. Whether the file states an answer has no column. */
function sampleOf(entry: DirectoryEntry): Record<DirectoryField, string> {
  const { isCardStated: _, ...fields } = entry;
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, cellOf(value)])) as Record<
    DirectoryField,
    string
  >;
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
