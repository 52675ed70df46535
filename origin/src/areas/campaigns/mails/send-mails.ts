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
import { openMailContext, type MailContext } from "./mail-context.ts";

type SendCall = CallContext<"sendCampaignMails">;

/** An id of its own for each mail, and the Message-ID that it keeps whatever happens. */
export function newMailIds(fromAddress: string) {
  const mailId = crypto.randomUUID();
  return { mailId, messageId: `<${mailId}@${domainOf(fromAddress)}>` };
}

function batchOf(
  { person, job, effectId }: SendCall,
  context: MailContext,
  mails: MailBatch["mails"],
  isTest: boolean,
): MailBatch {
  return {
    batchId: effectId,
    jobId: job.id,
    campaignId: context.campaignId,
    fromAddress: context.brand.address,
    fromName: context.brand.name,
    replyTo: context.offer.accountsMail,
    stopBase: context.stopBase,
    buyer: context.buyer,
    tone: context.offer.tone,
    isTest,
    byUserId: person.userId,
    byName: person.name,
    at: now(),
    mails,
  };
}

const mailOf = (context: MailContext, { receiver, letter, language, version, subject, text }: ComposedMail) => ({
  ...newMailIds(context.brand.address),
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

const queue = ({ job, correlationId }: SendCall, context: MailContext, batch: MailBatch): Promise<number> =>
  context.object.addBatch(batch, { issuerId: job.issuerId, occasion: "first", jobId: job.id, correlationId });

/** The first check that fails ends it. @throws Refusal 409 with what to do */
function requireChecks(
  call: SendCall,
  context: MailContext,
  mails: readonly ComposedMail[],
  postalAddress: string,
): void {
  const verified = call.env.MAIL_VERIFIED_DOMAINS;
  const failed = checksOf(context, mails, { verified, postalAddress }).find(({ fault }) => fault !== null);
  if (failed?.fault) throw new Refusal(409, "MAIL_CHECK", failed.fault);
}

/** Queues a campaign's mails, or one to the user's own address. @throws Refusal 409 for a check, 404 */
export async function sendMails(call: SendCall) {
  const { env, person, job, params, body, audit } = call;
  const context = await openMailContext(call);
  if (!context.facts.isWorked) throw refuse("campaignNotActive");
  const { postalAddress } = await context.object.overview(context.campaignId, undefined, now());
  const composing: Composing = { letter: letterOf(body), postalAddress, sender: person.name };
  if (body.kind === "test") {
    const receiver = context.receivers.find(({ supplierKey }) => supplierKey === body.supplierKey);
    if (receiver === undefined) throw notFound("supplier");
    const composed = composeMail(context, receiver, { ...composing, language: body.language });
    requireChecks(call, context, [composed], postalAddress);
    const own = { ...mailOf(context, composed), toAddress: person.user.email, toName: person.name };
    const [hashes] = await context.object.hashes([{ address: own.toAddress, ...context.ids }]);
    const { buyerHash = "", brandHash = "" } = hashes ?? {};
    const queued = await queue(call, context, batchOf(call, context, [{ ...own, buyerHash, brandHash }], true));
    audit(aboutCampaign(job, params.campaignWorkflowId, "test mail"));
    return { ...done(message("mailTestQueued", { address: person.user.email })), queued };
  }
  const chosen = context.receivers.filter(body.isFollowUp ? isForFollowUp(context) : isReady);
  if (chosen.length !== body.recipients) throw refuse("mailCount", { agreed: body.recipients, found: chosen.length });
  if (chosen.length === 0) throw refuse("mailNobody");
  const mails = chosen.map((receiver) => composeMail(context, receiver, composing));
  requireChecks(call, context, mails, postalAddress);
  const queued = await queue(
    call,
    context,
    batchOf(
      call,
      context,
      mails.map((mail) => mailOf(context, mail)),
      false,
    ),
  );
  audit(aboutCampaign(job, params.campaignWorkflowId, `${queued} mails`));
  const said = isMailStandIn(env)
    ? message("mailsQueuedHere", { count: queued })
    : message("mailsQueued", { count: queued });
  return { ...done(said), queued };
}
