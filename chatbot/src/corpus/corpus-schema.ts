/** Tables of one corpus: its documents, their pages and passages, and what is searched. */

const statements = [
  `CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, bytes INTEGER NOT NULL, digest TEXT NOT NULL,
    language TEXT NOT NULL, file_key TEXT, state TEXT NOT NULL, reason TEXT, pages INTEGER, pages_read INTEGER NOT NULL DEFAULT 0,
    pages_without_text INTEGER NOT NULL DEFAULT 0, may_quote_withheld INTEGER NOT NULL DEFAULT 0, cited INTEGER NOT NULL DEFAULT 0,
    added_by TEXT, added_on TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, path TEXT NOT NULL DEFAULT '[]', replaces TEXT,
    valid_from TEXT, is_answer INTEGER NOT NULL DEFAULT 0)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS documents_by_digest ON documents (digest)`,
  `CREATE TABLE IF NOT EXISTS pages (
    document_id TEXT NOT NULL, page INTEGER NOT NULL, blocks TEXT NOT NULL, PRIMARY KEY (document_id, page)) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS passages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, document_id TEXT NOT NULL, page INTEGER NOT NULL, headings TEXT NOT NULL,
    body TEXT NOT NULL, language TEXT NOT NULL, is_withheld INTEGER NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS passages_by_document ON passages (document_id)`,
  // One byte for each dimension; of another model than the one in use they are made again.
  `CREATE TABLE IF NOT EXISTS vectors (passage_id INTEGER PRIMARY KEY, model TEXT NOT NULL, vector BLOB NOT NULL)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS passages_en USING fts5 (title, headings, body, tokenize = 'porter unicode61 remove_diacritics 2')`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS passages_other USING fts5 (title, headings, body, tokenize = 'trigram remove_diacritics 1')`,
  // Deleted text leaves the index in the same transaction, not at its next merge.
  `INSERT INTO passages_en (passages_en, rank) VALUES ('secure-delete', 1)`,
  `INSERT INTO passages_other (passages_other, rank) VALUES ('secure-delete', 1)`,
  // Weights of title, headings and body.
  `INSERT INTO passages_en (passages_en, rank) VALUES ('rank', 'bm25(2.0, 3.0, 1.0)')`,
  `INSERT INTO passages_other (passages_other, rank) VALUES ('rank', 'bm25(2.0, 3.0, 1.0)')`,
  `CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS tenants (
    issuer_id TEXT PRIMARY KEY, has_documents INTEGER NOT NULL DEFAULT 0, has_conversations INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, user_id TEXT NOT NULL, action TEXT NOT NULL, document_id TEXT NOT NULL,
    note TEXT NOT NULL)`,
  // Documents that were replaced: their file and what answers quote of them are still to be removed.
  `CREATE TABLE IF NOT EXISTS leftovers (document_id TEXT PRIMARY KEY, file_key TEXT) WITHOUT ROWID`,
];

/** Columns that an older release's tables don't have. */
const laterColumns = [
  ["pages_without_text", "INTEGER NOT NULL DEFAULT 0"],
  ["may_quote_withheld", "INTEGER NOT NULL DEFAULT 0"],
  ["cited", "INTEGER NOT NULL DEFAULT 0"],
  ["attempts", "INTEGER NOT NULL DEFAULT 0"],
  ["path", "TEXT NOT NULL DEFAULT '[]'"],
  ["replaces", "TEXT"],
  ["valid_from", "TEXT"],
  ["is_answer", "INTEGER NOT NULL DEFAULT 0"],
] as const;

const namesOf = (sql: SqlStorage, query: string): Set<SqlStorageValue | undefined> =>
  new Set([...sql.exec(query)].map(({ name }) => name));

/** Creates what is missing. @returns whether an index was missing: what is searched must be indexed again */
export function migrateCorpus(sql: SqlStorage): boolean {
  const before = namesOf(sql, "SELECT name FROM sqlite_master");
  for (const statement of statements) sql.exec(statement);
  const columns = namesOf(sql, "SELECT name FROM pragma_table_info('documents')");
  for (const [name, kind] of laterColumns)
    if (!columns.has(name)) sql.exec(`ALTER TABLE documents ADD COLUMN ${name} ${kind}`);
  return before.has("passages") && (!before.has("passages_en") || !before.has("passages_other"));
}
