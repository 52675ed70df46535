import * as v from "valibot";
import { documentKinds, documentStates, type DocumentKind } from "@paygauge/api-types/entities/chat";
import { messageRefSchema } from "@paygauge/api-types/catalogue/message-schema";
import { languages, type Language } from "@paygauge/api-types/languages";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { jsonColumn, storedRows } from "../stored-rows.ts";

type Sql = SqlStorage;

const isSet = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const documentRow = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(documentKinds),
  bytes: v.number(),
  digest: v.string(),
  language: v.picklist(languages),
  file_key: v.nullable(v.string()),
  state: v.picklist(documentStates),
  reason: v.nullable(jsonColumn(messageRefSchema)),
  pages: v.nullable(v.number()),
  pages_read: v.number(),
  pages_without_text: v.number(),
  may_quote_withheld: isSet,
  cited: v.number(),
  added_by: v.nullable(v.string()),
  added_on: v.string(),
  attempts: v.number(),
});
export type DocumentRow = v.InferOutput<typeof documentRow>;

/** What is known of a document before it is read. */
export interface NewDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: number;
  /** SHA-256 in hex: the same bytes are kept once in a corpus. */
  readonly digest: string;
  readonly language: Language;
  /** null: of the product's help, which has no file. */
  readonly fileKey: string | null;
  readonly addedBy: string | null;
  readonly addedOn: string;
}

export function insertDocument(sql: Sql, document: NewDocument): void {
  const { id, name, kind, bytes, digest, language, fileKey, addedBy, addedOn } = document;
  sql.exec(
    `INSERT INTO documents (id, name, kind, bytes, digest, language, file_key, state, added_by, added_on)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
    id,
    name,
    kind,
    bytes,
    digest,
    language,
    fileKey,
    addedBy,
    addedOn,
  );
}

export const documentById = (sql: Sql, id: string): DocumentRow | undefined =>
  storedRows(sql, documentRow, "SELECT * FROM documents WHERE id = ?", id)[0];

export const documentByDigest = (sql: Sql, digest: string): DocumentRow | undefined =>
  storedRows(sql, documentRow, "SELECT * FROM documents WHERE digest = ?", digest)[0];

export const allDocuments = (sql: Sql): DocumentRow[] =>
  storedRows(sql, documentRow, "SELECT * FROM documents ORDER BY added_on DESC, id");

/** The document that is read next: one in progress before one that waits. */
export const nextToRead = (sql: Sql): DocumentRow | undefined =>
  storedRows(
    sql,
    documentRow,
    "SELECT * FROM documents WHERE state IN ('reading', 'queued') ORDER BY state = 'queued', added_on, id LIMIT 1",
  )[0];

/** Ends the reading with a reason and removes the text read so far. */
export function failDocument(sql: Sql, id: string, reason: MessageRef): void {
  removeText(sql, id);
  sql.exec("UPDATE documents SET state = 'failed', reason = ? WHERE id = ?", JSON.stringify(reason), id);
}

const rowId = v.object({ id: v.number() });

/** Removes a document's pages and passages from tables and index. */
export function removeText(sql: Sql, id: string): void {
  for (const { id: passage } of storedRows(sql, rowId, "SELECT id FROM passages WHERE document_id = ?", id)) {
    sql.exec("DELETE FROM passages_en WHERE rowid = ?", passage);
    sql.exec("DELETE FROM passages_other WHERE rowid = ?", passage);
    sql.exec("DELETE FROM vectors WHERE passage_id = ?", passage);
  }
  sql.exec("DELETE FROM passages WHERE document_id = ?", id);
  sql.exec("DELETE FROM pages WHERE document_id = ?", id);
}

export function removeDocument(sql: Sql, id: string): void {
  removeText(sql, id);
  sql.exec("DELETE FROM documents WHERE id = ?", id);
}
