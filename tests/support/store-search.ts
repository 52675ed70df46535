/** Looks for a text in every store and file of a running system. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bytesOf, filesBelow } from "./files-while-running.ts";

/** Every row of a database as text. */
function rowsOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
      .all();
    return tables
      .map(({ name }) => {
        const select = database.prepare(`SELECT * FROM "${String(name)}"`);
        select.setReadBigInts(true);
        return select
          .all()
          .map((row) =>
            Object.values(row)
              .map((cell) => (cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell)))
              .join(" "),
          )
          .join("\n");
      })
      .join("\n");
  } finally {
    database.close();
  }
}

/** Stores and files of a system's folder that hold a text: rows of SQLite, and the bytes of everything else. */
export function holdersIn(folder: string, text: string): string[] {
  return filesBelow(folder)
    .filter((file) => !/-(?:wal|shm)$/.test(file))
    .filter((file) => (file.endsWith(".sqlite") ? rowsOf(file) : bytesOf(file).toString("latin1")).includes(text))
    .map((file) => path.relative(folder, file));
}
