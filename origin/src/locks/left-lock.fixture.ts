/** A lock whose time is over, with a screen that was heard of long ago. */
export function leaveLock(sql: SqlStorage, entityId: string): void {
  sql.exec(
    "INSERT OR REPLACE INTO locks VALUES (?, 7, 'user-sasha-sysadmin', 'Sasha', 's@x.example', 1, NULL, NULL, NULL, 0, NULL, 0)",
    entityId,
  );
  sql.exec("INSERT INTO open_screens VALUES (?, 'user-sasha-sysadmin', 's', 'Sasha', 'Harbour', 1, 0)", entityId);
}
