/** The rules of access of each release that this deployment has seen, so that a release can be compared with the one before. */
import * as v from "valibot";
import { guardLimits } from "@paygauge/api-types/entities/resource-guard";
import { readStoredOr } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

const texts = v.record(v.string(), v.string());
const releaseRow = v.object({ release: v.string(), first_seen: v.string(), rules: v.string() });

/** A release, the first with its rules. */
export interface KnownRelease {
  readonly release: string;
  readonly firstSeen: string;
  readonly rules: Readonly<Record<string, string>>;
}

export function createReleaseTable(sql: SqlStorage): void {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS releases (release TEXT PRIMARY KEY, first_seen TEXT NOT NULL, rules TEXT NOT NULL)",
  );
}

/** The newest first. */
export function readReleases(sql: SqlStorage): KnownRelease[] {
  const rows = storedRows(sql, releaseRow, "SELECT * FROM releases ORDER BY first_seen DESC, release");
  return rows.map(({ release, first_seen: firstSeen, rules }) => ({
    release,
    firstSeen,
    rules: readStoredOr(texts, rules, "releases.rules", {}),
  }));
}

/** Notes a release whose rules differ from those of the newest one. */
export function noteRelease(sql: SqlStorage, release: string, rules: Readonly<Record<string, string>>): void {
  const [newest] = readReleases(sql);
  if (newest && JSON.stringify(newest.rules) === JSON.stringify(rules)) return;
  sql.exec("INSERT OR IGNORE INTO releases VALUES (?, ?, ?)", release, new Date().toISOString(), JSON.stringify(rules));
  sql.exec(
    "DELETE FROM releases WHERE release NOT IN (SELECT release FROM releases ORDER BY first_seen DESC LIMIT ?)",
    guardLimits.releases,
  );
}
