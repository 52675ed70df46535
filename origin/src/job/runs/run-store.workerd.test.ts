/** Which runs stay whole, and what may be pinned, on the tables themselves. */
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { bandsOfRun } from "../decisions/band-overrides.ts";
import { addDecision, markApplied } from "../decisions/decision-store.ts";
import { pinRun, pruneRuns, settlePins, wholeRuns } from "./run-store.ts";

async function inJob(name: string, work: (sql: SqlStorage) => void): Promise<void> {
  const stub = jobObjectOf(testEnv, name);
  await stub.commandProgress();
  await runInDurableObject(stub, (_object, { storage: { sql } }) => work(sql));
}

const putWhole = (sql: SqlStorage, number: number) => {
  sql.exec("INSERT INTO run VALUES (?, ?, ?, 1, '{}')", `r${number}`, number, `r${number}`);
};
const pins = (sql: SqlStorage) =>
  sql
    .exec<{ run: string }>("SELECT run FROM run_pin ORDER BY publication")
    .toArray()
    .map(({ run }) => run);

it("keeps three runs whole next to the published one, even where that is the newest", () =>
  inJob("job-of-runs", (sql) => {
    for (const number of [1, 2, 3, 4, 5]) putWhole(sql, number);
    settlePins(sql, { publication: 1, run: "r5" });
    pruneRuns(sql, "r5");
    expect(wholeRuns(sql)).toEqual(["r5", "r4", "r3", "r2"]);
    settlePins(sql, { publication: 2, run: "r2" });
    for (const number of [6, 7, 8]) putWhole(sql, number);
    // An earlier one is read again as the newest: no newer one takes its place.
    pruneRuns(sql, "r3");
    expect(wholeRuns(sql)).toEqual(["r8", "r7", "r6", "r3", "r2"]);
  }));

it("pins no run of which rows or cubes are gone, and lets an older publication's pin go", () =>
  inJob("job-of-pins", (sql) => {
    putWhole(sql, 1);
    expect(pinRun(sql, 1, "r1")).toBe(false);
    expect(pinRun(sql, 1, "never")).toBe(false);
    expect(pins(sql)).toEqual([]);
    settlePins(sql, { publication: 1, run: "r1" });
    sql.exec("INSERT INTO run_pin VALUES (3, 'r3')");
    settlePins(sql, { publication: 2, run: "r2" });
    // That of a publication to come is a user's who is about to name it.
    expect(pins(sql)).toEqual(["r2", "r3"]);
  }));

it("a run takes levels by hand that were set before it began, not those that came while it was computed", () =>
  inJob("job-of-words", (sql) => {
    const word = (level: string) =>
      addDecision(sql, {
        kind: "band",
        supplierKey: "s",
        decisionJson: JSON.stringify({ kind: "band", capability: "stp", level }),
        seenJson: "null",
        words: "Agreed.",
        author: "Ann",
        at: "2026-11-01T00:00:00.000Z",
      });
    markApplied(sql, "r1", word("Low"));
    word("High");
    expect(bandsOfRun(sql, "r1").get("s")).toEqual({ stp: "Low" });
  }));
