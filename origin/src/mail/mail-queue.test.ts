/** The issuer's mails of a day: how many are handed over, and when the rest may follow. */
import { beforeEach, describe, expect, it } from "vitest";
import { nodeStorage } from "../support/node-storage.fixture.ts";
import { eraseMails } from "./erase-mails.ts";
import { addBatch, claimMail, endHandOver, sentOnDay, type HandedOver } from "./mail-queue.ts";
import { dailyCapOf } from "./mail-settings.ts";
import { createMailTables } from "./mail-tables.ts";
import { noteOptOut } from "./opt-outs.ts";

let storage = nodeStorage();
beforeEach(() => {
  storage = nodeStorage();
  createMailTables(storage.sql);
});

const hashesOf = (mailId: string) => ({ buyerHash: `buyer ${mailId}`, brandHash: `brand ${mailId}` });

/** Queues mails of one batch, named after it. */
function queueMails(batchId: string, count: number, isTest = false): void {
  const mails = Array.from({ length: count }, (_, at) => ({
    mailId: `${batchId}-${at}`,
    messageId: `<${at}@${batchId}>`,
    supplierKey: `s${at}`,
    supplier: `S ${at}`,
    toAddress: `s${at}@x.example`,
    toName: "",
    subject: "S",
    text: "T",
    language: "en" as const,
    version: 1,
    letter: "first" as const,
    ...hashesOf(`${batchId}-${at}`),
  }));
  addBatch(storage, {
    batchId,
    jobId: "job-1",
    campaignId: `campaign-${batchId}`,
    fromAddress: "a@brand1.example",
    fromName: "A",
    replyTo: "a@brand1.example",
    stopBase: "https://a.example/",
    buyer: "B",
    tone: "offer",
    isTest,
    byUserId: "u",
    byName: "U",
    at: "2026-11-20T08:00:00.000Z",
    mails,
  });
}

let tokens = 0;
const claim = (batchId: string, at: string, dailyCap: number) =>
  claimMail(storage, { batchId, tokenHash: `token-${(tokens += 1)}`, dailyCap, at });

/** Hands a batch's mails over until none may follow. Returns how many, and what the last claim said. */
function handOverAll(batchId: string, at: string, dailyCap: number, end: HandedOver["end"] = "sent") {
  for (let handed = 0; ; handed += 1) {
    const found = claim(batchId, at, dailyCap);
    if (found.kind !== "mail") return { handed, last: found };
    endHandOver(storage.sql, found.mail, { end, provider: "p", providerMessageId: null, reason: null }, at);
  }
}

describe("the mails of a day", () => {
  it("are as many as the limit, to the last moment of the day, and the rest is due at midnight UTC", () => {
    queueMails("b", 5);
    const midnight = { kind: "later", at: "2026-11-21T00:00:00.000Z" };
    expect(handOverAll("b", "2026-11-20T08:00:00.000Z", 3)).toEqual({ handed: 3, last: midnight });
    expect(handOverAll("b", "2026-11-20T23:59:59.999Z", 3)).toEqual({ handed: 0, last: midnight });
    expect(sentOnDay(storage.sql, "2026-11-20T23:59:59.999Z")).toBe(3);
    expect(handOverAll("b", midnight.at, 3)).toEqual({ handed: 2, last: { kind: "end" } });
    expect(sentOnDay(storage.sql, midnight.at)).toBe(2);
  });

  it("are due at midnight of the next month and year as well", () => {
    queueMails("b", 1);
    expect(claim("b", "2026-12-31T12:00:00.000Z", 0)).toEqual({ kind: "later", at: "2027-01-01T00:00:00.000Z" });
  });

  it("are counted for the issuer, whatever the campaign, tests included", () => {
    queueMails("one", 2);
    queueMails("test", 1, true);
    queueMails("other", 2);
    const at = "2026-11-20T08:00:00.000Z";
    expect([handOverAll("one", at, 4).handed, handOverAll("test", at, 4).handed]).toEqual([2, 1]);
    expect(handOverAll("other", at, 4)).toMatchObject({ handed: 1, last: { kind: "later" } });
  });

  it("don't count one that a server took later, nor one whose receiver opted out", () => {
    queueMails("b", 3);
    const at = "2026-11-20T08:00:00.000Z";
    const first = claim("b", at, 1);
    if (first.kind !== "mail") throw new Error("Nothing was claimed.");
    const later: HandedOver = { end: "later", provider: "p", providerMessageId: null, reason: null };
    endHandOver(storage.sql, first.mail, later, at);
    expect(sentOnDay(storage.sql, at)).toBe(0);
    noteOptOut(storage.sql, { ...hashesOf("b-1"), scopes: ["buyer"], source: "hand", supplier: "S", at });
    const next = claim("b", at, 1);
    expect(next).toMatchObject({ kind: "mail", mail: { mailId: "b-2" } });
  });

  it("S77 go on past a mail that can't be read: it is refused, or said to be not confirmed, and erased with the others", () => {
    queueMails("b", 3);
    const at = "2026-11-20T08:00:00.000Z";
    const states = () =>
      storage.sql
        .exec("SELECT state FROM mail ORDER BY seq")
        .toArray()
        .map(({ state }) => state);
    expect(claim("b", at, 9)).toMatchObject({ kind: "mail", mail: { mailId: "b-0" } });
    storage.sql.exec("UPDATE mail SET language = 'odd' WHERE mailId IN ('b-0', 'b-1')");
    expect(claim("b", at, 9)).toMatchObject({ kind: "mail", mail: { mailId: "b-2" } });
    expect(states()).toEqual(["NotConfirmed", "Refused", "Sending"]);
    eraseMails(storage, { campaignId: "campaign-b" }, at);
    expect(storage.sql.exec("SELECT count(*) AS n FROM mail WHERE toAddress <> ''").one()).toEqual({ n: 0 });
  });

  it("are as many as the deployment says, 500 where it says nothing that is a number", () => {
    const capOf = (text?: string) => dailyCapOf(text === undefined ? {} : { MAIL_DAILY_CAP: text });
    expect([capOf("0"), capOf("20"), capOf(), capOf(""), capOf("-1"), capOf("many")]).toEqual([
      0, 20, 500, 500, 500, 500,
    ]);
  });
});
