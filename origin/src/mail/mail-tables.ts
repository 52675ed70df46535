import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";

/**
 * Tables of one issuer's mails. An opt-out is a keyed hash of an address with a buyer or a brand, so that it outlives the
 * address; so does a link of a mail, by the hash of its token.
 */
export function createMailTables(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
  sql.exec(`CREATE TABLE IF NOT EXISTS letter_template (letter TEXT NOT NULL, tone TEXT NOT NULL, language TEXT NOT NULL,
    version INTEGER NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, savedBy TEXT NOT NULL, savedOn TEXT NOT NULL,
    PRIMARY KEY (letter, tone, language, version)) WITHOUT ROWID`);
  moveTemplates(sql);
  sql.exec(`CREATE TABLE IF NOT EXISTS mail (seq INTEGER PRIMARY KEY AUTOINCREMENT, mailId TEXT NOT NULL UNIQUE,
    messageId TEXT NOT NULL UNIQUE, batchId TEXT NOT NULL, jobId TEXT NOT NULL, campaignId TEXT NOT NULL,
    supplierKey TEXT NOT NULL, supplier TEXT NOT NULL, toAddress TEXT NOT NULL, toKey TEXT NOT NULL, toName TEXT NOT NULL,
    fromAddress TEXT NOT NULL, fromName TEXT NOT NULL, replyTo TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, stopBase TEXT NOT NULL,
    buyer TEXT NOT NULL, language TEXT NOT NULL, tone TEXT NOT NULL, version INTEGER NOT NULL, isTest INTEGER NOT NULL,
    buyerHash TEXT NOT NULL, brandHash TEXT NOT NULL, state TEXT NOT NULL, reason TEXT, provider TEXT NOT NULL DEFAULT '',
    providerMessageId TEXT, tries INTEGER NOT NULL DEFAULT 0, nextTryOn TEXT, sentDay TEXT, isReplaced INTEGER NOT NULL
    DEFAULT 0, byUserId TEXT NOT NULL, byName TEXT NOT NULL, queuedOn TEXT NOT NULL, changedOn TEXT NOT NULL)`);
  if (!hasColumn(sql, "mail", "letter")) sql.exec("ALTER TABLE mail ADD COLUMN letter TEXT NOT NULL DEFAULT 'first'");
  sql.exec("CREATE INDEX IF NOT EXISTS mail_campaign ON mail (campaignId, supplierKey, seq)");
  sql.exec("CREATE INDEX IF NOT EXISTS mail_batch ON mail (batchId, state, seq)");
  sql.exec("CREATE INDEX IF NOT EXISTS mail_day ON mail (sentDay)");
  sql.exec("CREATE INDEX IF NOT EXISTS mail_to ON mail (toKey)");
  sql.exec("CREATE INDEX IF NOT EXISTS mail_sending ON mail (state) WHERE state = 'Sending'");
  sql.exec(`CREATE TABLE IF NOT EXISTS opt_out (hash TEXT PRIMARY KEY, scope TEXT NOT NULL, source TEXT NOT NULL,
    supplier TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS stop_link (hash TEXT PRIMARY KEY, mailId TEXT NOT NULL, buyerHash TEXT NOT NULL,
    brandHash TEXT NOT NULL, buyer TEXT NOT NULL, sender TEXT NOT NULL, supplier TEXT NOT NULL, language TEXT NOT NULL)
    WITHOUT ROWID`);
  // Links from before their site was kept open on any.
  if (!hasColumn(sql, "stop_link", "site")) sql.exec("ALTER TABLE stop_link ADD COLUMN site TEXT NOT NULL DEFAULT ''");
  // Of a brand's object: templates of emails by hand.
  sql.exec(`CREATE TABLE IF NOT EXISTS tool_template (id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL,
    subject TEXT NOT NULL, text TEXT NOT NULL, version INTEGER NOT NULL, savedBy TEXT NOT NULL, savedOn TEXT NOT NULL)
    WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS event (mailId TEXT NOT NULL, event TEXT NOT NULL, at TEXT NOT NULL,
    reason TEXT NOT NULL, PRIMARY KEY (mailId, event, at)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS unplaced (eventId INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL,
    address TEXT NOT NULL, at TEXT NOT NULL, reason TEXT NOT NULL, UNIQUE (event, address, at))`);
  sql.exec("CREATE TABLE IF NOT EXISTS paused (campaignId TEXT PRIMARY KEY) WITHOUT ROWID");
  // News that the job's object doesn't have yet.
  sql.exec(`CREATE TABLE IF NOT EXISTS news (newsId TEXT PRIMARY KEY, mailId TEXT NOT NULL, what TEXT NOT NULL,
    at TEXT NOT NULL) WITHOUT ROWID`);
}

const hasColumn = (sql: SqlStorage, table: string, name: string): boolean =>
  sql.exec("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", table, name).toArray().length > 0;

/** Templates from before follow-ups had texts of their own are of letters. */
function moveTemplates(sql: SqlStorage): void {
  if (!hasColumn(sql, "template", "tone")) return;
  sql.exec(`INSERT OR IGNORE INTO letter_template
    SELECT 'first', tone, language, version, subject, text, savedBy, savedOn FROM template`);
  sql.exec("DROP TABLE template");
}

const metaRow = v.object({ value: v.string() });

export function readMailMeta(sql: SqlStorage, name: string): string | null {
  return storedRows(sql, metaRow, "SELECT value FROM meta WHERE name = ?", name)[0]?.value ?? null;
}

export function writeMailMeta(sql: SqlStorage, name: string, value: string): void {
  sql.exec("INSERT OR REPLACE INTO meta VALUES (?, ?)", name, value);
}
