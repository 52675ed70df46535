/** Calls that a token or a signature opens: opting out, a provider's events, and calendar feeds. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { signedHeaders, trustProvider } from "../../mail/signed-events.fixture.ts";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { memberOf } from "../campaigns/campaigns.fixture.ts";
import { written as writtenIn } from "../campaigns/mails/written-mail.fixture.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

beforeAll(() => seedOrigin());

const issuerId = "issuer-harbour";
const anonymous = { as: { sub: "anonymous", sid: "" } };
const root = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;
const mailsOf = (jobId: string, id: string) => call<AnswerOf<"campaignMails">>("GET", `${root(jobId, id)}/mails`);

const written = async (name: string) => writtenIn(await jobWithRun(name), name);

const rowsOf = (table: string) =>
  runInDurableObject(issuerMailOf(testEnv, issuerId), (_, { storage: { sql } }) =>
    sql.exec(`SELECT * FROM ${table}`).toArray(),
  );

it("opts a receiver out by POST alone, in one click, and the token is stored by its hash", async () => {
  const { jobId, id, path, link } = await written("stop");
  const token = link.slice(link.indexOf("pgt_"));
  const looked = await callOrigin("GET", path, anonymous);
  expect(await looked.json()).toMatchObject({ isStopped: false });
  expect(looked.headers.get("cache-control")).toBe("no-store");
  expect((await mailsOf(jobId, id)).optOuts).toEqual([]);
  for (let time = 0; time < 2; time += 1)
    expect(await (await callOrigin("POST", path, anonymous)).json()).toMatchObject({ isStopped: true });
  const { optOuts } = await mailsOf(jobId, id);
  expect(optOuts.map(({ scope, source }) => `${scope} ${source}`).toSorted()).toEqual(["brand link", "buyer link"]);
  expect(JSON.stringify(await rowsOf("stop_link"))).not.toContain(token);
  // The audit log names neither the token nor its hash.
  const log = await testEnv.DB.prepare("SELECT entity_id, note FROM audit WHERE action = 'stopMails'").all();
  expect(log.results).toHaveLength(2);
  expect(JSON.stringify(log.results)).not.toContain("pgt_");
  const keys = await testEnv.DB.prepare("SELECT count(*) AS n FROM idempotency_keys WHERE call_id = 'stopMails'")
    .first("n")
    .catch(() => 0);
  expect(keys).toBe(0);
});

it("answers a guessed or foreign token as nothing, and makes no object for an issuer that does not exist", async () => {
  const { path } = await written("guess");
  const guessed = `/api/v1/mails/${issuerId}/stop/pgt_${"A".repeat(43)}`;
  for (const wrong of [guessed, path.replace(issuerId, "issuer-iris"), path.replace(issuerId, "issuer-none")])
    for (const method of ["GET", "POST"]) expect((await callOrigin(method, wrong, anonymous)).status).toBe(404);
  expect((await callOrigin("POST", path.replace(/pgt_.*/, "pgt_short"), anonymous)).status).toBe(404);
  expect((await callOrigin("POST", path)).status, "only the gateway's calls are answered").toBe(401);
});

it("S84: opens nothing of a mail's link or a calendar feed on the site of another brand", async () => {
  const { path } = await written("brands");
  const { path: feed } = await call<AnswerOf<"makeCalendarFeed">>("POST", "/calendar-feeds", {});
  const elsewhere = { as: { ...anonymous.as, brand: "brand2" } };
  for (const [method, address] of [
    ["GET", path],
    ["POST", path],
    ["GET", feed],
  ] as const) {
    const refused = await callOrigin(method, address, elsewhere);
    expect([address, refused.status, (await refused.json<{ code: string }>()).code]).toEqual([
      address,
      404,
      "NOT_FOUND",
    ]);
  }
  expect(await (await callOrigin("GET", path, anonymous)).json()).toMatchObject({ isStopped: false });
  expect((await callOrigin("POST", path, anonymous)).status).toBe(200);
  expect((await callOrigin("GET", feed, anonymous)).status).toBe(200);
});

const encoder = new TextEncoder();

async function post(body: string, part: { ageSeconds?: number; tamper?: string; isForged?: boolean } = {}) {
  const headers = { "content-type": "application/json", ...(await signedHeaders(body, part)) };
  return callOrigin("POST", "/api/v1/mail-events", { ...anonymous, raw: part.tamper ?? body, headers });
}
beforeAll(() => trustProvider());

it("takes a provider's events once each, in any order, and moves states forward alone", async () => {
  const { jobId, id, key, mailId } = await written("events");
  const at = Math.floor(Date.now() / 1000);
  const of = { email: "events@supplier.example", paygauge_issuer: issuerId, paygauge_mail: mailId };
  const bounce = { ...of, event: "bounce", timestamp: at, reason: "550 5.1.1 no such user", type: "bounce" };
  const delivered = { ...of, event: "delivered", timestamp: at - 5 };
  const body = JSON.stringify([bounce, { ...of, event: "open", timestamp: at }]);
  expect(await (await post(body)).json()).toMatchObject({ applied: 1, known: 0, unplaced: 0 });
  expect(await (await post(body)).json(), "a replay changes nothing").toMatchObject({ applied: 0, known: 1 });
  expect(await (await post(JSON.stringify([delivered]))).json()).toMatchObject({ applied: 1 });
  expect((await mailsOf(jobId, id)).mails[0]).toMatchObject({ state: "Bounced" });
  const { member, attempts } = await until(
    () => memberOf(jobId, id, key),
    (found) => found.member.nextKind === "findContact",
  );
  expect(member).toMatchObject({ lastDisposition: "wrongContact", contact: "unverified", attempts: 1 });
  expect(attempts).toHaveLength(2);

  const complaint = { ...of, event: "spamreport", timestamp: at + 1 };
  await post(JSON.stringify([complaint]));
  const { mails, optOuts } = await mailsOf(jobId, id);
  expect(mails[0]).toMatchObject({ state: "Complained" });
  expect(optOuts.filter(({ source }) => source === "complaint")).toHaveLength(2);
});

const dropReasons = {
  "Bounced Address": "Bounced",
  Invalid: "Bounced",
  "Spam Reporting Address": "Complained",
  "Unsubscribed Address": "Sent",
  "Spam Content (if Spam Checker app is enabled)": "Sent",
  "Recipient List over Package Quota": "Sent",
} as const;

it("S82: keeps the contact of a mail that a server blocked for now, and judges dropped mails by their reason", async () => {
  const blocked = { event: "bounce", type: "blocked", reason: "421 try again later" };
  const cases: [object, string][] = [
    [blocked, "Sent"],
    ...Object.entries(dropReasons).map(([reason, state]): [object, string] => [{ event: "dropped", reason }, state]),
  ];
  for (const [at, [event, state]] of cases.entries()) {
    const { jobId, id, key, mailId } = await written(`kind-${at}`);
    const before = (await mailsOf(jobId, id)).optOuts.length;
    const timestamp = Math.floor(Date.now() / 1000);
    const of = { email: `kind-${at}@supplier.example`, paygauge_issuer: issuerId, paygauge_mail: mailId, timestamp };
    expect(await (await post(JSON.stringify([{ ...of, ...event }]))).json()).toMatchObject({ applied: 1 });
    const { mails, optOuts } = await mailsOf(jobId, id);
    expect([event, mails[0]?.state]).toEqual([event, state]);
    if (state === "Sent") expect(mails[0]?.reason, "what the provider said").not.toBeNull();
    const isStopped = state === "Complained" || JSON.stringify(event).includes("Unsubscribed");
    expect([event, optOuts.length - before]).toEqual([event, isStopped ? 2 : 0]);
    const { member } = await memberOf(jobId, id, key);
    if (state === "Sent") expect(member).toMatchObject({ contact: "verified" });
  }
});

it.each(["unsubscribe", "group_unsubscribe"])(
  "S82: an %s at the provider stops mails as the mail's link does",
  async (event) => {
    const { jobId, id, mailId } = await written(event.replace("_", "-"));
    const before = (await mailsOf(jobId, id)).optOuts.length;
    const of = { email: "gone@supplier.example", paygauge_issuer: issuerId, paygauge_mail: mailId };
    const body = JSON.stringify([{ ...of, event, timestamp: Math.floor(Date.now() / 1000) }]);
    expect(await (await post(body)).json()).toMatchObject({ applied: 1 });
    const { mails, optOuts } = await mailsOf(jobId, id);
    expect(mails[0]).toMatchObject({ state: "Sent" });
    const added = optOuts.slice(0, optOuts.length - before);
    expect(added.map(({ scope, source }) => `${scope} ${source}`).toSorted()).toEqual(["brand link", "buyer link"]);
  },
);

it("lists an event without a mail, and never matches it by its address", async () => {
  const { jobId, id } = await written("unplaced");
  const of = { email: "unplaced@supplier.example", event: "bounce", timestamp: 1_795_000_000, reason: "550" };
  const body = JSON.stringify([{ ...of, paygauge_issuer: issuerId }]);
  expect(await (await post(body)).json()).toMatchObject({ applied: 0, unplaced: 1 });
  const { mails, unplaced } = await mailsOf(jobId, id);
  expect(mails[0]).toMatchObject({ state: "Sent" });
  expect(unplaced).toMatchObject([{ event: "bounce", address: "unplaced@supplier.example" }]);
});

it("refuses events that are unsigned, signed by another, tampered with, old, or too large", async () => {
  const body = JSON.stringify([]);
  expect((await post(body)).status).toBe(200);
  expect((await post(body, { isForged: true })).status).toBe(401);
  expect((await post(body, { tamper: "[ ]" })).status).toBe(401);
  expect((await post(body, { ageSeconds: 301 })).status).toBe(401);
  expect((await post(body, { ageSeconds: -301 })).status).toBe(401);
  expect((await callOrigin("POST", "/api/v1/mail-events", { ...anonymous, body: [] })).status).toBe(401);
  const large = JSON.stringify([{ event: "x".repeat(1_048_577) }]);
  expect((await post(large)).status).toBe(413);
  expect((await post(JSON.stringify(Array.from({ length: 1001 }, () => ({}))))).status).toBe(422);
});

it("gives a user's next actions as iCalendar, authorised again each time, until it is revoked", async () => {
  const { jobId, id, key } = await written("calendar");
  const { member } = await memberOf(jobId, id, key);
  const rows = [{ supplierKey: key, version: member.version }];
  const planned = { selection: { kind: "rows", rows } };
  const change = { kind: "next", nextKind: "callBack", nextOn: "2026-12-01", nextTime: "14:30" };
  const { rows: changed } = await call<AnswerOf<"changeCampaignSuppliers">>(
    "POST",
    `${root(jobId, id)}/suppliers/changes`,
    { ...planned, change },
  );
  const mine = { kind: "owner", ownerUserId: "user-sasha-sysadmin" };
  const again = { kind: "rows", rows: [{ supplierKey: key, version: changed[0]?.version }] };
  await call("POST", `${root(jobId, id)}/suppliers/changes`, { change: mine, selection: again });

  const { id: feedId, path } = await call<AnswerOf<"makeCalendarFeed">>("POST", "/calendar-feeds", {});
  const read = () => callOrigin("GET", path, anonymous);
  const answer = await until(read, (found) => found.status === 200);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = (
    await until(
      async () => (await read()).text(),
      (found) => found.includes("VEVENT"),
    )
  ).replaceAll("\r\n ", "");
  expect(text).toContain("DTSTART:20261201T143000\r\n");
  expect(text).toContain(`SUMMARY:${member.name}\r\n`);
  expect(text).not.toContain("Jenny");
  expect(text).not.toContain("@supplier.example");
  for (const line of (await (await read()).text()).split("\r\n"))
    expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  const stored = await testEnv.DB.prepare("SELECT * FROM calendar_feeds").all();
  expect(JSON.stringify(stored.results)).not.toContain(path.split("/")[4]);

  await testEnv.DB.prepare("UPDATE users SET is_deactivated = 1 WHERE id = 'user-sasha-sysadmin'").run();
  expect((await read()).status).toBe(404);
  await testEnv.DB.prepare("UPDATE users SET is_deactivated = 0 WHERE id = 'user-sasha-sysadmin'").run();
  expect((await read()).status).toBe(200);
  // Of another user there is nothing to revoke.
  expect((await callAs("dana-developer", "DELETE", `/api/v1/calendar-feeds/${feedId}`)).status).toBe(404);
  expect((await callAs("sasha-sysadmin", "DELETE", `/api/v1/calendar-feeds/${feedId}`)).status).toBe(200);
  expect((await read()).status).toBe(404);
});
