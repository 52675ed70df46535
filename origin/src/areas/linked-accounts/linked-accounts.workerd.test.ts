/** Linked accounts against the stand-in: linking, reading, statuses, deletion, and who sees what. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import type { Person } from "../../identity/person.ts";
import { openDatabase } from "../../store/database.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";
import { requireAccount } from "./account-rows.ts";
import {
  accountBody,
  changeStandIn,
  detailOf,
  fillPage,
  linkedWith,
  makeAccount,
  openForLinking,
  pageStatus,
  startSync,
  synced,
} from "./linked-calls.fixture.ts";

const statusOf = async (method: string, path: string, body?: unknown, who = "sasha-sysadmin") =>
  (await callAs(who, method, `/api/v1/linked-accounts${path}`, body === undefined ? {} : { body })).status;
const rowsBy = ({ sync }: LinkedAccountDetail) =>
  Object.fromEntries(sync.models.map(({ model, state, rows }) => [model, `${state} ${rows}`]));
const stubOf = (id: string) => testEnv.ACCOUNT_SYNC.get(testEnv.ACCOUNT_SYNC.idFromName(id));

beforeAll(async () => {
  await seedOrigin();
});

describe("a new account", () => {
  it("needs the issuer to allow the way", async () => {
    expect(await statusOf("POST", "", accountBody())).toBe(409);
  });
  it("is linked on the stand-in's page, and by its token", async () => {
    await openForLinking();
    const { id, address } = await makeAccount();
    expect(address).toContain("http://link.localhost:8787/link/Merge/");
    expect(await detailOf(id)).toMatchObject({ status: "Incomplete", hasToken: false, isStandIn: true });
    const token = await fillPage(address, { company: "small" });
    await call("POST", "/linked-accounts/refresh");
    expect(await detailOf(id)).toMatchObject({ status: "Incomplete", providerStatus: "COMPLETE" });
    await call("PUT", `/linked-accounts/${id}/token`, { token });
    expect(await detailOf(id)).toMatchObject({ status: "Linked", integration: "Xero", hasToken: true });
  });
  it("of Rutter is linked without a token that a user pastes", async () => {
    const { id } = await linkedWith("small", "Rutter");
    expect(await detailOf(id)).toMatchObject({ status: "Linked", integration: "Xero" });
  });
  it("by mail gives its address to the mail alone", async () => {
    const { id, address } = await makeAccount({ byMail: true });
    expect(address).toBe("");
    const { capturedMail } = await detailOf(id);
    expect(capturedMail).toContain("/link/Merge/");
    const { results } = await testEnv.DB.prepare("SELECT text FROM mail_outbox").all<{ text: string }>();
    expect(results.some(({ text }) => text.includes("/link/Merge/"))).toBe(false);
  });
  it("takes no token of another account", async () => {
    const [one, other] = [await linkedWith("empty"), await linkedWith("empty")];
    expect(await statusOf("PUT", `/${one.id}/token`, { token: other.token })).toBe(422);
    expect(await statusOf("PUT", `/${one.id}/token`, { token: "nonsense" })).toBe(422);
  });
});

describe("reading", () => {
  it("takes every row once, then changes and deletions alone", async () => {
    const { id } = await linkedWith("small", "Merge", 230);
    await startSync(id);
    const first = await synced(id);
    expect(first.sync.problem).toBe(null);
    expect(rowsBy(first)).toEqual({
      vendors: "done 40",
      paymentTerms: "done 4",
      bills: "done 230",
      billPayments: "done 219",
      expenses: "done 23",
      vendorCredits: "done 5",
      purchaseOrders: "done 69",
    });
    await changeStandIn(id, { change: "1" });
    await startSync(id);
    const bills = (await synced(id)).sync.models.find(({ model }) => model === "bills");
    expect(bills).toMatchObject({ rows: 241, added: 12, changed: 3, deleted: 1 });
  });
  it("finds what Rutter no longer lists", async () => {
    const { id } = await linkedWith("small", "Rutter", 230);
    await startSync(id);
    expect(rowsBy(await synced(id))).toMatchObject({ bills: "done 230" });
    await changeStandIn(id, { change: "1" });
    await startSync(id);
    const bills = (await synced(id)).sync.models.find(({ model }) => model === "bills");
    expect(bills).toMatchObject({ rows: 241, added: 12, changed: 3, deleted: 1 });
  });
  it("ends with a sentence when a page repeats or a cursor never ends", async () => {
    for (const cursors of ["repeat", "endless"] as const) {
      const { id } = await linkedWith("small", "Merge", 230);
      await changeStandIn(id, { cursors });
      await startSync(id);
      const { sync } = await synced(id);
      expect(sync).toMatchObject({ state: "failed", problem: { code: "linkedRepeats" } });
    }
  });
  it("starts a list again once its cursor has expired, and loses nothing", async () => {
    const { id } = await linkedWith("small", "Merge", 330);
    await changeStandIn(id, { cursors: "expire" });
    await startSync(id);
    expect(rowsBy(await synced(id))).toMatchObject({ bills: "done 330" });
  });
  it("counts two entries of one id as one row, with a warning", async () => {
    const { id } = await linkedWith("faulty");
    await startSync(id);
    const { sync, activity } = await synced(id);
    expect(sync.models.find(({ model }) => model === "bills")).toMatchObject({ rows: 60, added: 60 });
    const said = () => activity.find(({ text }) => typeof text === "object" && text.code === "linkedActTwice");
    expect(said()?.text).toMatchObject({ args: { count: 1 } });
    await startSync(id);
    const bills = (await synced(id)).sync.models.find(({ model }) => model === "bills");
    expect(bills).toMatchObject({ rows: 60, added: 0, changed: 0, deleted: 0 });
  });
  it("continues through refusals", async () => {
    const { id } = await linkedWith("small", "Merge", 330);
    await changeStandIn(id, { busy: "0.05", broken: "0.1" });
    await startSync(id);
    const { sync } = await synced(id);
    expect(sync).toMatchObject({ state: "done" });
    expect(sync.models.find(({ model }) => model === "bills")).toMatchObject({ rows: 330, added: 330 });
  });
  it("is canceled, and continues at its cursor though the object was lost", async () => {
    const { id } = await linkedWith("small", "Merge", 1500);
    await startSync(id);
    await until(
      () => detailOf(id),
      ({ sync }) => sync.models.some(({ model, rows }) => model === "bills" && rows > 0),
    );
    await call("POST", `/linked-accounts/${id}/sync/cancel`);
    const { sync } = await detailOf(id);
    expect(sync.state).toBe("canceled");
    await evictDurableObject(stubOf(id));
    await startSync(id);
    const bills = (await synced(id)).sync.models.find(({ model }) => model === "bills");
    expect(bills).toMatchObject({ rows: 1500, added: 1500 });
  });
  it("reads a company without bills", async () => {
    const { id } = await linkedWith("empty");
    await startSync(id);
    expect(rowsBy(await synced(id))).toMatchObject({ bills: "done 0", vendors: "done 0" });
  });
  it("says that the buyer must sign in again, and keeps id and rows when it has", async () => {
    const { id } = await linkedWith("small", "Merge", 60);
    await startSync(id);
    const { rows } = await synced(id);
    await changeStandIn(id, { status: "RELINK_NEEDED", detail: "Invalid login credentials" });
    await startSync(id);
    const broken = await synced(id);
    expect(broken).toMatchObject({ status: "RelinkNeeded", reason: "Invalid login credentials", rows });
    expect(await statusOf("POST", `/${id}/sync`)).toBe(409);
    const { version } = broken;
    const again = await call<{ id: string; address: string }>("POST", `/linked-accounts/${id}/link`, {
      version,
      byMail: false,
      language: "en",
    });
    expect(again.id).toBe(id);
    await fillPage(again.address, { company: "large" });
    await runInDurableObject(stubOf(id), (_, { storage }) => {
      storage.sql.exec("UPDATE sync SET polledOn = NULL");
    });
    await call("POST", "/linked-accounts/refresh");
    expect(await detailOf(id)).toMatchObject({ status: "Linked", integration: "Xero", rows });
  });
});

describe("a deleted account", () => {
  it("leaves its token and its rows in no store", async () => {
    const { id, token } = await linkedWith("small", "Merge", 60);
    await startSync(id);
    const { rows } = await synced(id);
    expect(await call("GET", `/linked-accounts/${id}/removal`)).toMatchObject({ rows });
    await call("DELETE", `/linked-accounts/${id}`);
    expect(await detailOf(id)).toMatchObject({ status: "Deleted", hasToken: false, rows: 0 });
    const left = await runInDurableObject(
      stubOf(id),
      (_, { storage }) => storage.sql.exec("SELECT id FROM ledger").toArray().length,
    );
    expect(left).toBe(0);
    const { objects } = await testEnv.FILES.list();
    for (const { key } of objects) expect((await (await testEnv.FILES.get(key))?.text()) ?? "").not.toContain(token);
    const { results } = await testEnv.DB.prepare("SELECT * FROM linked_accounts WHERE id = ?").bind(id).all();
    expect(JSON.stringify(results)).not.toContain('sealed_token":"');
    expect(await statusOf("POST", `/${id}/sync`)).toBe(409);
  });
});

describe("who sees an account", () => {
  it("is staff; a token is in no answer", async () => {
    const { id, token } = await linkedWith("empty");
    expect(await statusOf("GET", `/${id}`, undefined, "clara-client")).toBe(403);
    expect(JSON.stringify(await detailOf(id))).not.toContain(token);
    const { results } = await testEnv.DB.prepare("SELECT sealed_token FROM linked_accounts").all();
    expect(JSON.stringify(results)).not.toContain(token);
  });
  it("isn't a manager of another issuer", async () => {
    const { id } = await linkedWith("empty");
    const db = openDatabase(testEnv.DB);
    const managerOf = (issuerId: string): Person =>
      Object.assign(Object.create(null), {
        eligible: true,
        tenancy: { isStaff: false, managedIssuerIds: [issuerId], memberIssuerIds: [] },
      });
    expect(await requireAccount(db, managerOf("issuer-harbour"), id)).toMatchObject({ id });
    await expect(requireAccount(db, managerOf("issuer-meridian"), id)).rejects.toMatchObject({ status: 404 });
  });
  it("the stand-in's page opens by its token alone", async () => {
    const { address } = await makeAccount();
    expect(await pageStatus(address)).toBe(200);
    expect(await pageStatus(address.replace(/.{4}$/, "AAAA"))).toBe(404);
  });
});
