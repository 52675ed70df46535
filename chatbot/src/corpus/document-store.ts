import * as v from "valibot";
import { documentKinds, documentStates, type DocumentKind } from "@paygauge/api-types/entities/chat";
import { messageRefSchema } from "@paygauge/api-types/catalogue/message-schema";
import { isId } from "@paygauge/api-types/ids";
import { languages, type Language } from "@paygauge/api-types/languages";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";

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
  replaces: v.nullable(v.string()),
  valid_from: v.nullable(v.string()),
  is_answer: isSet,
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
  /** The document that it replaces once it has been read. */
  readonly replaces?: string | null;
  /** The day from which it is valid; null: always. */
  readonly validFrom: string | null;
  /** A user has written it as an answer. */
  readonly isAnswer: boolean;
}

export function insertDocument(sql: Sql, document: NewDocument): void {
  const { id, name, kind, bytes, digest, language, fileKey, addedBy, addedOn, replaces = null } = document;
  const { validFrom, isAnswer } = document;
  sql.exec(
    `INSERT INTO documents
       (id, name, kind, bytes, digest, language, file_key, state, added_by, added_on, replaces, valid_from, is_answer)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?)`,
    id,
    name,
    kind,
    bytes,
    digest,
    language,
    fileKey,
    addedBy,
    addedOn,
    replaces,
    validFrom,
    isAnswer ? 1 : 0,
  );
}

export const documentById = (sql: Sql, id: string): DocumentRow | undefined =>
  soundRows(sql, documentRow, "SELECT * FROM documents WHERE id = ?", id)[0];

export const documentByDigest = (sql: Sql, digest: string): DocumentRow | undefined =>
  soundRows(sql, documentRow, "SELECT * FROM documents WHERE digest = ?", digest)[0];

export const allDocuments = (sql: Sql): DocumentRow[] =>
  soundRows(sql, documentRow, "SELECT * FROM documents ORDER BY added_on DESC, id");

/** The document that is read next: one in progress before one that waits. */
export const nextToRead = (sql: Sql): DocumentRow | undefined =>
  soundRows(
    sql,
    documentRow,
    "SELECT * FROM documents WHERE state IN ('reading', 'queued') ORDER BY state = 'queued', added_on, id",
  )[0];

/** Documents that will replace this one, or failed to. */
export const replacementsOf = (sql: Sql, id: string): DocumentRow[] =>
  soundRows(sql, documentRow, "SELECT * FROM documents WHERE replaces = ?", id);

/** A document's row, whether or not it can be read. */
export interface StoredDocument {
  readonly row: number;
  readonly id: string | null;
  readonly name: string | null;
  readonly fileKey: string | null;
  readonly bytes: number;
  readonly isDamaged: boolean;
}

/** What a row without an ID of its own is named by. */
const damagedName = /^damaged-(\d{1,15})$/;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function storedOf({ row_number: row, ...values }: Record<string, SqlStorageValue>): StoredDocument {
  const id = textOf(values["id"]);
  return {
    row: Number(row),
    id: id !== null && isId("record", id) ? id : null,
    name: textOf(values["name"]),
    fileKey: textOf(values["file_key"]),
    bytes: typeof values["bytes"] === "number" ? values["bytes"] : 0,
    isDamaged: !v.is(documentRow, values),
  };
}

/** Documents whose rows can't be read: they are listed and can be deleted, and nothing else is done with them. */
export const damagedDocuments = (sql: Sql): StoredDocument[] =>
  [...sql.exec("SELECT rowid AS row_number, * FROM documents")].map(storedOf).filter(({ isDamaged }) => isDamaged);

/** The name by which a damaged document is listed and deleted. */
export const damagedId = ({ id, row }: StoredDocument): string => id ?? `damaged-${row}`;

/** Finds a document's row, also one that can't be read. */
export function storedDocument(sql: Sql, id: string): StoredDocument | undefined {
  const row = damagedName.exec(id)?.[1];
  const [found] =
    row === undefined
      ? sql.exec("SELECT rowid AS row_number, * FROM documents WHERE id = ?", id)
      : sql.exec("SELECT rowid AS row_number, * FROM documents WHERE rowid = ?", Number(row));
  const stored = found && storedOf(found);
  return row === undefined || stored?.isDamaged ? stored : undefined;
}

/** Deletes a document's row, also one that can't be read. */
export function removeStored(sql: Sql, { id, row }: StoredDocument): void {
  if (id !== null) removeText(sql, id);
  sql.exec("DELETE FROM documents WHERE rowid = ?", row);
}

/** Ends the reading with a reason and removes the text read so far. */
export function failDocument(sql: Sql, id: string, reason: MessageRef): void {
  removeText(sql, id);
  sql.exec("UPDATE documents SET state = 'failed', reason = ? WHERE id = ?", JSON.stringify(reason), id);
}

/** Removes a document's pages and passages from tables and index, each in one statement: a long one has thousands. */
export function removeText(sql: Sql, id: string): void {
  const passages = "(SELECT id FROM passages WHERE document_id = ?)";
  sql.exec(`DELETE FROM passages_en WHERE rowid IN ${passages}`, id);
  sql.exec(`DELETE FROM passages_other WHERE rowid IN ${passages}`, id);
  sql.exec(`DELETE FROM vectors WHERE passage_id IN ${passages}`, id);
  sql.exec("DELETE FROM passages WHERE document_id = ?", id);
  sql.exec("DELETE FROM pages WHERE document_id = ?", id);
}

export function removeDocument(sql: Sql, id: string): void {
  removeText(sql, id);
  sql.exec("DELETE FROM documents WHERE id = ?", id);
}
