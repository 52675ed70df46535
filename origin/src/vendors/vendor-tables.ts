import { createAcceptanceTable } from "./acceptance-store.ts";

/**
 * Tables of one issuer's vendors. A label is a supplier as some run states it; it belongs to one vendor. A part holds a
 * run's suppliers as columns. SQL is the source; memory only holds caches.
 */
export function createVendorTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS vendor (vendor INTEGER PRIMARY KEY AUTOINCREMENT, vendorId TEXT NOT NULL UNIQUE,
    mergedInto INTEGER)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS label (labelId INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    city TEXT NOT NULL, country TEXT NOT NULL, mcc TEXT NOT NULL, taxKey TEXT NOT NULL, companyKey TEXT NOT NULL,
    entryKey TEXT NOT NULL, nameKey TEXT NOT NULL, vendor INTEGER)`);
  for (const key of ["taxKey", "companyKey", "entryKey", "nameKey"])
    sql.exec(`CREATE INDEX IF NOT EXISTS label_${key} ON label (${key}) WHERE ${key} <> ''`);
  sql.exec("CREATE INDEX IF NOT EXISTS label_vendor ON label (vendor)");
  // Labels that earlier runs of a job stated.
  sql.exec(`CREATE TABLE IF NOT EXISTS left_label (jobId TEXT NOT NULL, labelId INTEGER NOT NULL,
    PRIMARY KEY (jobId, labelId)) WITHOUT ROWID`);
  sql.exec("CREATE TABLE IF NOT EXISTS apart (one INTEGER NOT NULL, other INTEGER NOT NULL, PRIMARY KEY (one, other))");
  sql.exec(`CREATE TABLE IF NOT EXISTS part (jobId TEXT NOT NULL, run TEXT NOT NULL, currency TEXT NOT NULL,
    minorDigits INTEGER NOT NULL, measuredOn TEXT NOT NULL, rows INTEGER NOT NULL, isWhole INTEGER NOT NULL,
    PRIMARY KEY (jobId, run)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS part_chunk (jobId TEXT NOT NULL, run TEXT NOT NULL, chunk INTEGER NOT NULL,
    rows INTEGER NOT NULL, columns BLOB NOT NULL, keysJson TEXT NOT NULL, PRIMARY KEY (jobId, run, chunk))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS outcome (jobId TEXT NOT NULL, campaignId TEXT NOT NULL, supplierKey TEXT NOT NULL,
    campaign TEXT NOT NULL, status TEXT NOT NULL, method TEXT NOT NULL, at TEXT NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (jobId, campaignId, supplierKey)) WITHOUT ROWID`);
  createAcceptanceTable(sql);
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign (jobId TEXT NOT NULL, campaignId TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (jobId, campaignId)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS note (noteId INTEGER PRIMARY KEY AUTOINCREMENT, vendor INTEGER NOT NULL,
    text TEXT NOT NULL, authorId TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS vendor_history (entryId INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT NOT NULL,
    vendor INTEGER NOT NULL, other INTEGER NOT NULL, authorId TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL,
    reason TEXT NOT NULL)`);
}
