/** Sends a batch, one mail a slice: what a slice is about to do is written and flushed before any server hears of it. */
import * as v from "valibot";
import type { Env } from "../env.ts";
import type { Step } from "../commands/step.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { now } from "../store/database.ts";
import { storedRow } from "@paygauge/worker/stored-rows";
import { sendCommand, sendPayload } from "./commands.ts";
import { handOver } from "./hand-over.ts";
import { dailyCapOf } from "./mail-settings.ts";
import { claimMail, endHandOver } from "./mail-queue.ts";
import type { MailRow } from "./mail-rows.ts";
import { newToken } from "./stop-tokens.ts";

const countRow = v.object({ done: v.number(), total: v.number() });

function progressOf(sql: SqlStorage, batchId: string) {
  return storedRow(
    sql,
    countRow,
    `SELECT count(*) AS total, count(CASE WHEN state NOT IN ('Waiting', 'Sending') THEN 1 END) AS done
     FROM mail WHERE batchId = ?`,
    batchId,
  );
}

/** Where the token comes in a mail's text and headers. */
const withToken = (mail: MailRow, token: string, issuerId: string) => ({
  ...mail,
  issuerId,
  text: mail.text.replaceAll(`${mail.stopBase}…`, `${mail.stopBase}${token}`),
  stopLink: `${mail.stopBase}${token}`,
});

/** The batch continues by itself when a server or the day allows it. */
async function goOn(env: Env, place: v.InferOutput<typeof sendPayload>, commandId: string, at: string): Promise<void> {
  const occasion = at.replaceAll(/\D/g, "");
  await queueOf(env).enqueue([sendCommand(place, { occasion, jobId: null, correlationId: commandId, from: at })]);
}

export const sendStep: Step = async (context) => {
  const { env, storage, sql, commandId } = context;
  const place = v.parse(sendPayload, context.payload);
  const { token, hash } = await newToken();
  const claim = claimMail(storage, { ...place, tokenHash: hash, dailyCap: dailyCapOf(env), at: now() });
  if (claim.kind === "later") await goOn(env, place, commandId, claim.at);
  if (claim.kind !== "mail") return context.finish(progressOf(sql, place.batchId));
  // "Sending" is on the disk before the mail leaves: a process that stops now leaves it to be found.
  await storage.sync();
  const ended = await handOver(env, withToken(claim.mail, token, place.issuerId));
  return context.more(null, progressOf(sql, place.batchId), () => endHandOver(sql, claim.mail, ended, now()));
};
