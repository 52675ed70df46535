import * as v from "valibot";
import type { Language } from "@paygauge/api-types/languages";
import type { ReadPage } from "../reading/read-types.ts";
import type { Passage } from "../reading/passages.ts";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";

const block = v.object({ kind: v.picklist(["heading", "text"]), level: v.number(), text: v.string() });
const pageRow = v.object({ page: v.number(), blocks: jsonColumn(v.array(block)) });
const returnedId = v.object({ id: v.number() });
const heldRow = v.object({ page: v.number(), body: v.string() });
const indexed = v.object({
  id: v.number(),
  language: v.picklist(["en", "de", "fr"]),
  headings: jsonColumn(v.array(v.string())),
  body: v.string(),
});

/** English words are found by their stems, other languages by parts of words. */
const indexOf = (language: Language): string => (language === "en" ? "passages_en" : "passages_other");

export function storePages(sql: SqlStorage, documentId: string, pages: readonly ReadPage[]): void {
  for (const { page, blocks } of pages) {
    sql.exec("INSERT INTO pages VALUES (?, ?, ?)", documentId, page, JSON.stringify(blocks));
  }
}

function indexPassage(
  sql: SqlStorage,
  title: string,
  row: Omit<v.InferOutput<typeof indexed>, "id"> & { id: number },
): void {
  const table = indexOf(row.language);
  const path = row.headings.join(" › ");
  sql.exec(`INSERT INTO ${table} (rowid, title, headings, body) VALUES (?, ?, ?, ?)`, row.id, title, path, row.body);
}

/** Stores passages; one that reads like instructions isn't indexed until it may be quoted. */
export function storePassages(
  sql: SqlStorage,
  document: {
    readonly id: string;
    readonly name: string;
    readonly language: Language;
    readonly mayQuoteWithheld: boolean;
  },
  passages: readonly Passage[],
): void {
  const { id: documentId, name, language, mayQuoteWithheld } = document;
  for (const { page, headings, body, isWithheld } of passages) {
    const [row] = soundRows(
      sql,
      returnedId,
      "INSERT INTO passages (document_id, page, headings, body, language, is_withheld) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
      documentId,
      page,
      JSON.stringify(headings),
      body,
      language,
      isWithheld ? 1 : 0,
    );
    if (row && (!isWithheld || mayQuoteWithheld))
      indexPassage(sql, name, { id: row.id, language, headings: [...headings], body });
  }
}

/** Indexes a document's passages again: after a new name, or when its withheld ones may be quoted or not. */
export function reindexDocument(sql: SqlStorage, id: string, name: string, mayQuoteWithheld: boolean): void {
  const rows = soundRows(sql, indexed, "SELECT id, language, headings, body FROM passages WHERE document_id = ?", id);
  const withheld = new Set(
    soundRows(sql, returnedId, "SELECT id FROM passages WHERE document_id = ? AND is_withheld = 1", id).map(
      (row) => row.id,
    ),
  );
  for (const row of rows) {
    sql.exec(`DELETE FROM ${indexOf(row.language)} WHERE rowid = ?`, row.id);
    if (mayQuoteWithheld || !withheld.has(row.id)) indexPassage(sql, name, row);
  }
}

/** Indexes every document again: an index was missing. */
export function reindexAll(
  sql: SqlStorage,
  documents: readonly { readonly id: string; readonly name: string; readonly may_quote_withheld: boolean }[],
): void {
  for (const { id, name, may_quote_withheld } of documents) reindexDocument(sql, id, name, may_quote_withheld);
}

export const pageOf = (sql: SqlStorage, documentId: string, page: number): v.InferOutput<typeof pageRow> | undefined =>
  soundRows(sql, pageRow, "SELECT page, blocks FROM pages WHERE document_id = ? AND page = ?", documentId, page)[0];

export const withheldOf = (sql: SqlStorage, documentId: string): v.InferOutput<typeof heldRow>[] =>
  soundRows(
    sql,
    heldRow,
    "SELECT page, body FROM passages WHERE document_id = ? AND is_withheld = 1 ORDER BY id",
    documentId,
  );

const counted = v.object({ document_id: v.string(), passages: v.number() });

/** Number of passages by document. */
export const passageCounts = (sql: SqlStorage): ReadonlyMap<string, number> =>
  new Map(
    soundRows(sql, counted, "SELECT document_id, count(*) AS passages FROM passages GROUP BY document_id").map(
      (row) => [row.document_id, row.passages],
    ),
  );
