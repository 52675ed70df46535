import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { promptCoverage, promptDetail, promptPreview, promptTest } from "@paygauge/api-types/entities/prompts";
import * as v from "valibot";
import { contracts } from "../../prompts/contracts.ts";
import { storedContract } from "../../prompts/contract.ts";
import { versionDigest } from "../../prompts/version-digest.ts";
import { openDatabase } from "../../store/database.ts";
import { audit, promptLabels, promptVersions } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/ai-prompts";
const pitch = "prompt-use-case-pitch";
/** Its version in production. */
const current = 2;
const config = { model: "default", temperature: 0.2, maxTokens: 400 };
const as = (method: string, path: string, body?: unknown, subject = "sasha-sysadmin") =>
  callAs(subject, method, `${root}${path}`, body === undefined ? {} : { body });
const detailOf = async (id: string, subject?: string) =>
  v.parse(promptDetail, await (await as("GET", `/${id}`, undefined, subject)).json());
const coverage = async () => v.parse(promptCoverage, await (await as("GET", "/coverage")).json());
const problemOf = async (answer: Response) => {
  const { code, errors } = await answer.json<{ code: string; errors?: Record<string, string> }>();
  return { status: answer.status, code, errors };
};
const move = (
  id: string,
  body: { label: string; from: number | null; to: number | null; note: string },
  who?: string,
) => as("PUT", `/${id}/labels`, body, who);

async function addVersion(id: string, template: string, note = "Another."): Promise<number> {
  const answer = await as("POST", `/${id}/versions`, { template, config, note });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json<{ number: number }>()).number;
}

async function newPrompt(key: string): Promise<string> {
  const body = { key, name: key, purpose: "", template: '{"a": {"b": {}}}', config, note: "" };
  const answer = await as("POST", "", body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json<{ id: string }>()).id;
}

beforeAll(() => seedOrigin());

describe("the product's own prompts", () => {
  it("are one for each key, in production, written for the contract in code", async () => {
    const { contracts: keys, promptsWithoutKey } = await coverage();
    expect(keys.map(({ key, hasPrompt }) => [key, hasPrompt])).toEqual(
      Object.keys(contracts).map((key) => [key, true]),
    );
    expect(promptsWithoutKey).toEqual([]);
    for (const [key, contract] of Object.entries(contracts)) {
      const { versions } = await detailOf(`prompt-${key}`);
      const [newest] = versions;
      expect(newest).toMatchObject({ labels: ["production"], contract: storedContract(contract) });
    }
  });

  it("carry the digest of what they say", async () => {
    for (const row of await db.select().from(promptVersions).where(eq(promptVersions.number, 1)))
      expect(row.digest).toBe(await versionDigest(row));
  });

  it("are for holders of the permission alone", async () => {
    expect((await as("GET", "/coverage", undefined, "petra-jobmanager")).status).toBe(403);
    expect(
      (await as("POST", `/${pitch}/versions`, { template: "x", config, note: "x" }, "petra-jobmanager")).status,
    ).toBe(403);
    expect((await as("GET", "/nothing-here")).status).toBe(404);
  });
});

describe("a version", () => {
  it("is never changed and never deleted, also in SQL", async () => {
    const number = await addVersion(pitch, "For {{buyer.name}} in {{language}}.");
    const refused = async (write: PromiseLike<unknown>) =>
      Promise.resolve(write).then(
        () => "written",
        (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
      );
    const isIt = eq(promptVersions.number, number);
    expect(await refused(db.update(promptVersions).set({ template: "x" }).where(isIt))).toContain("never changes");
    expect(await refused(db.update(promptVersions).set({ note: "x" }).where(isIt))).toContain("never changes");
    expect(await refused(db.delete(promptVersions).where(isIt))).toContain("is kept");
  });

  it("with an unknown variable, an unknown model or without a note isn't saved", async () => {
    const add = async (body: object) =>
      problemOf(await as("POST", `/${pitch}/versions`, { template: "x", config, note: "n", ...body }));
    expect(await add({ template: "{{buyer.iban}}" })).toMatchObject({
      status: 422,
      errors: { template: expect.stringContaining("{{buyer.iban}} isn’t a variable") },
    });
    expect(await add({ template: "{{ buyer.name }}" })).toMatchObject({ status: 422 });
    expect(await add({ config: { ...config, model: "gpt-unknown" } })).toMatchObject({ status: 422 });
    expect(await add({ config: { ...config, temperature: 3 } })).toMatchObject({ status: 422 });
    expect(await add({ note: " " })).toMatchObject({ status: 422 });
  });

  it("added twice at once has two numbers, or one of them is refused", async () => {
    const id = await newPrompt("at-once");
    const body = { template: "x", config, note: "n" };
    const answers = await Promise.all([1, 2, 3].map(() => as("POST", `/${id}/versions`, body)));
    const good = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { versions } = await detailOf(id);
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: good + 1 }, (_, at) => good + 1 - at));
  });
});

describe("a label", () => {
  it("moves with who, from, to and note, and is audited", async () => {
    const number = await addVersion(pitch, "Staged for {{buyer.name}}.");
    expect((await move(pitch, { label: "staging", from: null, to: number, note: "Try it." })).status).toBe(200);
    expect((await move(pitch, { label: "staging", from: number, to: current, note: "" })).status).toBe(200);
    const { moves, versions } = await detailOf(pitch);
    expect(moves.slice(0, 2)).toMatchObject([
      { label: "staging", from: number, to: current, by: "Sasha Sysadmin", note: "" },
      { label: "staging", from: null, to: number, note: "Try it." },
    ]);
    expect(versions.find((each) => each.number === current)?.labels).toEqual(["production", "staging"]);
    const lines = (await db.select().from(audit)).filter(({ action }) => action === "movePromptLabel");
    expect(lines.at(-1)).toMatchObject({
      entityType: "prompt",
      entityId: pitch,
      note: `staging ${number} to ${current}`,
    });
    expect((await move(pitch, { label: "staging", from: current, to: null, note: "" })).status).toBe(200);
  });

  it("is refused when it moved meanwhile, names no version, or the write has no lock", async () => {
    expect(await problemOf(await move(pitch, { label: "production", from: 1, to: current, note: "n" }))).toMatchObject({
      status: 409,
      code: "CHANGED_MEANWHILE",
    });
    expect((await move(pitch, { label: "trial", from: null, to: 999, note: "" })).status).toBe(404);
    expect((await move(pitch, { label: "Not A Label", from: null, to: current, note: "" })).status).toBe(422);
    const unlocked = await callOrigin("PUT", `${root}/${pitch}/labels`, {
      as: { sub: subOf("sasha-sysadmin") },
      body: { label: "trial", from: null, to: 1, note: "" },
    });
    expect(unlocked.status).toBe(409);
    await expect(
      db.insert(promptLabels).values({ promptId: pitch, label: "x", number: 999, movedBy: "x", movedOn: "x" }),
    ).rejects.toThrow();
  });

  it("production with untested or failing samples lists them and needs a note", async () => {
    const number = await addVersion(pitch, "Production for {{buyer.name}}.");
    const bare = await problemOf(await move(pitch, { label: "production", from: current, to: number, note: "" }));
    expect(bare).toMatchObject({ status: 422, errors: { note: expect.stringContaining("Fairhaven Freight Ltd") } });
    expect((await move(pitch, { label: "production", from: current, to: number, note: "Urgent." })).status).toBe(200);
    expect((await move(pitch, { label: "production", from: number, to: current, note: "Back." })).status).toBe(200);
    expect((await detailOf(pitch)).versions.find((each) => each.labels.includes("production"))?.number).toBe(current);
  });

  it("production needs a second user where the setting is on, whatever the page shows", async () => {
    const setting = "/api/v1/system-data/prompt-review";
    const set = (isRequired: boolean, who: string) => callAs(who, "POST", setting, { body: { isRequired } });
    expect((await set(true, "sasha-sysadmin")).status).toBe(403);
    expect((await set(true, "dana-developer")).status).toBe(200);
    const number = await addVersion(pitch, "Reviewed for {{buyer.name}}.");
    const body = { label: "production", from: current, to: number, note: "Mine." };
    expect(await problemOf(await move(pitch, body))).toMatchObject({ status: 403, code: "SECOND_USER_REQUIRED" });
    expect((await move(pitch, { ...body, label: "staging", from: null })).status).toBe(200);
    expect((await move(pitch, body, "dana-developer")).status).toBe(200);
    expect((await set(false, "dana-developer")).status).toBe(200);
    expect((await move(pitch, { label: "production", from: number, to: current, note: "Back." })).status).toBe(200);
  });
});

describe("the coverage", () => {
  it("is listed: prompts that no code uses, and labels that no code reads, which can be removed", async () => {
    const id = await newPrompt("retired-key");
    expect((await move(id, { label: "production", from: null, to: 1, note: "" })).status).toBe(200);
    expect((await move(pitch, { label: "summer", from: null, to: current, note: "" })).status).toBe(200);
    const { promptsWithoutKey, unusedLabels } = await coverage();
    expect(promptsWithoutKey).toContainEqual({ id, key: "retired-key", name: "retired-key" });
    expect(unusedLabels).toEqual(
      expect.arrayContaining([
        { id, name: "retired-key", label: "production", number: 1 },
        { id: pitch, name: "Use case pitch", label: "summer", number: current },
      ]),
    );
    expect((await move(pitch, { label: "summer", from: current, to: null, note: "" })).status).toBe(200);
    expect((await coverage()).unusedLabels.some(({ label }) => label === "summer")).toBe(false);
    expect(
      await problemOf(
        await as("POST", "", { key: "retired-key", name: "x", purpose: "", template: "x", config, note: "" }),
      ),
    ).toMatchObject({ status: 422 });
    expect(await problemOf(await as("POST", `/${id}/test-run`, { number: 1, sample: { name: "x" } }))).toMatchObject({
      code: "PROMPT_KEY_UNUSED",
    });
  });
});

describe("a test run", () => {
  const test = (body: object) => as("POST", `/${pitch}/test-run`, { number: current, ...body });

  it("makes five attempts of one sample, and stores the result of a declared one alone", async () => {
    const answer = v.parse(promptTest, await (await test({ sample: { name: "Fairhaven Freight Ltd" } })).json());
    expect(answer).toMatchObject({ number: current, of: 5 });
    expect(answer.attempts).toHaveLength(5);
    expect(answer.sent.map(({ role }) => role)).toEqual(["system", "user"]);
    const { trials, samples } = await detailOf(pitch);
    expect(trials).toMatchObject([{ number: current, sample: "Fairhaven Freight Ltd", of: 5, passed: answer.passed }]);
    const own = { ...samples[0]?.values, "buyer.name": "Mine {{language}}" };
    expect((await test({ sample: { values: own } })).status).toBe(200);
    expect((await detailOf(pitch)).trials).toHaveLength(1);
  });

  it("refuses an unknown sample and names a missing value", async () => {
    expect((await test({ sample: { name: "Nobody" } })).status).toBe(404);
    expect(await problemOf(await test({ sample: { values: { language: "English" } } }))).toMatchObject({ status: 422 });
    const preview = await as("POST", `/${pitch}/preview`, {
      number: current,
      sample: { values: { language: "English" } },
    });
    const { missing, sent } = v.parse(promptPreview, await preview.json());
    expect(missing).toContain("buyer.name");
    expect(sent).toEqual([]);
  });
});

it("the list is paged, searched and sorted like every other", async () => {
  const page = async (body: object) =>
    (await as("POST", "/get", { pageNumber: 1, pageSize: 2, ...body })).json<{
      collection: { key: string }[];
      totalCount: number;
    }>();
  expect((await page({ search: "chat" })).collection.map(({ key }) => key)).toEqual(["chat-answer"]);
  const sorted = await page({ orderBy: "-name", search: "-" });
  expect(sorted.totalCount).toBeGreaterThan(2);
  expect((await as("POST", "/get", { pageNumber: 1, pageSize: 2, orderBy: "template" })).status).toBe(422);
});
