import { message } from "@paygauge/api-types/catalogue/message";
import { domainOf } from "@paygauge/api-types/mail/mail-sender";
import type { CallContext } from "../../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { isMailStandIn } from "../../../mail/mail-provider.ts";
import type { MailBatch } from "../../../mail/mail-queue.ts";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { now } from "../../../store/database.ts";
import { aboutCampaign } from "../handlers.ts";
import {
  checksOf,
  composeMail,
  isForFollowUp,
  isReady,
  letterOf,
  type ComposedMail,
  type Composing,
} from "./compose-mails.ts";
import { openMailDesk, type MailDesk } from "./mail-desk.ts";

type SendCall = CallContext<"sendCampaignMails">;

/** An id of its own for each mail, and the Message-ID that it keeps whatever happens. */
export function newMailIds(fromAddress: string) {
  const mailId = crypto.randomUUID();
  return { mailId, messageId: `<${mailId}@${domainOf(fromAddress)}>` };
}

function batchOf(
  { person, job, effectId }: SendCall,
  desk: MailDesk,
  mails: MailBatch["mails"],
  isTest: boolean,
): MailBatch {
  return {
    batchId: effectId,
    jobId: job.id,
    campaignId: desk.campaignId,
    fromAddress: desk.brand.address,
    fromName: desk.brand.name,
    replyTo: desk.offer.accountsMail,
    stopBase: desk.stopBase,
    buyer: desk.buyer,
    tone: desk.offer.tone,
    isTest,
    byUserId: person.userId,
    byName: person.name,
    at: now(),
    mails,
  };
}

const mailOf = (desk: MailDesk, { receiver, letter, language, version, subject, text }: ComposedMail) => ({
  ...newMailIds(desk.brand.address),
  supplierKey: receiver.supplierKey,
  supplier: receiver.supplier,
  toAddress: receiver.mail,
  toName: receiver.name,
  buyerHash: receiver.hashes.buyerHash,
  brandHash: receiver.hashes.brandHash,
  subject,
  text,
  language,
  version,
  letter,
});

const queue = ({ job, correlationId }: SendCall, desk: MailDesk, batch: MailBatch): Promise<number> =>
  desk.object.addBatch(batch, { issuerId: job.issuerId, occasion: "first", jobId: job.id, correlationId });

/** The first check that fails ends it. @throws Refusal 409 with what to do */
function requireChecks(call: SendCall, desk: MailDesk, mails: readonly ComposedMail[], postalAddress: string): void {
  const verified = call.env.MAIL_VERIFIED_DOMAINS;
  const failed = checksOf(desk, mails, { verified, postalAddress }).find(({ fault }) => fault !== null);
  if (failed?.fault) throw new Refusal(409, "MAIL_CHECK", failed.fault);
}

/** Queues a campaign's mails, or one to the user's own address. @throws Refusal 409 for a check, 404 */
export async function sendMails(call: SendCall) {
  const { env, person, job, params, body, audit } = call;
  const desk = await openMailDesk(call);
  if (!desk.facts.isWorked) throw refuse("campaignNotActive");
  const { postalAddress } = await desk.object.overview(desk.campaignId, undefined, now());
  const composing: Composing = { letter: letterOf(body), postalAddress, sender: person.name };
  if (body.kind === "test") {
    const receiver = desk.receivers.find(({ supplierKey }) => supplierKey === body.supplierKey);
    if (receiver === undefined) throw notFound("supplier");
    const composed = composeMail(desk, receiver, { ...composing, language: body.language });
    requireChecks(call, desk, [composed], postalAddress);
    const own = { ...mailOf(desk, composed), toAddress: person.user.email, toName: person.name };
    const [hashes] = await desk.object.hashes([{ address: own.toAddress, ...desk.ids }]);
    const { buyerHash = "", brandHash = "" } = hashes ?? {};
    const queued = await queue(call, desk, batchOf(call, desk, [{ ...own, buyerHash, brandHash }], true));
    audit(aboutCampaign(job, params.campaignWorkflowId, "test mail"));
    return { ...done(message("mailTestQueued", { address: person.user.email })), queued };
  }
  const chosen = desk.receivers.filter(body.isFollowUp ? isForFollowUp(desk) : isReady);
  if (chosen.length !== body.recipients) throw refuse("mailCount", { agreed: body.recipients, found: chosen.length });
  if (chosen.length === 0) throw refuse("mailNobody");
  const mails = chosen.map((receiver) => composeMail(desk, receiver, composing));
  requireChecks(call, desk, mails, postalAddress);
  const queued = await queue(
    call,
    desk,
    batchOf(
      call,
      desk,
      mails.map((mail) => mailOf(desk, mail)),
      false,
    ),
  );
  audit(aboutCampaign(job, params.campaignWorkflowId, `${queued} mails`));
  const said = isMailStandIn(env)
    ? message("mailsQueuedHere", { count: queued })
    : message("mailsQueued", { count: queued });
  return { ...done(said), queued };
}
