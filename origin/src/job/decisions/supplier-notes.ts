/** Notes on suppliers: plain text, with who wrote it and when. They change no figure. */
import type { SupplierNote } from "@paygauge/api-types/entities/overrides";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { supplierByKey } from "../supplier-store.ts";
import {
  addDecision,
  decisionOf,
  decisionRows,
  newestDecision,
  undoDecision,
  type DecisionRow,
} from "./decision-store.ts";
import type { RuledBy } from "./supplier-decisions.ts";
import { readRows } from "@paygauge/worker/stored-json";

/** Ours: notes that a supplier has at most. */
export const maxNotes = 200;

export interface NoteAuthor extends RuledBy {
  readonly authorId: string;
}

/** Whether it is the user's to remove: their own, or one whose author can't be read. */
const isTheirs = (note: DecisionRow, userId: string): boolean =>
  readRows([note], (row) => decisionOf("note", row)).readable.every(({ authorId }) => authorId === userId);
const notesOf = (sql: SqlStorage, supplierKey: string, upTo?: number): DecisionRow[] =>
  decisionRows(sql, "note", upTo).filter((row) => row.supplierKey === supplierKey);

/** Stores a note and returns its number. "supplier": the run has no such key; "full": it has as many as it may. */
export function addNote(
  sql: SqlStorage,
  run: string,
  supplierKey: string,
  text: string,
  { authorId, ...by }: NoteAuthor,
): number | "supplier" | "full" {
  if (supplierByKey(sql, run, supplierKey) === null) return "supplier";
  if (notesOf(sql, supplierKey).length >= maxNotes) return "full";
  const decisionJson = JSON.stringify({ kind: "note", authorId });
  return addDecision(sql, { kind: "note", supplierKey, decisionJson, seenJson: "null", words: text, ...by });
}

/** Removes the user's own note. */
export function removeNote(
  sql: SqlStorage,
  supplierKey: string,
  noteId: number,
  authorId: string,
): "removed" | "notFound" | "ofOther" {
  const note = notesOf(sql, supplierKey).find(({ seq }) => seq === noteId);
  if (note === undefined) return "notFound";
  if (!isTheirs(note, authorId)) return "ofOther";
  return undoDecision(sql, "note", noteId) ? "removed" : "notFound";
}

const publishedKey = (publication: number): string => `notes:${publication}`;

/** Writes down which notes a publication has, before the catalogue names it. */
export function pinNotes(sql: SqlStorage, publication: number): void {
  writeMeta(sql, publishedKey(publication), String(newestDecision(sql)));
}

/** Forgets what publications before this one had. */
export function dropNotePins(sql: SqlStorage, publication: number): void {
  sql.exec("DELETE FROM meta WHERE key LIKE 'notes:%' AND CAST(substr(key, 7) AS INTEGER) < ?", publication);
}

/** Notes of a supplier, the newest first: as of now, or as of the run's publication. */
export function supplierNotesOf(
  sql: SqlStorage,
  { perspective, publication }: RunInSight,
  supplierKey: string,
  userId: string,
): SupplierNote[] {
  // Of publications from before there were notes: none.
  const upTo = perspective === "published" ? Number(readMeta(sql, publishedKey(publication)) ?? 0) : undefined;
  return notesOf(sql, supplierKey, upTo)
    .map((row) => ({
      noteId: row.seq,
      text: row.words,
      author: row.author,
      at: row.at,
      isOwn: isTheirs(row, userId),
    }))
    .toReversed();
}
