import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../store/database.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { loadSeededPerson } from "../../support/seeded-person.ts";
import { testEnv } from "../../support/test-env.ts";
import { selectRunning } from "./running-jobs.ts";

const db = openDatabase(testEnv.DB);
beforeAll(() => seedOrigin());

it.each(["sasha-sysadmin", "tina-twoissuers", "selma-selfserve"])(
  "reads the running jobs of %s by their index",
  async (who) => {
    const person = await loadSeededPerson(who);
    const { sql, params } = selectRunning(db, person).toSQL();
    const { results } = await testEnv.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan[0]).toBe("SEARCH jobs USING INDEX jobs_state (state=?)");
    expect(plan).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  },
);
