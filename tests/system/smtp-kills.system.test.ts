import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { ownJob, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { makeAuthority, startSmtp, type SmtpDouble, type TestAuthority } from "../support/smtp-double.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { chances, isSoak } from "./soak-record.ts";

/** Kills while mails are handed over. */
const kills = isSoak ? 20 : 4;

let authority: TestAuthority;
let smtp: SmtpDouble;
let system: RunningSystem;
let staff: Client;
beforeAll(async () => {
  authority = makeAuthority();
  process.env["NODE_EXTRA_CA_CERTS"] = authority.file;
  smtp = await startSmtp(authority, 150);
  const vars = {
    MAIL_PROVIDER: "smtp",
    MAIL_PROVIDER_URL: `smtps://localhost:${smtp.port}`,
  };
  system = await startSystem({ seed: "without-job", vars });
  staff = await signIn(system.port, "sasha.sysadmin");
});
afterAll(async () => {
  await system?.end();
  await smtp?.end();
  authority?.end();
});

const settings = {
  name: "Mailed",
  route: "Issuer",
  tone: "offer",
  method: "vcard",
  ownerUserId: null,
  startsOn: null,
  dueOn: null,
  conversion: 0.5,
  keepContactsMonths: 12,
};

/** A campaign whose suppliers have addresses that the server treats each in its own way. */
async function campaignWith(name: string, addresses: (at: number) => string, count: number): Promise<string> {
  const jobId = await ownJob(staff, name, 1500);
  const all = `/api/v1/jobs/${jobId}/campaign-workflows`;
  const call = async (method: "POST" | "PUT", path: string, body: unknown) =>
    expectOk(await staff.call(method, path, body), `${method} ${path}`);
  const { id } = (await call("POST", all, { from: { kind: "selection" } })).json<{ id: string }>();
  await call("PUT", `${all}/${id}`, { version: 1, ...settings });
  await call("POST", `${all}/${id}/stage`, { version: 2, stage: "Active", isForced: false, note: "" });
  const keys = (await suppliersOf(staff, jobId)).slice(0, count).map(({ supplierKey }) => supplierKey);
  for (const [at, key] of keys.entries()) {
    const contact = { version: 0, name: "Jürgen Groß", role: "", phone: "", mail: addresses(at), isVerified: true };
    await call("PUT", `${all}/${id}/suppliers/${key}/contact`, contact);
  }
  const postalAddress = "4 Quay Street, Bristol";
  await call("POST", `${all}/${id}/mails/changes`, { kind: "postalAddress", postalAddress });
  const accounts = { accountsContact: "Rosa Keane", accountsMail: "payables@buyer.example" };
  await call("POST", `${all}/${id}/mails/changes`, { kind: "accounts", ...accounts });
  await call("POST", `${all}/${id}/mails`, { kind: "all", recipients: count });
  return `${all}/${id}/mails`;
}

const mailsOf = async (path: string) =>
  expectOk(await staff.call("GET", path), "mails").json<AnswerOf<"campaignMails">>().mails;

/** A mail that waits has been offered once, and the server asked for time. */
const isSettled = (mails: Awaited<ReturnType<typeof mailsOf>>): boolean =>
  mails.every(({ state, reason }) => state !== "Sending" && (state !== "Waiting" || reason !== null));

test("SMTP: refusals, greylisting and dropped connections each end as what the server answered", async () => {
  const kinds = ["ok", "refuse", "full", "grey", "drop", "ok"];
  const path = await campaignWith("Each its own way", (at) => `${kinds[at]}-${at}@supplier.example`, kinds.length);
  const mails = await until("the end of sending", () => mailsOf(path), isSettled);
  const stateOf = (kind: string) =>
    mails.filter(({ toAddress }) => toAddress.startsWith(kind)).map(({ state }) => state);
  expect(stateOf("ok")).toEqual(["Sent", "Sent"]);
  expect([...stateOf("refuse"), ...stateOf("full")]).toEqual(["Refused", "Refused"]);
  expect(stateOf("grey")).toEqual(["Waiting"]);
  expect(stateOf("drop")).toEqual(["NotConfirmed"]);
  expect(mails.find(({ toAddress }) => toAddress.startsWith("refuse"))?.reason).toMatchObject({
    code: "mailServerSays",
    args: { words: expect.stringContaining("550 5.1.1 no such user") },
  });
  // An address that the server refuses needs another contact.
  const refusedKey = mails.find(({ toAddress }) => toAddress.startsWith("refuse"))?.supplierKey ?? "";
  const memberPath = path.replace(/mails$/, `suppliers/${refusedKey}`);
  const member = async () =>
    expectOk(await staff.call("GET", memberPath), "supplier").json<AnswerOf<"campaignSupplier">>().member;
  await until("the next action", member, ({ nextKind }) => nextKind === "findContact");
  const raw = smtp.taken[0]?.raw ?? "";
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw).toMatch(
    /^List-Unsubscribe: <http:\/\/brand1\.localhost:\d+\/api\/v1\/mails\/issuer-harbour\/stop\/pgt_[\w-]{43}>$/m,
  );
  expect(raw).toMatch(/^To: =\?UTF-8\?B\?[\w+/=]+\?= <ok-/m);
});

test(`SMTP: kill -9 at ${kills} moments of sending: no Message-ID arrives twice, and none that arrived is forgotten`, async () => {
  const before = smtp.taken.length;
  const path = await campaignWith("Killed while sending", (at) => `ok-${at}@supplier.example`, 30);
  const chance = chances(20_261_126);
  for (let kill = 0; kill < kills; kill += 1) {
    const arrived = smtp.seen.length;
    await until(
      "another mail",
      async () => smtp.seen.length,
      (count) => count > arrived,
      60,
      5,
    );
    await new Promise((resolve) => setTimeout(resolve, chance.next().value * 250));
    await system.kill();
    await system.restart();
  }
  const mails = await until("the end of sending", () => mailsOf(path), isSettled);
  const taken = smtp.taken.slice(before);
  expect(new Set(smtp.seen).size, "no Message-ID arrives twice").toBe(smtp.seen.length);
  const addresses = new Map(mails.map(({ toAddress, state }) => [toAddress, state]));
  expect(addresses.size).toBe(30);
  for (const [address, state] of addresses)
    expect([address, ["Sent", "NotConfirmed"].includes(state)]).toEqual([address, true]);
  for (const { to } of taken) expect(["Sent", "NotConfirmed"]).toContain(addresses.get(to));
  const sent = [...addresses].filter(([, state]) => state === "Sent").map(([address]) => address);
  const arrivedAt = new Set(taken.map(({ to }) => to));
  expect(
    sent.filter((address) => !arrivedAt.has(address)),
    "what is said to be sent was taken",
  ).toEqual([]);
  expect(mails.filter(({ state }) => state === "NotConfirmed").length).toBeLessThanOrEqual(kills);
});
