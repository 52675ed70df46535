import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The catalogue of a running system, found among the databases of its stores. */
function withCatalogue(stores: string, work: (database: DatabaseSync) => void): void {
  const folder = path.join(stores, "v3/d1");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".sqlite")) continue;
    const database = new DatabaseSync(path.join(folder, name), { timeout: 10_000 });
    try {
      if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'mail_outbox'").get() === undefined) continue;
      work(database);
      return;
    } finally {
      database.close();
    }
  }
  throw new Error(`There is no catalogue below ${folder}.`);
}

/**
 * Writes so many mails into the outbox of a system that runs, older than all others, once. While they are written the
 * system cannot: no one may be asking it anything.
 */
export function addMails(stores: string, count: number): void {
  withCatalogue(stores, (database) => {
    const insert = database.prepare(
      `INSERT OR IGNORE INTO mail_outbox (id, to_address, from_address, from_name, subject, text, provider, state, created_on)
       VALUES (?1, 'many@mails.example', 'from@mails.example', 'Many mails', ?2, 'Text', 'outbox', 'Captured', ?3)`,
    );
    database.exec("BEGIN");
    for (let n = 0; n < count; n += 1) insert.run(`many-${n}`, `Mail ${n}`, "2001-01-01T00:00:00.000Z");
    database.exec("COMMIT");
  });
}
