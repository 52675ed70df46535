import * as v from "valibot";
import type { Language } from "@paygauge/api-types/languages";
import { ftsPhrase, ftsQuery, type Term } from "../search/terms.ts";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";

/** Passages of one corpus that a question finds, before they are merged. */
const maxCandidates = 30;
/** Passages with a word that are counted; how many more there are is estimated from where the last of them is. */
const maxCounted = 400;
/** Around each match; no text has these (cleanedText removes them). */
export const matchMarks = { from: "\u0001", to: "\u0002" } as const;

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
  valid_from: v.nullable(v.string()),
  /** Who wrote the answer; null: it is none. */
  author: v.nullable(v.string()),
  marked_title: v.string(),
  marked_headings: v.string(),
  marked_body: v.string(),
});
const documentColumns = `d.added_on, d.valid_from, CASE d.is_answer WHEN 1 THEN d.added_by END AS author`;

/** A passage that was found, with marks around the words that were. */
export type FoundPassage = v.InferOutput<typeof row>;

export interface Found {
  /** Best first, by BM25 of this corpus. */
  readonly passages: readonly FoundPassage[];
  /** Nearest first, by vectors; empty without. */
  readonly near: readonly FoundPassage[];
  /** Passages of the corpus in this index. */
  readonly size: number;
  /** Of each term, in how many of them it is. */
  readonly counts: readonly number[];
}

const counter = v.object({ count: v.number() });

const counted = v.object({ count: v.number(), last: v.nullable(v.number()), newest: v.nullable(v.number()) });

/** Returns about how many passages have a term: IDs are handed out in order, so that a share of them is a share of all. */
function countOf(sql: SqlStorage, table: string, { variants }: Term): number {
  const query = variants.map(ftsPhrase).join(" OR ");
  const text = `SELECT count(*) AS count, max(id) AS last, (SELECT max(id) FROM passages) AS newest
    FROM (SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? LIMIT ${maxCounted})`;
  const [found] = soundRows(sql, counted, text, query);
  if (!found || found.count < maxCounted) return found?.count ?? 0;
  return Math.round((found.count * (found.newest ?? 1)) / (found.last ?? 1));
}

/** Counts the passages of a language. */
export const sizeOf = (sql: SqlStorage, language: Language): number =>
  soundRows(sql, counter, "SELECT count(*) AS count FROM passages WHERE language = ?", language)[0]?.count ?? 0;

/** Passages that the terms of a search may match together; commoner terms only mark what the others find. */
const maxMatched = 1500;

/** The rarest terms, as many as match few enough passages together, and the rest: ranking by a common word costs most. */
function byRarity(
  terms: readonly Term[],
  counts: readonly number[],
): { readonly rare: Term[]; readonly common: Term[] } {
  const [rare, common]: [Term[], Term[]] = [[], []];
  let matched = 0;
  const known = terms.map((term, at) => ({ term, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  for (const { term, count } of known.toSorted((a, b) => a.count - b.count)) {
    matched += count;
    if (rare.length === 0 || matched <= maxMatched) rare.push(term);
    else common.push(term);
  }
  return { rare, common };
}

/** Letters of a word that its forms may differ in, at its end. */
const inflected = 2;
const minStem = 4;

/** Marks the words of a text that are forms of these terms; those that the index has found are marked already. */
function withMarks(text: string, terms: readonly Term[]): string {
  const stems = terms
    .flatMap(({ variants }) => variants)
    .map((variant) =>
      variant.slice(0, Math.max(minStem, variant.length - inflected)).replaceAll(/[^\p{L}\p{N} ]/gu, "."),
    );
  if (stems.length === 0) return text;
  const { from, to } = matchMarks;
  const words = new RegExp(`(?<![\\p{L}\\p{N}${from}])(?:${stems.join("|")})[\\p{L}\\p{N}]*`, "giu");
  return text.replaceAll(words, (word) => `${from}${word}${to}`);
}

/** Searches the passages of a language. `size`: how many there are. */
export function searchPassages(sql: SqlStorage, terms: readonly Term[], language: Language, size: number): Found {
  const table = language === "en" ? "passages_en" : "passages_other";
  const counts = size === 0 ? terms.map(() => 0) : terms.map((term) => countOf(sql, table, term));
  const { rare, common } = byRarity(terms, counts);
  if (rare.length === 0) return { passages: [], near: [], size, counts };
  const marks = (column: number) => `highlight(${table}, ${column}, char(1), char(2))`;
  const passages = soundRows(
    sql,
    row,
    // The index orders by its own rank: only what it yields is marked and joined.
    `SELECT p.id, p.document_id, d.name, d.kind, p.page, d.pages, p.headings, p.body, p.language, ${documentColumns},
       hit.marked_title, hit.marked_headings, hit.marked_body
     FROM (SELECT rowid AS id, rank AS score, ${marks(0)} AS marked_title, ${marks(1)} AS marked_headings, ${marks(2)} AS marked_body
       FROM ${table} WHERE ${table} MATCH ? ORDER BY rank LIMIT ${maxCandidates * 2}) AS hit
     JOIN passages p ON p.id = hit.id JOIN documents d ON d.id = p.document_id
     WHERE d.state = 'ready' AND p.language = ? ORDER BY hit.score, p.id LIMIT ${maxCandidates}`,
    ftsQuery(rare),
    language,
  );
  return {
    size,
    counts,
    near: [],
    passages: passages.map((each) => ({
      ...each,
      marked_title: withMarks(each.marked_title, common),
      marked_headings: withMarks(each.marked_headings, common),
      marked_body: withMarks(each.marked_body, common),
    })),
  };
}

const plainRow = v.omit(row, ["marked_title", "marked_headings", "marked_body"]);

/** Passages by their IDs, in this order, with the words of the search marked as an index marks them. */
export function passagesById(sql: SqlStorage, ids: readonly number[], terms: readonly Term[]): FoundPassage[] {
  return ids.flatMap((id) =>
    soundRows(
      sql,
      plainRow,
      `SELECT p.id, p.document_id, d.name, d.kind, p.page, d.pages, p.headings, p.body, p.language, ${documentColumns}
       FROM passages p JOIN documents d ON d.id = p.document_id WHERE p.id = ?`,
      id,
    ).map((each) => ({
      ...each,
      marked_title: withMarks(each.name, terms),
      marked_headings: withMarks(each.headings.join(" \u203a "), terms),
      marked_body: withMarks(each.body, terms),
    })),
  );
}
