import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Counts of refusals are what a log is to other systems: a refused read is counted. The rest is workerd's own. */
const notData = /^(?:refusal_counts|d1_migrations|sqlite_sequence|_cf_\w+|_mf_\w+)$/;
/** The catalogue, files, and every object of the origin; sessions and the local provider live from requests. */
const ours = /^v3\/(?:d1|r2|do\/paygauge-origin-\w+)\/.*\.sqlite$/;

/** Rows of every table of a database, each table as one digest. */
function tablesOf(file: string, place: string): [string, string][] {
  const copy = path.join(place, path.basename(file));
  for (const end of ["", "-wal"]) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const database = new DatabaseSync(copy);
  try {
    const tables = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all();
    // Search indexes repeat what other tables hold, and are filled in part when they are created.
    const indexes = tables.filter(({ sql }) => /^CREATE VIRTUAL/i.test(String(sql))).map(({ name }) => String(name));
    const isIndex = (name: string) => indexes.some((index) => name === index || name.startsWith(`${index}_`));
    const names = tables.map(({ name }) => String(name)).filter((name) => !notData.test(name) && !isIndex(name));
    return names.flatMap((name): [string, string][] => {
      const select = database.prepare(`SELECT * FROM "${name}"`);
      select.setReadBigInts(true);
      const rows = select.all().map((row) => JSON.stringify(Object.values(row).map(String)));
      const digest = createHash("sha256").update(rows.toSorted().join("\n")).digest("hex");
      // An object that was only asked has made its empty tables.
      return rows.length === 0 ? [] : [[name, `${rows.length} rows ${digest}`]];
    });
  } finally {
    database.close();
  }
}

/** A digest of every table of every store below a system's folder, by store and table. The system must be at rest. */
export function storeDigests(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => ours.test(name) && !name.endsWith("metadata.sqlite"));
  const place = mkdtempSync(path.join(tmpdir(), "paygauge-digest-"));
  try {
    return new Map(
      files.flatMap((file) =>
        tablesOf(path.join(folder, file), place).map(
          ([table, digest]) => [`${path.dirname(file)} ${path.basename(file).slice(0, 8)} ${table}`, digest] as const,
        ),
      ),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
