import * as v from "valibot";
import type { Language } from "@paygauge/api-types/languages";
import { ftsPhrase, ftsQuery, type Term } from "../search/terms.ts";
import { jsonColumn, storedRows } from "../stored-rows.ts";

/** Passages of one corpus that a question finds, before they are merged. */
const maxCandidates = 30;
/** Passages with a word, counted up to here: beyond, it says nothing. */
const maxCounted = 4000;
/** Around each match; no text has these (cleanedText removes them). */
export const found = { from: "\u0001", to: "\u0002" } as const;

const row = v.object({
  id: v.number(),
  document_id: v.string(),
  name: v.string(),
  kind: v.string(),
  page: v.number(),
  pages: v.nullable(v.number()),
  headings: jsonColumn(v.array(v.string())),
  body: v.string(),
  language: v.picklist(["en", "de", "fr"]),
  added_on: v.string(),
  marked_title: v.string(),
  marked_headings: v.string(),
  marked_body: v.string(),
});
/** A passage that was found, with marks around the words that were. */
export type FoundPassage = v.InferOutput<typeof row>;

export interface Found {
  /** Best first, by BM25 of this corpus. */
  readonly passages: readonly FoundPassage[];
  /** Passages of the corpus in this index. */
  readonly size: number;
  /** Of each term, in how many of them it is. */
  readonly counts: readonly number[];
}

const counter = v.object({ count: v.number() });

function countOf(sql: SqlStorage, table: string, { variants }: Term): number {
  const query = variants.map(ftsPhrase).join(" OR ");
  const text = `SELECT count(*) AS count FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ${maxCounted})`;
  return storedRows(sql, counter, text, query)[0]?.count ?? 0;
}

/** Counts the passages of a language. */
export const sizeOf = (sql: SqlStorage, language: Language): number =>
  storedRows(sql, counter, "SELECT count(*) AS count FROM passages WHERE language = ?", language)[0]?.count ?? 0;

/** Searches the passages of a language. `size`: how many there are. */
export function searchPassages(sql: SqlStorage, terms: readonly Term[], language: Language, size: number): Found {
  const table = language === "en" ? "passages_en" : "passages_other";
  if (terms.length === 0 || size === 0) return { passages: [], size, counts: terms.map(() => 0) };
  const marks = (column: number) => `highlight(${table}, ${column}, char(1), char(2))`;
  const passages = storedRows(
    sql,
    row,
    // The index orders by its own rank: only what it yields is marked and joined.
    `SELECT p.id, p.document_id, d.name, d.kind, p.page, d.pages, p.headings, p.body, p.language, d.added_on,
       hit.marked_title, hit.marked_headings, hit.marked_body
     FROM (SELECT rowid AS id, rank AS score, ${marks(0)} AS marked_title, ${marks(1)} AS marked_headings, ${marks(2)} AS marked_body
       FROM ${table} WHERE ${table} MATCH ? ORDER BY rank LIMIT ${maxCandidates * 3}) AS hit
     JOIN passages p ON p.id = hit.id JOIN documents d ON d.id = p.document_id
     WHERE d.state = 'ready' AND p.language = ? ORDER BY hit.score, p.id LIMIT ${maxCandidates}`,
    ftsQuery(terms),
    language,
  );
  return { passages, size, counts: terms.map((term) => countOf(sql, table, term)) };
}
