import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable, SQLiteText } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test, vi } from "vitest";
import { anonymiserSteps, type AnonymiserPreview, type AnonymiserState } from "@paygauge/api-types/entities/anonymiser";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { newJob } from "../uploads/upload-calls.fixture.ts";
import {
  changedHistory,
  changedTables,
  emptiedHistory,
  emptiedTables,
  unchangedTables,
} from "../../anonymiser/table-plan.ts";
import { auditChainOf } from "../../audit/audit-chain.ts";
import { companyListsOf } from "../../companies/lists-object.ts";
import { handlers } from "../../handlers.ts";
import { locksOf } from "../../locks/entity-locks.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { mount } from "../../mount.ts";
import * as schema from "../../store/schema.ts";
import { callOrigin, seedOrigin, signIdentity, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const path = "/api/v1/database-anonymizer";
const sub = subOf("dana-developer");
const as = { sub };
const origin = mount(handlers);
const run = (sql: string, ...values: unknown[]) =>
  testEnv.DB.prepare(sql)
    .bind(...values)
    .run();

beforeAll(() => seedOrigin());

const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));

test("every table and every text column of the catalogue has its treatment", () => {
  const changed = { ...changedTables, ...changedHistory };
  const planned = [...emptiedTables, ...emptiedHistory, ...unchangedTables, ...Object.keys(changed)];
  expect(planned.toSorted()).toEqual(tables.map(getTableName).toSorted());
  for (const table of tables) {
    const plan = changed[getTableName(table)];
    if (plan === undefined) continue;
    const texts = Object.values(getTableColumns(table)).flatMap((column) =>
      is(column, SQLiteText) || column.getSQLType() === "text" ? [column.name] : [],
    );
    const known = [...plan.same, ...Object.keys(plan.set)];
    expect([getTableName(table), texts.filter((name) => !known.includes(name))]).toEqual([getTableName(table), []]);
    expect([getTableName(table), new Set(known).size]).toEqual([getTableName(table), known.length]);
  }
});

/** The call in a deployment of another name, by a session of that deployment. */
async function statusIn(environment: string, method: "GET" | "POST", at: string, body: object): Promise<number> {
  const headers = new Headers({ [identityHeader]: await signIdentity({ sub, env: environment }) });
  if (method === "POST") headers.set("content-type", "application/json");
  const request = new Request(`http://origin.internal${at}`, {
    method,
    headers,
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  const context = createExecutionContext();
  const { status } = await origin.fetch(request, { ...testEnv, ENVIRONMENT: environment }, context);
  await waitOnExecutionContext(context);
  return status;
}

test("where the environment isn't exactly local or test, there is no such call", async () => {
  for (const environment of ["production", "Local", "test ", "staging", "testing"]) {
    const statuses = [
      await statusIn(environment, "GET", path, {}),
      await statusIn(environment, "POST", path, { environment }),
      await statusIn(environment, "POST", `${path}/steps`, { step: "rows" }),
    ];
    expect([environment, ...statuses]).toEqual([environment, 404, 404, 404]);
  }
  expect(await statusIn("test", "GET", path, {})).toBe(200);
});

test("another name, another role and a step without a start are refused with a sentence", async () => {
  for (const environment of ["", "LOCAL", "local ", "x".repeat(101)]) {
    const answer = await callOrigin("POST", path, { as, body: { environment } });
    expect([environment, answer.status]).toEqual([environment, 422]);
    expect(await answer.text()).toContain("Type the name of this environment exactly as it is shown.");
  }
  const tester = { sub: subOf("theo-tester") };
  expect((await callOrigin("POST", path, { as: tester, body: { environment: "local" } })).status).toBe(403);
  for (const [at, body] of [["/steps", { step: "rows" }] as const, ["/stop", undefined] as const]) {
    const answer = await callOrigin("POST", `${path}${at}`, { as, ...(body && { body }) });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("Start one.")]);
  }
  expect((await callOrigin("POST", `${path}/steps`, { as, body: { step: "everything" } })).status).toBe(422);
});

const previewNow = async (): Promise<AnonymiserPreview> => (await callOrigin("GET", path, { as })).json();

test("a second start at once is refused, other users read why they can't write, and a stop ends that", async () => {
  const begun = await Promise.all([1, 2].map(() => callOrigin("POST", path, { as, body: { environment: "local" } })));
  const refused = await Promise.all(begun.filter(({ status }) => status !== 200).map((each) => each.text()));
  expect(refused).toHaveLength(1);
  expect(refused.join()).toContain("already in progress");
  const write = await callOrigin("PUT", "/api/v1/users/user-language", {
    as: { sub: subOf("clara-client") },
    body: { language: "de" },
  });
  expect([write.status, await write.text()]).toEqual([423, expect.stringContaining("being anonymised")]);
  const other = await callOrigin("POST", `${path}/steps`, { as, body: { step: "names" } });
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining("Another browser")]);
  expect((await previewNow()).state).toMatchObject({ step: "jobs" });
  expect((await callOrigin("POST", `${path}/stop`, { as })).status).toBe(200);
  expect((await previewNow()).state).toBeNull();
});

/** Cells of the catalogue that hold a text. */
async function cellsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    for (const { name: column } of Object.values(getTableColumns(table))) {
      const row = await testEnv.DB.prepare(
        `SELECT 1 FROM "${name}" WHERE instr(lower(CAST("${column}" AS TEXT)), ?) LIMIT 1`,
      )
        .bind(text)
        .first();
      if (row !== null) found.push(`${name}.${column}`);
    }
  }
  return found;
}

async function plant(): Promise<void> {
  const at = new Date().toISOString();
  await newJob("Quorvex analysis");
  await run(
    `INSERT INTO users (id, idp_issuer, idp_subject, id_provider_name, display_name, username, email, given_name, surname, created_on, updated_on)
     VALUES ('user-q', 'https://quorvex.example', 'quorvex|1', 'quorvex.example', 'Quinn Quorvex', 'quinn@quorvex.example', 'quinn@quorvex.example', 'Quinn', 'Quorvex', ?1, ?1)`,
    at,
  );
  await run(
    "UPDATE issuers SET name = 'Quorvex Bank', issuer_key = 'quorvex-' || id, email_domains = '[\"quorvex.example\"]'",
  );
  await run("UPDATE buyers SET name = 'Quorvex Mills ' || id");
  await run("UPDATE brandings SET display_name = 'Quorvex', email_sender_name = 'Quorvex', trust_text = 'By Quorvex'");
  await run("UPDATE agreements SET author = 'Quinn Quorvex'");
  await run("INSERT INTO refusal_counts VALUES ('https://quorvex.example|1', 'jobs', '2026-01-01T00:00', 'X', 1)");
  await run(
    `INSERT INTO audit (at, user_id, username, effective_roles, action, entity_type, entity_id, outcome, note, correlation_id)
     VALUES (?, 'user-q', 'quinn@quorvex.example', '', 'updateBuyer', 'buyer', 'b', 'done', 'Quorvex', 'c')`,
    at,
  );
  await testEnv.FILES.put("uploads/quorvex.csv", "Quorvex");
  for (const [version, isSample] of [
    [901, 1],
    [902, 0],
  ] as const) {
    const key = `directory/${version}.jsonl`;
    await testEnv.FILES.put(key, "Quorvex");
    await run(
      `INSERT INTO directory_versions (version_number, source, r2_key, entries_count, content_digest, is_ready, is_sample, note, author, rejected_count, created_on)
       VALUES (?, 'Directory', ?, 1, '', 1, ?, 'Quorvex', 'Quinn Quorvex', 0, ?)`,
      version,
      key,
      isSample,
      at,
    );
  }
  const lists = companyListsOf(testEnv, "user-q");
  await lists.create({ id: crypto.randomUUID(), name: "Quorvex list", createdOn: at }, ["Quorvex Timber"]);
  await locksOf(testEnv, "buyer").take("b", {
    userId: "user-q",
    names: "Quinn Quorvex",
    emailAddress: "quinn@quorvex.example",
  });
}

test("after a run no store holds a name, the log starts again and is sound, and the developer is signed in", async () => {
  await plant();
  expect((await cellsWith("quorvex")).length).toBeGreaterThan(10);
  const before = await previewNow();
  expect(before.counts).toMatchObject({ jobs: expect.any(Number), users: expect.any(Number) });
  const stateOf = async (answer: Response): Promise<AnonymiserState | null> => {
    const { state }: { state: AnonymiserState | null } = await answer.json();
    return state;
  };
  let state = await stateOf(await callOrigin("POST", path, { as, body: { environment: "local" } }));
  const seen: string[] = [];
  await vi.waitFor(
    async () => {
      while (state !== null) {
        const { step } = state;
        if (seen.at(-1) !== step) seen.push(step);
        const answer = await callOrigin("POST", `${path}/steps`, { as, body: { step } });
        expect([step, answer.status]).toEqual([step, 200]);
        state = await stateOf(answer);
        if (state?.step === "jobs" && step === "jobs") throw new Error("Jobs are being erased.");
      }
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(seen).toEqual(anonymiserSteps);
  expect(await cellsWith("quorvex")).toEqual([]);
  const { objects } = await testEnv.FILES.list();
  expect(objects.map(({ key }) => key)).toEqual(["directory/901.jsonl"]);
  expect(await companyListsOf(testEnv, "user-q").lists()).toEqual([]);
  expect(JSON.stringify(await locksOf(testEnv, "buyer").active())).not.toContain("Quorvex");
  expect(await issuerMailOf(testEnv, "issuer-harbour").toolTemplates()).toEqual([]);

  await auditChainOf(testEnv).extend();
  expect(await auditChainOf(testEnv).verify()).toMatchObject({ broken: null, waiting: 0 });
  const { results } = await testEnv.DB.prepare("SELECT action, note, username FROM audit ORDER BY sequence").all();
  expect(results.map(({ action }) => action)).toEqual(["runAnonymiserStep", "runAnonymiserStep"]);
  expect(results.at(-1)?.["note"]).toMatch(/^anonymised: users \d+, .*jobs \d+/);
  expect(results.at(-1)?.["username"]).toMatch(/^user-\d+@anonymised\.invalid$/);
  await expect(run("DELETE FROM audit")).rejects.toThrow("the audit log is kept");
  // The environment is open to changes again, for the same session.
  expect((await newJob("After it")).length).toBeGreaterThan(0);
  expect((await previewNow()).state).toBeNull();
});
