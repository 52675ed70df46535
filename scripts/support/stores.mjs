// What a start checks of the local stores and settings before it begins: each refusal names the file or the setting, and
// the way back.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stripVTControlCharacters } from "node:util";
import { parse } from "smol-toml";
import { root } from "./places.mjs";

const startOver =
  "Restore a copy of the folder .wrangler/state, or start over with empty stores: npm run seed -- --reset";
const shown = (file) => path.relative(root, file);
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/** SQLite files of a kind of store below the folder: "d1", "do". */
function databases(persistTo, kind) {
  const folder = path.join(persistTo, "v3", kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"))
    .map((name) => path.join(folder, name));
}

/** What SQLite finds wrong with a file; null: nothing. The file is only read. */
function damageOf(file) {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const { quick_check: found } = database.prepare("PRAGMA quick_check(1)").get();
      return found === "ok" ? null : String(found).replaceAll(/\s+/g, " ");
    } finally {
      database.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
}

/** Damaged files of the stores of jobs, queues and locks, as paths below the project. */
export function damagedObjects(persistTo) {
  return databases(persistTo, "do")
    .filter((file) => damageOf(file) !== null)
    .map(shown);
}

const migrationNames = () =>
  readdirSync(path.join(root, "origin/migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Names of the migrations that a catalogue holds; null where it has no list of them. */
function appliedTo(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare("SELECT name FROM d1_migrations")
      .all()
      .map(({ name }) => String(name));
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** Refuses a catalogue that is damaged, or that a newer version has written. @throws Error with the way back */
export function checkCatalogue(persistTo) {
  for (const file of databases(persistTo, "d1")) {
    const damage = damageOf(file);
    if (damage !== null) throw new Error(`The local catalogue ${shown(file)} is damaged (${damage}). ${startOver}`);
    const known = migrationNames();
    const newer = (appliedTo(file) ?? []).filter((name) => !known.includes(name));
    if (newer.length > 0)
      throw new Error(
        `The local catalogue ${shown(file)} was written by a newer version: this one doesn't know its migration ${newer[0]}. Update this checkout to that version. ${startOver}`,
      );
  }
}

/** The sentence for a migration that could not be applied: which one, to which file, and the way back. */
export function migrationFailure(persistTo, said) {
  const [file] = databases(persistTo, "d1");
  const applied = file === undefined ? [] : (appliedTo(file) ?? []);
  const next = migrationNames().find((name) => !applied.includes(name)) ?? "the next one";
  const plain = stripVTControlCharacters(said);
  const reason = /^.*(?:ERROR\]|SQLITE_ERROR|[Ee]rror:).*$/m.exec(plain)?.[0] ?? plain.trim().split("\n").at(-1) ?? "";
  const where = file === undefined ? "the local catalogue" : `the local catalogue ${shown(file)}`;
  return new Error(
    `Migration ${next} could not be applied to ${where}; an earlier attempt may have stopped halfway. ${startOver}\nThe tool said: ${reason.trim()}`,
  );
}

/** The ENVIRONMENT that a Worker gets: its secrets take precedence over its settings. */
function environmentOf(file) {
  const secrets = path.join(path.dirname(path.join(root, file)), ".dev.vars");
  const text = existsSync(secrets) ? readFileSync(secrets, "utf8") : "";
  const secret = /^ENVIRONMENT=["']?([^"'\n]*)/m.exec(text)?.[1];
  return {
    place: secret === undefined ? file : shown(secrets),
    value: secret ?? parse(readFileSync(path.join(root, file), "utf8")).vars?.ENVIRONMENT,
  };
}

/** Refuses settings under which a local start cannot work. @throws Error that names the setting and its file */
export function checkEnvironment(
  files = ["wrangler.toml", "origin/wrangler.toml", "chatbot/wrangler.toml"],
  of = environmentOf,
) {
  const wrong = files.map((file) => of(file)).find(({ value }) => value !== "local");
  if (wrong)
    throw new Error(
      `ENVIRONMENT is ${wrong.value === undefined ? "not set" : `"${wrong.value}"`} in ${wrong.place}. A local start needs "local" in every Worker: set it there, and use another value only where you deploy.`,
    );
}
