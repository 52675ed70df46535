import { beforeAll, expect, it } from "vitest";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { loadPerson } from "../../identity/person.ts";
import { openDatabase } from "../../store/database.ts";
import { seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { selectRunning } from "./running-jobs.ts";

const db = openDatabase(testEnv.DB);
const edgeIdentity = {
  iss: "paygauge-edge",
  aud: identityAudiences.origin,
  sid: "s",
  brand: "brand1",
  env: "local",
  roles: null,
  exp: 0,
  iat: 0,
} as const;
beforeAll(() => seedOrigin());

it.each(["sasha-sysadmin", "tina-twoissuers", "selma-selfserve"])(
  "reads the running jobs of %s by their index",
  async (who) => {
    const identity = { ...edgeIdentity, sub: subOf(who) };
    const person = await loadPerson(db, testEnv.DB, identity, true);
    if (!person) throw new Error(`Unknown user ${who}.`);
    const { sql, params } = selectRunning(db, person).toSQL();
    const { results } = await testEnv.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan[0]).toBe("SEARCH jobs USING INDEX jobs_state (state=?)");
    expect(plan).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  },
);
