/** The object against a model: sends that end in every way, kills, events in any order and number, opt-outs, decisions. */
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import {
  mailEvents,
  mailMoves,
  mailStates,
  type MailEvent,
  type MailState,
} from "@paygauge/api-types/mail/mail-states";
import { queueOf } from "../proq/queue-stub.ts";
import { testEnv } from "../support/test-env.ts";
import { applyEvents } from "./mail-events.ts";
import { claimMail, endHandOver, type HandedOver } from "./mail-queue.ts";
import { mailOf } from "./mail-rows.ts";
import { issuerMailOf } from "./issuer-mail-stub.ts";
import { isOptedOut, stopBy } from "./opt-outs.ts";

const mails = 4;
const which = fc.nat({ max: mails - 1 });
const ends = ["sent", "refused", "later", "notConfirmed"] as const;
const events = Object.keys(mailEvents) as MailEvent[];
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("send" as const), end: fc.constantFrom(...ends) }) },
  // A process that stops between "Sending" and the answer.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("kill" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("event" as const),
      mail: which,
      event: fc.constantFrom(...events),
      minute: fc.nat({ max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stop" as const), mail: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("confirm" as const), mail: which }) },
);
const started = Date.parse("2026-11-20T08:00:00Z");
const moment = (minute: number): string => new Date(started + minute * 60_000).toISOString();
let issuers = 0;

interface Place {
  readonly storage: DurableObjectStorage;
  readonly issuer: string;
  /** Message-IDs in the order in which they were handed over. */
  readonly handed: string[];
  /** When the last act was, minutes. */
  clock: number;
}

const idOf = ({ issuer }: Place, mail: number): string => `${issuer}-mail-${mail}`;
const tokenOf = ({ issuer }: Place, mail: number): string => `${issuer}-token-${mail}`;

function claim(place: Place) {
  // Past every pause that a server asked for.
  place.clock += 10;
  const asked = { batchId: place.issuer, dailyCap: 1000, at: moment(place.clock) };
  const found = claimMail(place.storage, { ...asked, tokenHash: `t-${place.clock}` });
  if (found.kind !== "mail") return null;
  const { sql } = place.storage;
  const at = Number(found.mail.mailId.split("-").at(-1));
  // The model's tests name a link by its mail.
  sql.exec("UPDATE stop_link SET hash = ? WHERE hash = ?", tokenOf(place, at), `t-${place.clock}`);
  expect(isOptedOut(sql, found.mail), "no opted-out address is handed over").toBe(false);
  expect(mailOf(sql, found.mail.mailId)?.state).toBe("Sending");
  place.handed.push(found.mail.messageId);
  return found.mail;
}

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

function carryOut(place: Place, done: Act, confirm: (mailId: string) => void): void {
  const { storage } = place;
  if (done.kind === "send" || done.kind === "kill") {
    const mail = claim(place);
    if (mail === null || done.kind === "kill") return;
    const ended: HandedOver = { end: done.end, provider: "model", providerMessageId: null, reason: null };
    storage.transactionSync(() => endHandOver(storage.sql, mail, ended, moment(place.clock)));
    // A server that asks to try later has not taken it: its Message-ID was accepted by no server.
    if (done.end === "later") place.handed.pop();
    return;
  }
  const mailId = idOf(place, done.mail);
  if (done.kind === "event") {
    const told = { mailId, event: done.event, at: moment(done.minute), address: "", reason: "" };
    const first = applyEvents(storage, [told, told]);
    expect(first.known, "the same event again changes nothing").toBeGreaterThan(0);
    return;
  }
  if (done.kind === "stop")
    stopBy(storage, { hash: tokenOf(place, done.mail), site: "https://a.example" }, moment(place.clock));
  else confirm(mailId);
}

const stateOf = (place: Place, mail: number): MailState =>
  mailOf(place.storage.sql, idOf(place, mail))?.state ?? "Waiting";

// The model sends, not the queue.
beforeAll(() => queueOf(testEnv).setRunning(false));

it("moves every mail along its states alone, hands none over twice, and none to whom opted out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const issuer = `mail-model-${(issuers += 1)}`;
      const object = issuerMailOf(testEnv, issuer);
      const batch = {
        batchId: issuer,
        jobId: "job-none",
        campaignId: "campaign-none",
        fromAddress: "a@brand1.example",
        fromName: "A",
        replyTo: "a@brand1.example",
        stopBase: "https://a.example/",
        buyer: "B",
        tone: "offer",
        isTest: false,
        byUserId: "u",
        byName: "U",
        at: moment(0),
      } as const;
      const of = Array.from({ length: mails }, (_, at) => ({
        address: `s${at}@x.example`,
        buyerId: "b",
        brandId: "c",
      }));
      const hashes = await object.hashes(of);
      const rows = hashes.map(({ buyerHash, brandHash }, at) => ({
        mailId: `${issuer}-mail-${at}`,
        messageId: `<${at}@${issuer}>`,
        supplierKey: `s${at}`,
        supplier: `S ${at}`,
        toAddress: `s${at}@x.example`,
        toName: "",
        subject: "S",
        text: "T",
        language: "en" as const,
        version: 1,
        letter: "first" as const,
        buyerHash,
        brandHash,
      }));
      const sending = { issuerId: issuer, occasion: "first", jobId: null, correlationId: issuer };
      expect(await object.addBatch({ ...batch, mails: rows }, sending)).toBe(mails);
      expect(await object.addBatch({ ...batch, mails: rows }, sending), "a batch is added once").toBe(mails);
      await runInDurableObject(object, (instance, { storage }) => {
        const place: Place = { storage, issuer, handed: [], clock: 0 };
        for (const each of acts) {
          const before = rows.map((_, at) => stateOf(place, at));
          carryOut(place, each, (mailId) => instance.confirm("campaign-none", mailId, moment(place.clock)));
          for (const [at, from] of before.entries()) requireWay(from, stateOf(place, at));
        }
        expect(new Set(place.handed).size, "no Message-ID is handed over twice").toBe(place.handed.length);
        // No job is notified: the job of the model does not exist.
        storage.sql.exec("DELETE FROM news");
      });
    }),
    { numRuns: 60 },
  );
});

/** A state is reached over the table's moves alone: one act can make several of them. */
function requireWay(from: MailState, to: MailState): void {
  const seen = new Set<MailState>([from]);
  for (const state of seen)
    for (const next of mailMoves[state]) if (!(state === "Sending" && next === "Waiting")) seen.add(next);
  if (from === "Sending") seen.add("Waiting");
  expect(mailStates).toContain(to);
  expect([...seen], `${from} became ${to}`).toContain(to);
}
