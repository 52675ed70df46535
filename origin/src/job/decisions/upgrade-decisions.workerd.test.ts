/** A job of an earlier release keeps every decision, what its runs took into account, and its evidence. */
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../../support/test-env.ts";
import { migrateJob } from "../job-tables.ts";
import { jobObjectOf } from "../job-stub.ts";
import { appliedTo, matchDecisions, newestDecision, pendingDecisions, readDecisions } from "./decision-store.ts";

/** The tables as the release before had them, with a word of each kind. */
function asBefore(sql: SqlStorage): void {
  sql.exec("DROP TABLE decision");
  sql.exec(`CREATE TABLE ruling (seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL,
    supplierKey TEXT NOT NULL, rulingJson TEXT NOT NULL, seenJson TEXT NOT NULL, words TEXT NOT NULL,
    author TEXT NOT NULL, at TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0)`);
  sql.exec("CREATE INDEX ruling_supplier ON ruling (kind, supplierKey, seq)");
  const add = (kind: string, json: string) =>
    sql.exec(
      "INSERT INTO ruling (kind, supplierKey, rulingJson, seenJson, words, author, at) VALUES (?, 's1', ?, 'null', '', 'Ann', '')",
      kind,
      json,
    );
  add("match", '{"ruling":"confirm","entryId":"e1"}');
  add("group", '{"kind":"merge","into":"s1","supplierKeys":["s2"]}');
  add("undo", "");
  sql.exec("INSERT INTO meta VALUES ('rulings:r1', '1')");
  sql.exec(
    `INSERT INTO supplier_match (run, ordinal, evidenceJson, matchedJson, runnerUpJson) VALUES ('r1', 1, '{"entryId":"e1","ruling":"confirmed"}', 'null', 'null')`,
  );
  sql.exec("UPDATE meta SET value = '7' WHERE key = 'schemaVersion'");
}

it("a job whose decisions were called rulings keeps all of them, and what its runs took into account", async () => {
  const stub = jobObjectOf(testEnv, "job-of-rulings");
  await stub.commandProgress();
  await runInDurableObject(stub, (_object, { storage: { sql } }) => {
    asBefore(sql);
    migrateJob(sql);
    // A second start finds nothing more to do.
    migrateJob(sql);
    expect(matchDecisions(sql).get("s1")).toEqual({ confirmed: "e1", refused: [] });
    expect(readDecisions(sql, "group").map(({ decisionJson }) => JSON.parse(decisionJson).kind)).toEqual(["merge"]);
    expect([newestDecision(sql), appliedTo(sql, "r1"), pendingDecisions(sql, "r1")]).toEqual([3, 1, 2]);
    const [row] = sql.exec<{ evidenceJson: string }>("SELECT evidenceJson FROM supplier_match").toArray();
    expect(JSON.parse(row?.evidenceJson ?? "")).toEqual({ entryId: "e1", decision: "confirmed" });
    const names = sql.exec("SELECT name FROM sqlite_master WHERE name LIKE '%ruling%'").toArray();
    expect(names).toEqual([]);
  });
});
