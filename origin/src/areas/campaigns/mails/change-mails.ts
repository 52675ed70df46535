import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { ChangeMailsBody } from "@paygauge/api-types/entities/campaign-mails";
import type { CallContext } from "../../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { now } from "../../../store/database.ts";
import { askCampaigns, askingOf } from "../ask-campaigns.ts";
import { aboutCampaign } from "../handlers.ts";
import { openMailContext, type MailContext } from "./mail-context.ts";
import { newMailIds } from "./send-mails.ts";

type ChangeCall = CallContext<"changeCampaignMails">;

const sendingOf = ({ job, correlationId, effectId }: ChangeCall) => ({
  issuerId: job.issuerId,
  occasion: effectId,
  jobId: job.id,
  correlationId,
});

async function decide(
  call: ChangeCall,
  { object, campaignId, brand }: MailContext,
  { mailId, as }: Extract<ChangeMailsBody, { kind: "decide" }>,
): Promise<MessageRef> {
  if (as === "sent") {
    if (!(await object.confirm(campaignId, mailId, now()))) throw refuse("mailNotOpen");
    return message("mailConfirmed");
  }
  const { person, effectId } = call;
  const by = { byUserId: person.userId, byName: person.name, at: now() };
  const next = { ...newMailIds(brand.address), batchId: effectId, ...by };
  if (!(await object.again(campaignId, mailId, next, sendingOf(call)))) throw refuse("mailNotOpen");
  return message("mailAgain");
}

async function optOut(
  { object, receivers, ids }: MailContext,
  { supplierKey, scope }: Extract<ChangeMailsBody, { kind: "optOut" }>,
): Promise<MessageRef> {
  const receiver = receivers.find((each) => each.supplierKey === supplierKey);
  if (receiver === undefined) throw notFound("supplier");
  await object.optOut({ address: receiver.mail, ...ids }, scope, receiver.supplier, now());
  return message("mailOptedOut", { supplier: receiver.supplier });
}

async function setAccounts(
  { db, env, person, job, params, request }: ChangeCall,
  { accountsContact, accountsMail }: Extract<ChangeMailsBody, { kind: "accounts" }>,
): Promise<MessageRef> {
  const asking = await askingOf({ db, person, job, request });
  await askCampaigns(env, job, "setAccounts", { ...params, accountsContact, accountsMail, asking });
  return message("mailAccountsSaved");
}

async function change(call: ChangeCall, context: MailContext): Promise<MessageRef> {
  const { body } = call;
  switch (body.kind) {
    case "pause":
      await context.object.pause(context.campaignId);
      return message("mailsPaused");
    case "resume":
      await context.object.resume(context.campaignId, sendingOf(call));
      return message("mailsResumed");
    case "decide":
      return decide(call, context, body);
    case "optOut":
      return optOut(context, body);
    case "postalAddress":
      await context.object.setPostalAddress(body.postalAddress);
      return message("mailPostalAddressSaved");
    case "accounts":
      return setAccounts(call, body);
  }
}

export async function changeMails(call: ChangeCall) {
  const said = await change(call, await openMailContext(call));
  call.audit(aboutCampaign(call.job, call.params.campaignWorkflowId, `mails, ${call.body.kind}`));
  return done(said);
}
