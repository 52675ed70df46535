import { appendFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Kills of a test: KILLS, five where it is not set. `npm run soak` sets it. */
export const kills = Number(process.env["KILLS"] ?? 5);

/** `npm run soak` runs the test. */
export const isSoak = process.env["KILLS"] !== undefined;

/** When to stop before all kills are done: SOAK_MINUTES from now; never where it is not set. */
export const deadline = Date.now() + Number(process.env["SOAK_MINUTES"] ?? Number.POSITIVE_INFINITY) * 60_000;

/** A repeatable choice of numbers from 0 to 1. */
export function* chances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Tells `npm run soak` what was run and measured, line by line; `npm test` ignores it. */
export function recordSoak(
  part:
    | "kills"
    | "campaigns"
    | "commands"
    | "queue"
    | "locks"
    | "idempotency"
    | "restarts"
    | "slow-clients"
    | "malformed"
    | "limits"
    | "links"
    | "vendors"
    | "maintenance"
    | "guard"
    | "uploads"
    | "sftp"
    | "linked",
  lines: readonly string[],
): void {
  const file = process.env["SOAK_RECORD"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ part, lines })}\n`);
}

/** Databases that workerd keeps below a folder: the catalogue and one for each object. */
export function databasesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => path.join(folder, name));
}

/** Opens a database of a system that is not running, runs `read`, and closes it. */
export function withDatabase<T>(file: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** SQLite's own look at every page of every database: those that are not whole, with what is wrong. */
export function brokenDatabases(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const found = withDatabase(file, (database) => database.prepare("PRAGMA integrity_check").all());
    const said = found.map((row) => String(row["integrity_check"])).join("; ");
    return said === "ok" ? [] : [`${path.basename(file)}: ${said}`];
  });
}

/** "p50 1.2 s, most 3.4 s" of milliseconds. */
export function spreadOf(times: readonly number[]): string {
  if (times.length === 0) return "not seen";
  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (at: number): string => ((sorted[at] ?? Number.NaN) / 1000).toFixed(1);
  return `p50 ${seconds(Math.floor(sorted.length / 2))} s, most ${seconds(sorted.length - 1)} s`;
}
