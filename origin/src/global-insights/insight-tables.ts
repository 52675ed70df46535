/**
 * Tables of an issuer's insights across its jobs. A roll-up is a run's cubes: one for each dimension and one for all
 * suppliers. Traits are the bars and slicers of each supplier, by the rows of the vendors' chunks.
 */
export function createInsightTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS rolled_up (jobId TEXT NOT NULL, run TEXT NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (jobId, run)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS rolled_up_cube (jobId TEXT NOT NULL, run TEXT NOT NULL, name TEXT NOT NULL,
    part INTEGER NOT NULL, keys TEXT NOT NULL, cells BLOB NOT NULL, PRIMARY KEY (jobId, run, name, part))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS trait_chunk (jobId TEXT NOT NULL, run TEXT NOT NULL, chunk INTEGER NOT NULL,
    rows INTEGER NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (jobId, run, chunk))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS trait_text (axis INTEGER NOT NULL, code INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (axis, code)) WITHOUT ROWID`);
}
