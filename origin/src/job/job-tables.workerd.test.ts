import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import { jobObjectOf } from "./job-stub.ts";
import { jobTables, migrateJob } from "./job-tables.ts";

const registered = ["meta", ...jobTables.flatMap(({ names }) => names)].toSorted();
const tablesOf = (sql: SqlStorage) =>
  sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .toArray()
    .map(({ name }) => name)
    .toSorted();

it("a job's object has the registered tables and no others: made, erased, and brought up from before", async () => {
  const stub = jobObjectOf(testEnv, "job-of-tables");
  await stub.commandProgress();
  await runInDurableObject(stub, (_object, { storage: { sql } }) => {
    expect(tablesOf(sql)).toEqual(registered);
    sql.exec("INSERT INTO check_map_page VALUES ('u', 1, 1, 1, 0, 0, 0, '[null]', x'00')");
  });
  await stub.erase();
  await runInDurableObject(stub, (_object, { storage: { sql } }) => {
    expect(tablesOf(sql)).toEqual(registered);
    expect(sql.exec("SELECT count(*) AS n FROM check_map_page").one()).toEqual({ n: 0 });
    // A table that came later is made in an object of any version.
    for (const name of ["alike", "alike_run", "decision"]) sql.exec(`DROP TABLE ${name}`);
    migrateJob(sql);
    expect(tablesOf(sql)).toEqual(registered);
  });
});
