import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { builtOnce } from "./built-once.ts";
import { openDatabase } from "./database.ts";
import { issuers } from "./schema.ts";

beforeAll(() => seedOrigin());

it("is built once, and asked with other values each time, twice in one batch as well", async () => {
  let built = 0;
  const nameOf = builtOnce((db) => {
    built += 1;
    return db
      .select({ name: issuers.name })
      .from(issuers)
      .where(eq(issuers.id, sql.placeholder("id")));
  });
  const db = openDatabase(testEnv.DB);
  const known = await db.select({ id: issuers.id, name: issuers.name }).from(issuers).limit(2);
  const [first, second] = known;
  expect(known).toHaveLength(2);
  const [one, other] = await db.batch([nameOf(db, { id: first?.id }), nameOf(db, { id: second?.id })]);
  expect([...one, ...other].map(({ name }) => name)).toEqual(known.map(({ name }) => name));
  expect((await db.batch([nameOf(openDatabase(testEnv.DB), { id: "nobody" })]))[0]).toEqual([]);
  expect(built).toBe(1);
});

it("refuses to be asked without a value", () => {
  const db = openDatabase(testEnv.DB);
  const byId = builtOnce((each) =>
    each
      .select()
      .from(issuers)
      .where(eq(issuers.id, sql.placeholder("id"))),
  );
  expect(() => byId(db)).toThrow(/"id"/);
});
