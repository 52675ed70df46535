import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { count, eq } from "drizzle-orm";
import { signedHeaders, trustProvider } from "../../mail/signed-events.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { buyers, jobLinkUsers, jobs, magicLinks, mailOutbox } from "../../store/schema.ts";
import { makeStranger } from "../../audit/stranger.fixture.ts";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import {
  begin,
  bytesOf,
  complete,
  detailOf,
  digestOf,
  discard,
  ledger,
  linkBody,
  linkIn,
  makeLink,
  newSid,
  openIssuer,
  putPart,
  readBy,
  redeem,
  seenBy,
  sendAs,
  viewAs,
} from "./link-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const sender = "sasha-sysadmin";
const create = (part = {}, subject = sender) =>
  callAs(subject, "POST", "/api/v1/magic-links", { body: linkBody(part) });
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];
const ended = [410, "LINK_ENDED"];

beforeAll(async () => {
  await seedOrigin();
});

describe("making a link", () => {
  it("is refused until the issuer's settings allow it", async () => {
    expect(await codeOf(await create())).toEqual([409, "LINKS_OFF"]);
    await openIssuer();
    expect((await create()).status).toBe(200);
  });

  it("takes 1 to 7 days, 1 to 5 uses, and a buyer of the issuer", async () => {
    for (const part of [{ days: 0 }, { days: 8 }, { uses: 0 }, { uses: 6 }, { recipient: "nobody" }])
      expect([part, (await create(part)).status]).toEqual([part, 422]);
    const [other] = await db.select().from(buyers).where(eq(buyers.issuerId, "issuer-fern"));
    expect((await create({ buyerId: other?.id ?? "" })).status).toBe(422);
  });

  it("shows the token once: the same key is answered without it", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const asked = () => callAs(sender, "POST", "/api/v1/magic-links", { body: linkBody(), headers });
    const first = await (await asked()).json<{ id: string; address: string }>();
    const again = await (await asked()).json<{ id: string; address: string }>();
    expect(linkIn(first.address).id).toBe(first.id);
    expect(again).toMatchObject({ id: first.id, address: "" });
  });

  it("mails it on the issuer's brand, and keeps the token out of the outbox", async () => {
    const answer = await (await create({ byMail: true, language: "de" })).json<{ id: string; address: string }>();
    expect(answer.address).toBe("");
    const link = await detailOf(answer.id);
    expect(link).toMatchObject({ state: "Sent", isMailStandIn: true });
    const { id, token } = linkIn(link.capturedMail ?? "");
    expect(id).toBe(answer.id);
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, "finance@calder.example"));
    expect(row?.text).toContain(`/upload/${id}`);
    expect(row?.text).not.toContain(token);
    expect((await redeem({ id, token }, newSid())).status).toBe(200);
  });
});

describe("a mail that the receiver's server refuses later", () => {
  it("is in the timeline once, with the server's words, by the provider's signed event", async () => {
    const { id } = await makeLink();
    await trustProvider();
    const event = { event: "bounce", timestamp: Math.floor(Date.now() / 1000), paygauge_link: id };
    const raw = JSON.stringify([{ ...event, email: "finance@calder.example", reason: "550 5.1.1 No such user" }]);
    for (let time = 0; time < 2; time += 1) {
      const headers = { "content-type": "application/json", ...(await signedHeaders(raw)) };
      const as = { sub: "anonymous", sid: "" };
      expect((await callOrigin("POST", "/api/v1/mail-events", { as, raw, headers })).status).toBe(200);
    }
    const { events, lastEvent } = await detailOf(id);
    expect(lastEvent).toBe("MailRefused");
    const refused = events.filter(({ kind }) => kind === "MailRefused");
    expect(refused).toMatchObject([{ count: 1, reason: { args: { words: "550 5.1.1 No such user" } } }]);
  });
});

describe("redeeming", () => {
  it("opens one session, ends the one before, and spends no use", async () => {
    const link = await makeLink();
    const sids = [newSid(), newSid()] as const;
    for (const sid of sids) expect((await redeem(link, sid)).status).toBe(200);
    expect(await codeOf(await viewAs({ id: link.id, sid: sids[0] }))).toEqual(ended);
    expect(await seenBy({ id: link.id, sid: sids[1] })).toMatchObject({ usesSpent: 0, file: null });
    expect((await detailOf(link.id)).state).toBe("Opened");
  });

  it("answers unknown, wrong, expired, revoked and used links in one sentence", async () => {
    const [wrong, expired, revoked, used] = [await makeLink(), await makeLink(), await makeLink(), await makeLink()];
    await db.update(magicLinks).set({ expiresOn: "2026-01-01T00:00:00.000Z" }).where(eq(magicLinks.id, expired.id));
    await call("POST", `/magic-links/${revoked.id}/revoke`, { version: 1, reason: "wrong address" });
    const sid = newSid();
    await redeem(used, sid);
    await sendAs({ id: used.id, sid }, "a.csv", ledger(3));
    const texts = [];
    for (const link of [{ id: "none", token: wrong.token }, { ...wrong, token: used.token }, expired, revoked, used]) {
      const answer = await redeem(link, newSid());
      const { correlationId: _, ...problem } = await answer.json<{ correlationId: string }>();
      texts.push(JSON.stringify([answer.status, problem]));
    }
    expect(new Set(texts).size).toBe(1);
    expect((await detailOf(expired.id)).state).toBe("Expired");
    expect((await detailOf(used.id)).state).toBe("Used");
  });

  it("S84: opens on the site of the brand that it was made for alone, as if it were unknown elsewhere", async () => {
    const link = await makeLink();
    const as = { sub: "anonymous", sid: newSid(), brand: "brand2" };
    const body = { link: link.id, token: link.token };
    const redeemAt = (brand: string) =>
      callOrigin("POST", "/api/v1/magic-links/redeem", { as: { ...as, brand }, body });
    expect(await codeOf(await redeemAt("brand2"))).toEqual(ended);
    expect((await redeemAt("brand1")).status).toBe(200);
    const { address } = await call<{ address: string }>("POST", `/magic-links/${link.id}/send`, {
      version: 1,
      days: 7,
      byMail: false,
    });
    body.token = linkIn(address).token;
    expect(await codeOf(await redeemAt("brand2"))).toEqual(ended);
    expect((await redeemAt("brand1")).status).toBe(200);
  });

  it("ends with the token that replaces it, and a revoked link ends its session at once", async () => {
    const link = await makeLink();
    const sid = newSid();
    await redeem(link, sid);
    const { address } = await call<{ address: string }>("POST", `/magic-links/${link.id}/send`, {
      version: 1,
      days: 7,
      byMail: false,
    });
    expect(await codeOf(await redeem(link, newSid()))).toEqual(ended);
    expect(await codeOf(await viewAs({ id: link.id, sid }))).toEqual(ended);
    const next = newSid();
    expect((await redeem(linkIn(address), next)).status).toBe(200);
    await call("POST", `/magic-links/${link.id}/revoke`, { version: 2, reason: "" });
    expect(await codeOf(await viewAs({ id: link.id, sid: next }))).toEqual(ended);
    expect(
      await codeOf(
        await callAs(sender, "POST", `/api/v1/magic-links/${link.id}/revoke`, { body: { version: 3, reason: "" } }),
      ),
    ).toEqual([409, "LINK_DECIDED"]);
  });

  it("tells page loads without the button from openings", async () => {
    const link = await makeLink();
    const fetched = () =>
      callOrigin("POST", `/internal/magic-links/${link.id}/fetched`, { as: { sub: "edge", sid: "" } });
    for (let time = 0; time < 4; time += 1) expect((await fetched()).status).toBe(200);
    await redeem(link, newSid());
    const { events } = await detailOf(link.id);
    expect(events.map(({ kind, count: times }) => [kind, times])).toEqual([
      ["Created", 1],
      ["Fetched", 3],
      ["Opened", 1],
    ]);
  });
});

describe("the upload", () => {
  it("resumes, is read without a user, and becomes a draft of the sender that needs them", async () => {
    const link = await makeLink();
    const session = { id: link.id, sid: newSid() };
    await redeem(link, session.sid);
    const bytes = ledger(40);
    expect((await begin(session, "ap.csv", bytes.length)).status).toBe(200);
    // Another browser with the same link continues where the first stopped, and is shown no part of the file before.
    const later = { id: link.id, sid: newSid() };
    await redeem(link, later.sid);
    expect((await seenBy(later)).file).toBeNull();
    expect((await begin(later, "ap.csv", bytes.length)).status).toBe(200);
    expect(await codeOf(await putPart(later, 1, bytes, `sha-256=:${btoa("x".repeat(32))}:`))).toEqual([
      422,
      "PART_DAMAGED",
    ]);
    expect((await seenBy(later)).file).toMatchObject({ state: "receiving", partsReceived: [] });
    expect((await putPart(later, 1, bytes)).status).toBe(200);
    expect((await seenBy(later)).usesSpent).toBe(0);
    expect((await complete(later)).status).toBe(200);
    expect((await complete(later)).status).toBe(200);
    const view = await readBy(later);
    expect(view).toMatchObject({ usesSpent: 1, file: { state: "read", rows: 40, accepted: 40, rejected: 0 } });
    expect(view.file?.total).toContain("£830.00");
    const [receipt] = await db.select().from(mailOutbox).where(eq(mailOutbox.subject, "Received: ap.csv"));
    expect(receipt?.text).toContain(view.file?.reference);
    const { rows } = await call<{ rows: { kind: string; subject: string; job: { id: string } }[] }>(
      "GET",
      "/needs-you",
    );
    const [file] = (await detailOf(link.id)).files;
    expect(file).toMatchObject({ fileName: "ap.csv", isDraft: true });
    const need = rows.find(({ kind, job }) => kind === "linkFile" && job.id === file?.jobId);
    expect(need).toMatchObject({ subject: "finance@calder.example", job: { isDraft: true } });
    // Once the sender discards the draft, nothing waits, and the receiver is notified.
    await call("DELETE", `/jobs/${file?.jobId ?? ""}/draft`);
    const after = await call<{ rows: { job: { id: string } | null }[] }>("GET", "/needs-you");
    expect(after.rows.filter(({ job }) => job?.id === file?.jobId)).toEqual([]);
    expect((await seenBy(later)).file).toMatchObject({ state: "removed", mayReplace: false });
  });

  it("shows the check's sentence of a wrong file, and takes another in its place without a use", async () => {
    const link = await makeLink();
    const session = { id: link.id, sid: newSid() };
    await redeem(link, session.sid);
    await sendAs(session, "a.pdf", bytesOf("%PDF-1.7 nothing to read"));
    const refused = await readBy(session);
    expect(refused.file).toMatchObject({ state: "refused" });
    expect(refused.file?.sentences[0]).toMatch(/PDF/);
    expect((await discard(session)).status).toBe(200);
    await sendAs(session, "b.csv", ledger(5));
    expect(await readBy(session)).toMatchObject({ usesSpent: 1, file: { fileName: "b.csv", state: "read", rows: 5 } });
    expect((await detailOf(link.id)).files).toHaveLength(1);
  });

  it("S86: a part whose Content-Digest is malformed is refused with what to send, and is not stored", async () => {
    const link = await makeLink();
    const session = { id: link.id, sid: newSid() };
    await redeem(link, session.sid);
    const bytes = ledger(3);
    await begin(session, "digest.csv", bytes.length);
    const good = await digestOf(bytes);
    const malformed = [
      "sha-256",
      "sha-256=",
      "sha-256=::",
      `${good},`,
      "SHA-256=:AAAA:",
      good.replace(/:$/, ""),
      good.slice(9),
      "sha-256=:AAAA:",
      `sha-512=:AA*A:, ${good}`,
    ];
    for (const digest of malformed) {
      expect([digest, ...(await codeOf(await putPart(session, 1, bytes, digest)))]).toEqual([
        digest,
        422,
        "DIGEST_MALFORMED",
      ]);
    }
    expect((await seenBy(session)).file?.partsReceived).toEqual([]);
    const wrong = await digestOf(ledger(4));
    expect(await codeOf(await putPart(session, 1, bytes, wrong))).toEqual([422, "PART_DAMAGED"]);
    for (const digest of [good, `md5=:AAAA:, ${good}`, "sha-512=:AAAA:"])
      expect([digest, (await putPart(session, 1, bytes, digest)).status]).toEqual([digest, 200]);
  });

  it("S83: a file is replaced three times at most, and a receipt is mailed once an hour", async () => {
    const link = await makeLink({ recipient: "often@calder.example" });
    const session = { id: link.id, sid: newSid() };
    const receipts = () => db.$count(mailOutbox, eq(mailOutbox.toAddress, "often@calder.example"));
    await redeem(link, session.sid);
    vi.useFakeTimers({ toFake: ["Date"] });
    const started = Date.now();
    for (let replaced = 0; replaced < 3; replaced += 1) {
      await sendAs(session, `often-${replaced}.csv`, ledger(2));
      expect((await discard(session)).status).toBe(200);
      expect(await receipts()).toBe(1);
    }
    vi.setSystemTime(started + 3_600_001);
    await sendAs(session, "last.csv", ledger(2));
    expect(await receipts()).toBe(2);
    expect(await codeOf(await discard(session))).toEqual([409, "LINK_REPLACED_OFTEN"]);
    expect(await seenBy(session)).toMatchObject({ file: { fileName: "last.csv", mailed: true } });
    expect((await seenBy(session)).file).toMatchObject({ mayReplace: false });
    vi.useRealTimers();
  });

  it("gives each of several uses a draft of its own, and keeps each sender's receipt", async () => {
    const link = await makeLink({ uses: 2, recipient: "Clara.Client@harbour.example" });
    const drafts = async () => (await db.select({ n: count() }).from(jobs).where(eq(jobs.isDraft, true)))[0]?.n ?? 0;
    const before = await drafts();
    const sessions = [newSid(), newSid()].map((sid) => ({ id: link.id, sid }));
    for (const [at, session] of sessions.entries()) {
      expect((await redeem(link, session.sid)).status).toBe(200);
      await sendAs(session, `${at}.csv`, ledger(at + 2));
    }
    expect(await drafts()).toBe(before + 2);
    const byLink = await db.select().from(jobLinkUsers).where(eq(jobLinkUsers.userId, "user-clara-client"));
    expect(byLink).toHaveLength(2);
    for (const [at, session] of sessions.entries())
      expect((await readBy(session)).file).toMatchObject({ fileName: `${at}.csv`, rows: at + 2 });
    expect(await codeOf(await redeem(link, newSid()))).toEqual(ended);
  });
});

describe("the end of a link", () => {
  afterEach(() => vi.useRealTimers());
  const hours = (many: number) => many * 3_600_000;

  it("lets an upload end within a day that started in time, and no other begin", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const link = await makeLink({ days: 1 });
    const session = { id: link.id, sid: newSid() };
    await redeem(link, session.sid);
    vi.setSystemTime(Date.now() + hours(23));
    const bytes = ledger(4);
    expect((await begin(session, "late.csv", bytes.length)).status).toBe(200);
    vi.setSystemTime(Date.now() + hours(12));
    expect((await detailOf(link.id)).state).toBe("Expired");
    expect(await codeOf(await redeem(link, newSid()))).toEqual(ended);
    expect(await codeOf(await begin(session, "other.csv", 10))).toEqual(ended);
    expect((await putPart(session, 1, bytes)).status).toBe(200);
    expect((await complete(session)).status).toBe(200);
    expect((await detailOf(link.id)).state).toBe("Used");
  });

  it("is judged by the clock of now: one that was ahead closes a link only while it is, one behind keeps no revoked one", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [link, revoked] = [await makeLink({ days: 1 }), await makeLink({ days: 1 })];
    const sid = newSid();
    const seen = async (of = link) => (await redeem(of, sid)).status;
    expect(await seen()).toBe(200);
    vi.setSystemTime(Date.now() + hours(25));
    expect([await seen(), (await viewAs({ id: link.id, sid })).status]).toEqual([410, 410]);
    expect((await detailOf(link.id)).state).toBe("Expired");
    await call("POST", `/magic-links/${revoked.id}/revoke`, { version: 1, reason: "" });
    vi.setSystemTime(Date.now() - hours(25));
    expect([await seen(), (await viewAs({ id: link.id, sid })).status]).toEqual([200, 200]);
    vi.setSystemTime(Date.now() - hours(72));
    expect(await seen(revoked)).toBe(410);
    vi.setSystemTime(Date.now() + hours(72 + 25));
    expect(await seen()).toBe(410);
  });

  it("ends an upload after that day, and at once when the link is revoked", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [late, revoked] = [await makeLink({ days: 1 }), await makeLink()];
    const sids = [newSid(), newSid()] as const;
    await redeem(late, sids[0]);
    await redeem(revoked, sids[1]);
    const bytes = ledger(4);
    await begin({ id: late.id, sid: sids[0] }, "a.csv", bytes.length);
    await begin({ id: revoked.id, sid: sids[1] }, "a.csv", bytes.length);
    await call("POST", `/magic-links/${revoked.id}/revoke`, { version: 1, reason: "" });
    expect(await codeOf(await putPart({ id: revoked.id, sid: sids[1] }, 1, bytes))).toEqual(ended);
    vi.setSystemTime(Date.now() + hours(25));
    expect(await codeOf(await putPart({ id: late.id, sid: sids[0] }, 1, bytes))).toEqual(ended);
  });
});

describe("who sees links", () => {
  it("a Manager with the permission sees those of the own issuer and no others", async () => {
    const link = await makeLink();
    const as = { sub: await makeStranger() };
    const at = "2026-11-01T00:00:00.000Z";
    const buyer = { id: "buyer-elsewhere", name: "Elsewhere Works", issuerId: "issuer-elsewhere", country: "GBR" };
    await db.insert(buyers).values({ ...buyer, createdOn: at, updatedOn: at });
    const asked = { pageNumber: 1, pageSize: 5 };
    const listed = async () =>
      (await callOrigin("POST", "/api/v1/magic-links/get", { as, body: asked })).json<{ totalCount: number }>();
    expect(await listed()).toMatchObject({ totalCount: 0 });
    const own = linkBody({ issuerId: "issuer-elsewhere", buyerId: buyer.id });
    const made = await callOrigin("POST", "/api/v1/magic-links", { as, body: own });
    expect(made.status, await made.clone().text()).toBe(200);
    expect(await listed()).toMatchObject({ totalCount: 1, collection: [{ buyerName: "Elsewhere Works" }] });
    const foreign = `/api/v1/magic-links/${link.id}`;
    expect((await callOrigin("GET", foreign, { as })).status).toBe(404);
    expect((await callOrigin("POST", `${foreign}/revoke`, { as, body: { version: 1, reason: "" } })).status).toBe(404);
    expect((await callOrigin("POST", "/api/v1/magic-links", { as, body: linkBody() })).status).toBe(404);
    expect((await callAs("clara-client", "GET", foreign)).status).toBe(403);
  });

  it("counts them by state", async () => {
    const counts = await call<Record<string, number>>("GET", "/magic-links/counts");
    expect(Object.keys(counts)).toEqual(["Created", "Sent", "Opened", "Used", "Expired", "Revoked"]);
    const { totalCount } = await call<{ totalCount: number }>("POST", "/magic-links/get", {
      pageNumber: 1,
      pageSize: 1,
      filters: { filterItems: [{ propertyName: "state", itemComparisonOperator: "Equal", itemValue: "Used" }] },
    });
    expect(totalCount).toBe(counts["Used"]);
  });
});
