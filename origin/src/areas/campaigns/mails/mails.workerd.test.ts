/** Outreach by mail through its calls: templates, previews, sending, opting out, what is counted, and what is erased. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import { jobWithRun } from "../../../job/runs/published-job.fixture.ts";
import { issuerMailOf } from "../../../mail/issuer-mail-stub.ts";
import { queueOf } from "../../../proq/queue-stub.ts";
import { callAs, seedOrigin } from "../../../support/call-origin.ts";
import { testEnv } from "../../../support/test-env.ts";
import { call, until } from "../../uploads/upload-calls.fixture.ts";
import { begun, campaignOf, memberOf, membersOf } from "../campaigns.fixture.ts";

beforeAll(() => seedOrigin());

const issuerId = "issuer-harbour";
const root = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;
const mailsOf = (jobId: string, id: string, state = "") =>
  call<AnswerOf<"campaignMails">>("GET", `${root(jobId, id)}/mails${state === "" ? "" : `?state=${state}`}`);
const preview = (jobId: string, id: string, body: object = {}) =>
  call<AnswerOf<"previewCampaignMail">>("POST", `${root(jobId, id)}/mails/preview`, body);
const send = (
  jobId: string,
  id: string,
  body: { kind: "all"; recipients: number } | { kind: "test"; supplierKey: string; language: string },
) => call<AnswerOf<"sendCampaignMails">>("POST", `${root(jobId, id)}/mails`, body);
const change = (jobId: string, id: string, body: BodyOf<"changeCampaignMails">) =>
  call("POST", `${root(jobId, id)}/mails/changes`, body);
const refusal = async (path: string, body: unknown, method = "POST") => {
  const answer = await callAs("sasha-sysadmin", method, `/api/v1${path}`, { body });
  return { status: answer.status, ...(await answer.json<{ code: string; detail: string }>()) };
};

const accounts = { accountsContact: "Rosa Keane", accountsMail: "payables@buyer.example" };

/** A campaign of which some suppliers have an address. */
async function withContacts(name: string, count: number) {
  const jobId = await jobWithRun(name);
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id);
  const keys = collection.slice(0, count).map(({ supplierKey }) => supplierKey);
  for (const [at, key] of keys.entries())
    await contactOf(jobId, id, key, `${name.toLowerCase()}-${at}@supplier.example`);
  await change(jobId, id, { kind: "postalAddress", postalAddress: "4 Quay Street, Bristol BS1 4DJ" });
  await change(jobId, id, { kind: "accounts", ...accounts });
  return { jobId, id, keys, suppliers: collection.length };
}

async function contactOf(jobId: string, id: string, key: string, mail: string): Promise<void> {
  const { contact } = await memberOf(jobId, id, key);
  const body = { version: contact?.version ?? 0, name: "Jenny Marsh", role: "", phone: "", mail, isVerified: true };
  await call("PUT", `${root(jobId, id)}/suppliers/${key}/contact`, body);
}

const settled = (jobId: string, id: string) =>
  until(
    () => mailsOf(jobId, id),
    ({ standings }) => standings.Waiting + standings.Sending === 0,
  );

it("sends each supplier one mail that names sender, postal address and reason, and counts it as an attempt", async () => {
  const { jobId, id, keys, suppliers } = await withContacts("Sending", 3);
  const before = await mailsOf(jobId, id);
  expect(before).toMatchObject({ ready: 3, followUp: 0, isStandIn: true, provider: "outbox" });
  expect(before.standings).toMatchObject({ NotWritten: 3, NoAddress: suppliers - 3 });
  const shown = await preview(jobId, id);
  expect(shown.checks.every(({ fault }) => fault === null)).toBe(true);
  expect(shown).toMatchObject({ place: 1, of: 3, previousKey: null, nextKey: keys[1] });
  expect(shown.mail?.text).toContain("4 Quay Street, Bristol BS1 4DJ");
  expect(shown.mail?.text).toMatch(/You receive this email because .* pays you\./);

  expect(await refusal(`${root(jobId, id)}/mails`, { kind: "all", recipients: 2 })).toMatchObject({
    status: 409,
    code: "RECIPIENTS_CHANGED",
  });
  expect((await send(jobId, id, { kind: "all", recipients: 3 })).queued).toBe(3);
  const after = await settled(jobId, id);
  expect(after.standings).toMatchObject({ Sent: 3, NoAddress: suppliers - 3 });
  expect(Object.values(after.standings).reduce((sum, each) => sum + each, 0)).toBe(suppliers);
  expect(after.ready).toBe(0);
  const told = await until(
    () => memberOf(jobId, id, keys[0] ?? ""),
    ({ attempts }) => attempts.length > 0,
  );
  expect(told.attempts[0]).toMatchObject({ channel: "mail", by: "Sasha Sysadmin" });
  expect(told.member.status).toBe("Active");

  // The preview equals the sent text, but for the token.
  const texts = await runInDurableObject(issuerMailOf(testEnv, issuerId), (_, { storage: { sql } }) =>
    sql.exec("SELECT text, messageId, replyTo FROM mail WHERE campaignId = ?", id).toArray(),
  );
  const untokened = texts.map(({ text }) => JSON.stringify(text).replace(/pgt_[\w-]{43}/, "…"));
  expect(untokened).toContain(JSON.stringify(shown.mail?.text));
  expect(new Set(texts.map(({ messageId }) => messageId)).size).toBe(3);
  expect(new Set(texts.map(({ replyTo }) => replyTo))).toEqual(new Set(["payables@buyer.example"]));
});

it("refuses templates with an unknown variable, a refused word or asked details, and mails without fee or reference", async () => {
  const { jobId, id } = await withContacts("Templates", 1);
  const template = `${root(jobId, id)}/mails/template`;
  const body = { language: "en", version: 0, subject: "How {buyer} pays you", text: "Dear {firstName},\n\n{offer}" };
  expect(await refusal(template, body, "PUT")).toMatchObject({
    status: 422,
    detail: expect.stringContaining("{firstName}"),
  });
  expect(await refusal(template, { ...body, text: "It is free.\n\n{offer}" }, "PUT")).toMatchObject({ status: 422 });
  const asks = { ...body, text: "{offer} Reply with your bank details." };
  expect(await refusal(template, asks, "PUT")).toMatchObject({
    status: 422,
    detail: expect.stringContaining("Reply with your bank details."),
  });
  const unsigned = await refusal(template, { ...body, text: "{offer} {reference}" }, "PUT");
  expect(unsigned).toMatchObject({ status: 422, detail: expect.stringContaining("the reference and the contact") });
  const trusted = "{reference} {accountsContact} {accountsMail}";
  const silent = { language: "en", subject: "How {buyer} pays you", text: "Dear {contact}, say yes." };
  const { checks } = await preview(jobId, id, silent);
  expect(checks.find(({ check }) => check === "cost")).toMatchObject({ suppliers: 1, fault: { code: "pitchCost" } });
  expect(checks.find(({ check }) => check === "trust")).toMatchObject({ suppliers: 1, fault: { code: "mailTrust" } });

  const saved = await call<AnswerOf<"saveMailTemplate">>("PUT", template, {
    ...body,
    text: `Dear {contact},\n\n{offer}\n\n${trusted}`,
  });
  expect(saved.version).toBe(1);
  expect(await refusal(template, { ...body, text: `{offer} ${trusted}` }, "PUT")).toMatchObject({ status: 409 });
  expect((await preview(jobId, id)).mail?.text).toMatch(/^Dear Jenny Marsh,\n\n/);
});

it("sends nothing without a postal address or from a domain that is not verified", async () => {
  const jobId = await jobWithRun("Sender");
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id);
  await contactOf(jobId, id, collection[0]?.supplierKey ?? "", "sender@supplier.example");
  await issuerMailOf(testEnv, issuerId).setPostalAddress("");
  expect(await refusal(`${root(jobId, id)}/mails`, { kind: "all", recipients: 1 })).toMatchObject({
    status: 409,
    code: "MAIL_CHECK",
    detail: "Enter the sender’s postal address.",
  });
  expect((await mailsOf(jobId, id)).mails).toEqual([]);
});

it("sends nothing before a contact in the buyer's accounts department is named", async () => {
  const jobId = await jobWithRun("Accounts");
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id);
  const [key = ""] = collection.map(({ supplierKey }) => supplierKey);
  await contactOf(jobId, id, key, "accounts@supplier.example");
  await change(jobId, id, { kind: "postalAddress", postalAddress: "4 Quay Street" });
  const path = `${root(jobId, id)}/mails`;
  for (const body of [
    { kind: "all", recipients: 1 },
    { kind: "test", supplierKey: key },
  ])
    expect(await refusal(path, body)).toMatchObject({
      status: 409,
      code: "MAIL_CHECK",
      detail: "Name the contact in the buyer’s accounts department who answers suppliers.",
    });
  for (const wrong of [
    { ...accounts, accountsContact: " " },
    { ...accounts, accountsMail: "payables" },
  ])
    expect(await refusal(`${path}/changes`, { kind: "accounts", ...wrong })).toMatchObject({ status: 422 });
  await change(jobId, id, { kind: "accounts", ...accounts });
  expect(await mailsOf(jobId, id)).toMatchObject(accounts);
  // Settings that are saved later keep the contact.
  const { campaign } = await campaignOf(jobId, id);
  expect(campaign).toMatchObject(accounts);
  const { queued } = await send(jobId, id, { kind: "all", recipients: 1 });
  expect(queued).toBe(1);
});

it("follows up once with a text of its own, which gives the letter's day and reference", async () => {
  const { jobId, id, keys } = await withContacts("FollowUp", 1);
  const letter = await preview(jobId, id);
  const [, reference = "none"] = /([A-Z]{5}-[A-Z]{5})/.exec(letter.mail?.text ?? "") ?? [];
  await send(jobId, id, { kind: "all", recipients: 1 });
  expect(await settled(jobId, id)).toMatchObject({ ready: 0, followUp: 1 });
  const shown = await preview(jobId, id, { isFollowUp: true });
  expect(shown.checks.every(({ fault }) => fault === null)).toBe(true);
  expect(shown.mail?.subject).toMatch(/^Reminder: how .* pays you \(reference /);
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  expect(shown.mail?.text).toContain(`On ${today} we wrote to you`);
  expect(shown.mail?.text).toContain(reference);
  const body = { kind: "all", recipients: 1, isFollowUp: true } as const;
  expect((await call<AnswerOf<"sendCampaignMails">>("POST", `${root(jobId, id)}/mails`, body)).queued).toBe(1);
  // No supplier is reminded twice by the same text.
  expect(await settled(jobId, id)).toMatchObject({ followUp: 0, standings: { Sent: 1 } });
  expect((await memberOf(jobId, id, keys[0] ?? "")).member.status).toBe("Active");
});

it("never writes to an opted-out address again, though its contact is entered again", async () => {
  const { jobId, id, keys } = await withContacts("OptOut", 2);
  const [first = "", second = ""] = keys;
  await change(jobId, id, { kind: "optOut", supplierKey: first, scope: "buyer" });
  expect(await mailsOf(jobId, id)).toMatchObject({ ready: 1, standings: { OptedOut: 1, NotWritten: 1 } });
  // The same address at another supplier, in other letters.
  await contactOf(jobId, id, second, "OptOut-0@Supplier.example");
  expect((await mailsOf(jobId, id)).ready).toBe(0);
  expect(await refusal(`${root(jobId, id)}/mails`, { kind: "all", recipients: 0 })).toMatchObject({
    code: "NOBODY_TO_WRITE_TO",
  });
});

it("checks the opt-out when a mail is sent, not only when it is queued; a pause stops before the next", async () => {
  const { jobId, id, keys } = await withContacts("Pause", 2);
  await change(jobId, id, { kind: "pause" });
  await send(jobId, id, { kind: "all", recipients: 2 });
  expect((await mailsOf(jobId, id)).standings.Waiting).toBe(2);
  await change(jobId, id, { kind: "optOut", supplierKey: keys[0] ?? "", scope: "brand" });
  await change(jobId, id, { kind: "resume" });
  expect((await settled(jobId, id)).standings).toMatchObject({ OptedOut: 1, Sent: 1 });
});

it("sends a test to the user alone, who isn’t a supplier of the campaign", async () => {
  const { jobId, id, keys } = await withContacts("Test", 1);
  await send(jobId, id, { kind: "test", supplierKey: keys[0] ?? "", language: "de" });
  const { mails, standings, ready } = await until(
    () => mailsOf(jobId, id),
    (found) => found.mails[0]?.state === "Sent",
  );
  expect(mails).toMatchObject([{ isTest: true, language: "de" }]);
  expect(mails[0]?.toAddress).toMatch(/^sasha/);
  expect(standings.Sent).toBe(0);
  expect(ready).toBe(1);
  expect((await campaignOf(jobId, id)).counters.Active.suppliers).toBe(0);
});

it("forgets an erased address in the mails, and keeps that it opted out", async () => {
  const { jobId, id, keys } = await withContacts("Erase", 1);
  const [key = ""] = keys;
  await send(jobId, id, { kind: "all", recipients: 1 });
  await settled(jobId, id);
  await change(jobId, id, { kind: "optOut", supplierKey: key, scope: "brand" });
  await call("POST", `${root(jobId, id)}/suppliers/${key}/contact/erase`, {});
  const { mails, standings } = await mailsOf(jobId, id);
  expect(mails).toMatchObject([{ toAddress: "", state: "Sent" }]);
  expect(standings.Sent).toBe(1);
  const words = await runInDurableObject(issuerMailOf(testEnv, issuerId), (_, { storage: { sql } }) =>
    ["mail", "event", "opt_out", "unplaced", "stop_link"].map((table) =>
      JSON.stringify(sql.exec(`SELECT * FROM ${table}`).toArray()),
    ),
  );
  expect(words.join(" ").toLowerCase()).not.toContain("erase-0@");
  const [hashes] = await issuerMailOf(testEnv, issuerId).hashes([
    { address: "erase-0@supplier.example", buyerId: "none", brandId: "branding-brand1" },
  ]);
  expect(hashes?.isOptedOut).toBe(true);
});

/** The command that a capped batch leaves for the next day, by the day of the mail that was sent. */
async function nextDayCommand(campaignId: string) {
  const [sent] = await runInDurableObject(issuerMailOf(testEnv, issuerId), (_, { storage: { sql } }) =>
    sql
      .exec<{ batchId: string; sentDay: string }>(
        "SELECT batchId, sentDay FROM mail WHERE campaignId = ? AND state = 'Sent'",
        campaignId,
      )
      .toArray(),
  );
  if (sent === undefined) return null;
  const midnight = new Date(Date.parse(`${sent.sentDay}T00:00:00Z`) + 86_400_000).toISOString();
  const [command] = await queueOf(testEnv).commandsById([`mails-${sent.batchId}-${midnight.replaceAll(/\D/g, "")}`]);
  return command ? { ...command, midnight } : null;
}

/** What midnight does: mails of today become yesterday's, and a scheduled command is due. */
async function passMidnight(commandId: string): Promise<void> {
  await runInDurableObject(issuerMailOf(testEnv, issuerId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE mail SET sentDay = date(sentDay, '-1 day')");
  });
  await runInDurableObject(queueOf(testEnv), (_, { storage: { sql } }) => {
    sql.exec("UPDATE commands SET scheduled_time = 0, not_before = 0 WHERE id = ?", commandId);
  });
  await runDurableObjectAlarm(queueOf(testEnv));
}

it("stops at the issuer's mails of a day, and continues by itself after midnight", async () => {
  const { jobId, id } = await withContacts("Cap", 2);
  const { sentToday } = await mailsOf(jobId, id);
  Object.assign(testEnv, { MAIL_DAILY_CAP: String(sentToday + 1) });
  try {
    expect((await mailsOf(jobId, id)).dailyCap).toBe(sentToday + 1);
    await send(jobId, id, { kind: "all", recipients: 2 });
    // The batch ends for today when it has its next command: only then is the second mail known to wait.
    const next = await until(
      () => nextDayCommand(id),
      (found) => found !== null,
    );
    expect(next).toMatchObject({ state: "Pending", scheduledTime: next?.midnight });
    const today = await mailsOf(jobId, id);
    expect([today.standings.Sent, today.standings.Waiting, today.sentToday]).toEqual([1, 1, sentToday + 1]);

    await passMidnight(next?.id ?? "");
    const tomorrow = await settled(jobId, id);
    expect([tomorrow.standings.Sent, tomorrow.standings.Waiting, tomorrow.sentToday]).toEqual([2, 0, 1]);
  } finally {
    Object.assign(testEnv, { MAIL_DAILY_CAP: undefined });
  }
});

it("forgets the receivers of a campaign whose contacts' time is over, and the mails of a job that is erased", async () => {
  const { jobId, id } = await withContacts("Retention", 1);
  await send(jobId, id, { kind: "all", recipients: 1 });
  await settled(jobId, id);
  const object = issuerMailOf(testEnv, issuerId);
  await object.eraseCampaign(id);
  expect((await mailsOf(jobId, id)).mails).toMatchObject([{ toAddress: "", state: "Sent" }]);
  await object.dropJob(jobId);
  expect((await mailsOf(jobId, id)).mails).toEqual([]);
});
