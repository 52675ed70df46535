const statements = [
  `CREATE TABLE IF NOT EXISTS conversations (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_on TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE INDEX IF NOT EXISTS conversations_by_user ON conversations (user_id)`,
  `CREATE TABLE IF NOT EXISTS logs (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, conversation_id TEXT NOT NULL, user_id TEXT NOT NULL,
    request_key TEXT NOT NULL, question TEXT NOT NULL, grouped TEXT NOT NULL, state TEXT NOT NULL, mode TEXT NOT NULL,
    sentences TEXT NOT NULL, sources TEXT NOT NULL, closest TEXT, searched_for TEXT, rating TEXT,
    started INTEGER NOT NULL, took_ms INTEGER NOT NULL DEFAULT 0, token_count INTEGER NOT NULL DEFAULT 0)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS logs_by_key ON logs (user_id, request_key)`,
  `CREATE INDEX IF NOT EXISTS logs_by_conversation ON logs (conversation_id, seq)`,
  `CREATE INDEX IF NOT EXISTS logs_by_user ON logs (user_id, started)`,
  `CREATE INDEX IF NOT EXISTS logs_by_time ON logs (started)`,
  // Documents that were deleted while an answer ran: what it then stores must not bring their text back.
  `CREATE TABLE IF NOT EXISTS removed (document_id TEXT PRIMARY KEY, on_ms INTEGER NOT NULL) WITHOUT ROWID`,
];

/** Creates what is missing. */
export function migrateConversations(sql: SqlStorage): void {
  for (const statement of statements) sql.exec(statement);
}
