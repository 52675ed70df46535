/** Jobs of releases that called a user's decision a ruling: the table, its JSON, what a run took into account, evidence. */

/** Renames what such a job holds; of no effect in others. */
export function upgradeDecisions(sql: SqlStorage): void {
  const former = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'ruling'").toArray();
  if (former.length === 0) return;
  sql.exec("ALTER TABLE ruling RENAME TO decision");
  sql.exec("ALTER TABLE decision RENAME COLUMN rulingJson TO decisionJson");
  sql.exec("DROP INDEX IF EXISTS ruling_supplier");
  sql.exec("UPDATE meta SET key = 'decisions:' || substr(key, 9) WHERE key LIKE 'rulings:%'");
  rename(sql, "decision", "decisionJson");
  rename(sql, "supplier_match", "evidenceJson");
}

/** In a column of JSON, the property `ruling` becomes `decision`. */
function rename(sql: SqlStorage, table: string, column: string): void {
  sql.exec(
    `UPDATE ${table} SET ${column} = json_set(json_remove(${column}, '$.ruling'), '$.decision', ${column} ->> 'ruling')
     WHERE json_valid(${column}) AND ${column} LIKE '%"ruling"%' AND ${column} ->> 'ruling' IS NOT NULL`,
  );
}
