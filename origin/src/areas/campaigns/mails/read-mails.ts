import { mailStandings, type MailStanding } from "@paygauge/api-types/entities/campaign-mails";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { CallContext } from "../../../call-context.ts";
import { mailProviderOf } from "../../../mail/hand-over.ts";
import { isMailStandIn } from "../../../mail/mail-provider.ts";
import { issuerMailOf, unplacedIssuer } from "../../../mail/issuer-mail-stub.ts";
import { dailyCapOf } from "../../../mail/mail-settings.ts";
import { now } from "../../../store/database.ts";
import { checksOf, composeMail, isForFollowUp, isReady, letterOf } from "./compose-mails.ts";
import { openMailContext, type MailContext } from "./mail-context.ts";

/** Suppliers by standing: the newest mail's state, or why there is none. They add up to the campaign. */
function countsOf({ receivers, standings, facts }: MailContext): Record<MailStanding, number> {
  const counts = Object.fromEntries(mailStandings.map((each) => [each, 0])) as Record<MailStanding, number>;
  for (const { state } of standings.values()) counts[state] += 1;
  const unwritten = receivers.filter(({ standing }) => standing === null);
  for (const { hashes, isOpen } of unwritten)
    counts[hashes.isOptedOut ? "OptedOut" : isOpen ? "NotWritten" : "HasOutcome"] += 1;
  counts.NoAddress = Math.max(0, facts.suppliers - standings.size - unwritten.length);
  return counts;
}

export async function readMails(call: CallContext<"campaignMails">) {
  const { env, person, query } = call;
  const context = await openMailContext(call);
  const overview = await context.object.overview(context.campaignId, query.state, now());
  // Events that name no issuer are of every tenant: staff alone see them.
  const stray = person.tenancy.isStaff ? await issuerMailOf(env, unplacedIssuer).unplaced() : [];
  return {
    ...overview,
    unplaced: [...overview.unplaced, ...stray].slice(0, mailLimits.listed),
    tone: context.offer.tone,
    accountsContact: context.offer.accountsContact,
    accountsMail: context.offer.accountsMail,
    from: context.brand,
    provider: mailProviderOf(env),
    isStandIn: isMailStandIn(env),
    dailyCap: dailyCapOf(env),
    templates: [...context.templates],
    ready: context.receivers.filter(isReady).length,
    followUp: context.receivers.filter(isForFollowUp(context)).length,
    standings: countsOf(context),
  };
}

/** The exact mail to one supplier; only the token of its link differs, which is made when it is sent. */
export async function previewMail(call: CallContext<"previewCampaignMail">) {
  const { env, person, body } = call;
  const context = await openMailContext(call);
  const { postalAddress } = await context.object.overview(context.campaignId, undefined, now());
  const { language, subject, text } = body;
  const draft =
    language !== undefined && subject !== undefined && text !== undefined ? { language, subject, text } : undefined;
  const composing = { letter: letterOf(body), postalAddress, sender: person.name, draft };
  const chosen = context.receivers.filter(body.isFollowUp ? isForFollowUp(context) : isReady);
  // If no supplier is left, any supplier shows what the mail looks like.
  const shown = chosen.length > 0 ? chosen : context.receivers;
  const at = Math.max(
    0,
    shown.findIndex(({ supplierKey }) => supplierKey === body.supplierKey),
  );
  const receiver = shown[at];
  const checked = chosen.map((each) => composeMail(context, each, composing));
  const checks = checksOf(context, checked, { verified: env.MAIL_VERIFIED_DOMAINS, postalAddress });
  const place = { place: receiver === undefined ? 0 : at + 1, of: shown.length, checks };
  const neighbours = { previousKey: shown[at - 1]?.supplierKey ?? null, nextKey: shown[at + 1]?.supplierKey ?? null };
  if (receiver === undefined) return { ...place, ...neighbours, mail: null };
  const composed = composeMail(context, receiver, { ...composing, language });
  const mail = {
    supplierKey: receiver.supplierKey,
    supplier: receiver.supplier,
    toName: receiver.name,
    toAddress: receiver.mail,
    subject: composed.subject,
    text: composed.text,
    language: composed.language,
  };
  return { ...place, ...neighbours, mail };
}
