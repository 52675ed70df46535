import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { checkCatalogue, checkEnvironment, damagedObjects, migrationFailure } from "./stores.mjs";

const reset = "npm run seed -- --reset";

/** A folder of stores with one database of a kind, which holds rows and the migrations named. */
function storeWith(kind: "d1" | "do", migrations: readonly string[] = []): { folder: string; file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = path.join(folder, "v3", kind, "miniflare-Object");
  mkdirSync(place, { recursive: true });
  const file = path.join(place, "0123.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)");
  database.exec("CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)");
  const fill = database.prepare("INSERT INTO rows (text) VALUES (?)");
  for (let at = 0; at < 500; at += 1) fill.run("x".repeat(100));
  for (const name of migrations) database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  database.close();
  return { folder, file };
}

/** Overwrites pages in the middle of a file. */
function damage(file: string): void {
  const handle = openSync(file, "r+");
  for (let at = 8192; at < 40_960; at += 4096) writeSync(handle, Buffer.alloc(600, 0x5a), 0, 600, at);
  closeSync(handle);
}

test("no store, and a sound one, are taken", () => {
  const { folder } = storeWith("d1", ["0000_start.sql"].slice(1));
  expect(() => checkCatalogue(folder)).not.toThrow();
  expect(() => checkCatalogue(path.join(folder, "absent"))).not.toThrow();
});

test.each(["overwritten", "cut off", "no database at all"])(
  "a catalogue that is %s is named, with the way back",
  (kind) => {
    const { folder, file } = storeWith("d1");
    if (kind === "overwritten") damage(file);
    else if (kind === "cut off") truncateSync(file, 5000);
    else writeFileSync(file, "not a database ".repeat(1000));
    expect(() => checkCatalogue(folder)).toThrow(/0123\.sqlite is damaged \(.+\)\. Restore a copy/);
    expect(() => checkCatalogue(folder)).toThrow(reset);
  },
);

test("a catalogue of a newer version names its migration, and to update", () => {
  const { folder } = storeWith("d1", ["9999_later.sql"]);
  expect(() => checkCatalogue(folder)).toThrow(/newer version: .+ migration 9999_later\.sql\. Update this checkout/);
});

test("a migration that fails is named, with its file, what the tool said and the way back", () => {
  const { folder } = storeWith("d1");
  const { message } = migrationFailure(folder, "banner\n✘ [ERROR] table `users` already exists: SQLITE_ERROR\nmore");
  expect(message).toMatch(/^Migration 0000\S* could not be applied to the local catalogue .+0123\.sqlite/);
  expect(message).toContain(reset);
  expect(message).toContain("table `users` already exists");
});

test("damaged stores of jobs are found, sound ones are not", () => {
  const { folder, file } = storeWith("do");
  expect(damagedObjects(folder)).toEqual([]);
  damage(file);
  expect(damagedObjects(folder)).toEqual([expect.stringContaining("0123.sqlite")]);
});

test("an ENVIRONMENT that is not local is named with its file", () => {
  const of = (file: string) => ({ place: file, value: file.startsWith("origin") ? "staging" : "local" });
  expect(() => checkEnvironment(undefined, of)).toThrow('ENVIRONMENT is "staging" in origin/wrangler.toml.');
  expect(() => checkEnvironment(undefined, () => ({ place: "wrangler.toml", value: "local" }))).not.toThrow();
  expect(() => checkEnvironment()).not.toThrow();
});
