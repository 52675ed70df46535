/** Emails by hand: captured in the outbox, not sent to who opted out, limited at once and by the hour. */
import { eq, like } from "drizzle-orm";
import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import {
  toolMailLimits,
  type SavedToolTemplate,
  type ToolMailForm,
  type ToolMailResult,
} from "@paygauge/api-types/entities/tool-mails";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { idempotencyKeys, issuers, mailOutbox } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const outbox = () => db.select().from(mailOutbox).where(like(mailOutbox.id, "tool-%"));
const recipientsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ name: `User ${from + at}`, address: `u${from + at}@harbour.example` }));
const form = () => call<ToolMailForm>("GET", "/tools/mails");
let brandId = "";
const bodyOf = (recipients: readonly object[]) => ({
  brandId,
  subject: "For {name}",
  text: "Dear {name}, {sender}",
  recipients,
});
const send = (recipients: readonly object[], more: object = {}) =>
  callAs("sasha-sysadmin", "POST", "/api/v1/tools/mails", { body: { ...bodyOf(recipients), ...more } });
const resultsOf = async (answer: Response) => (await answer.json<{ results: ToolMailResult[] }>()).results;

beforeEach(async () => {
  await seedOrigin();
  await db.delete(mailOutbox);
  const [issuer] = await db.select().from(issuers);
  brandId = issuer?.brandingId ?? "";
});

it("are written to each recipient in the brand's name, and captured", async () => {
  const { brands, left, isStandIn } = await form();
  expect([left, isStandIn]).toEqual([200, true]);
  const answer = await send(recipientsOf(2));
  expect(answer.status).toBe(200);
  expect(await resultsOf(answer)).toEqual([
    { address: "u0@harbour.example", state: "captured", reason: null },
    { address: "u1@harbour.example", state: "captured", reason: null },
  ]);
  const rows = await outbox();
  const brand = brands.find(({ id }) => id === brandId);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(["For User 0", "For User 1"]);
  expect(rows[0]).toMatchObject({ fromAddress: brand?.fromAddress, state: "Captured" });
  expect((await form()).left).toBe(198);
});

it("are not sent to who opted out of the brand's emails", async () => {
  const [issuer] = await db.select().from(issuers);
  const of = { address: "Stopped@harbour.example", buyerId: "any", brandId };
  await issuerMailOf(testEnv, issuer?.id ?? "").optOut(of, "brand", "", now());
  const stopped = { name: "", address: "stopped@harbour.example" };
  const results = await resultsOf(await send([...recipientsOf(1), stopped]));
  expect(results.map(({ state }) => state)).toEqual(["captured", "optedOut"]);
  expect((await outbox()).map(({ toAddress }) => toAddress)).toEqual(["u0@harbour.example"]);
});

it("are 50 at once and 200 in an hour", async () => {
  expect((await send(recipientsOf(51))).status).toBe(422);
  for (const from of [0, 50, 100]) expect((await send(recipientsOf(50, from))).status).toBe(200);
  expect((await send(recipientsOf(49, 150))).status).toBe(200);
  const refused = await send(recipientsOf(2, 199));
  expect(refused.status).toBe(409);
  expect((await refused.json<{ detail: string }>()).detail).toContain("1 left");
  expect(await outbox()).toHaveLength(199);
});

it("are sent once where the call is repeated", async () => {
  const headers = { "idempotency-key": "0d7f3a3e-5d1c-4f54-8e7f-0c6c1d1b2a3c" };
  const again = () =>
    callAs("sasha-sysadmin", "POST", "/api/v1/tools/mails", { body: bodyOf(recipientsOf(3)), headers });
  expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
  expect(await outbox()).toHaveLength(3);
});

it("pass the hourly limit together as little as one after the other", async () => {
  const answers = await Promise.all([0, 50, 100, 150, 200].map((from) => send(recipientsOf(50, from))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 409]);
  expect(await outbox()).toHaveLength(200);
});

it("aren't sent twice where a call stopped while they left", async () => {
  const headers = { "idempotency-key": "5b1de1f2-7d0e-4b3c-9a55-70d3b2a6c0e4" };
  const body = bodyOf(recipientsOf(3));
  const again = () => callAs("sasha-sysadmin", "POST", "/api/v1/tools/mails", { body, headers });
  expect((await again()).status).toBe(200);
  // The state that a kill leaves: one email was being handed over, and the call has no answer.
  const [first] = await outbox();
  await db
    .update(mailOutbox)
    .set({ state: "Sending" })
    .where(eq(mailOutbox.id, first?.id ?? ""));
  await db.update(idempotencyKeys).set({ status: null, answer: null, heldUntil: "2020-01-01T00:00:00.000Z" });
  const states = (await resultsOf(await again())).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["captured", "captured", "uncertain"]);
  expect(await outbox()).toHaveLength(3);
});

it.each([
  [{ brandId: "branding-nowhere" }, 404],
  [{ subject: " " }, 422],
  [{ recipients: [] }, 422],
  [{ recipients: [{ name: "", address: "x@y" }] }, 422],
  [{ recipients: [{ name: "", address: "a@b.example\r\nBcc: c@d.example" }] }, 422],
])("with %j are refused", async (more, status) => {
  expect((await send(recipientsOf(1), more)).status).toBe(status);
  expect(await outbox()).toEqual([]);
});

describe("links that stop emails", () => {
  const links = async () =>
    (await outbox()).map(({ text }) => /https?:\/\/\S+\/stop\/(pgt_\S+)/.exec(text)?.[1] ?? "none");
  const stopAt = (id: string, token: string, method = "POST") =>
    callOrigin(method, `/api/v1/mails/${id}/stop/${token}`, {
      as: { sub: "anonymous", sid: "", brand: brandId.replace("branding-", "") },
    });

  it("are in each email, its own, in its language, and known by their hashes alone", async () => {
    await send(recipientsOf(2), { language: "de" });
    const tokens = await links();
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).not.toContain("none");
    expect((await outbox())[0]?.text).toContain("Diese E-Mails abbestellen: http");
    const stored = await runInDurableObject(issuerMailOf(testEnv, brandId), (_, { storage }) =>
      JSON.stringify(storage.sql.exec("SELECT * FROM stop_link").toArray()),
    );
    for (const token of tokens) expect(stored).not.toContain(token);
    expect(stored).not.toContain("@harbour.example");
  });

  it("stop emails by hand and campaign mails of the brand, and change nothing before they are pressed", async () => {
    await send(recipientsOf(1));
    const [token = ""] = await links();
    const [issuer] = await db.select().from(issuers).where(eq(issuers.brandingId, brandId));
    const isStopped = async () => {
      const of = { address: "u0@harbour.example", buyerId: "any", brandId };
      const [hashes] = await issuerMailOf(testEnv, issuer?.id ?? "").hashes([of]);
      return hashes?.isOptedOut;
    };
    expect((await stopAt(brandId, token, "GET")).status).toBe(200);
    expect(await isStopped()).toBe(false);
    expect((await stopAt(brandId, token)).status).toBe(200);
    expect(await isStopped()).toBe(true);
    const states = (await resultsOf(await send(recipientsOf(2)))).map(({ state }) => state);
    expect(states).toEqual(["optedOut", "captured"]);
  });

  it("of another brand, of no brand or with another token are 404", async () => {
    await send(recipientsOf(1));
    const [token = ""] = await links();
    expect((await stopAt("branding-nowhere", token)).status).toBe(404);
    expect((await stopAt(brandId, `pgt_${"A".repeat(43)}`)).status).toBe(404);
  });
});

describe("templates", () => {
  const root = "/tools/mails/templates";
  const written = { language: "fr", subject: "Bonjour {name}", text: "Texte" } as const;
  const status = async (method: string, path: string, body?: unknown, who = "sasha-sysadmin") =>
    (await callAs(who, method, `/api/v1${root}${path}`, body === undefined ? {} : { body })).status;
  const templates = async () =>
    (await call<{ templates: SavedToolTemplate[] }>("GET", `${root}?brandId=${brandId}`)).templates;
  const create = (name: string) => call<{ id: string }>("POST", root, { brandId, name, ...written });
  beforeEach(async () => {
    for (const { id } of await templates()) await call("DELETE", `${root}/${id}?brandId=${brandId}`);
  });

  it("are created, edited by their version and deleted, for every user of the brand", async () => {
    const { id } = await create("Mensuel");
    const edit = { brandId, name: "Mensuel", ...written, text: "Autre", version: 1 };
    expect(await status("PUT", `/${id}`, edit, "dana-developer")).toBe(200);
    expect(await status("PUT", `/${id}`, edit)).toBe(409);
    expect(await templates()).toEqual([expect.objectContaining({ id, text: "Autre", version: 2, language: "fr" })]);
    expect(await status("DELETE", `/${id}?brandId=${brandId}`)).toBe(200);
    expect(await status("DELETE", `/${id}?brandId=${brandId}`)).toBe(404);
    expect(await status("PUT", `/${id}`, edit)).toBe(404);
  });

  it("are a brand's own, and 50 at most", async () => {
    const { id } = await create("Mensuel");
    const others = (await form()).brands.filter((brand) => brand.id !== brandId);
    const other = others[0]?.id ?? "";
    const elsewhere = await call<{ templates: SavedToolTemplate[] }>("GET", `${root}?brandId=${other}`);
    expect(elsewhere.templates).toEqual([]);
    expect(await status("DELETE", `/${id}?brandId=${other}`)).toBe(404);
    expect(await status("GET", "?brandId=branding-nowhere")).toBe(404);
    for (let count = 1; count < toolMailLimits.templates; count += 1) await create(`Template ${count}`);
    expect(await status("POST", "", { brandId, name: "One more", ...written })).toBe(409);
    expect(await status("POST", "", { brandId, name: " ", ...written })).toBe(422);
    expect(await status("GET", `?brandId=${brandId}`, undefined, "petra-jobmanager")).toBe(403);
  });
});
