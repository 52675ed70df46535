/** What a call on a campaign's mails works with: the campaign's facts, who sends, and the issuer's object. */
import { eq } from "drizzle-orm";
import type { SavedMailTemplate } from "@paygauge/api-types/entities/campaign-mails";
import type { Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import type { CallBase } from "../../../call-context.ts";
import { siteOf } from "../../../identity/brand-site.ts";
import type { SeenJob } from "../../../identity/job-sight.ts";
import type { Person } from "../../../identity/person.ts";
import { issuerMailOf } from "../../../mail/issuer-mail-stub.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { buyers, issuers } from "../../../store/schema.ts";
import { askCampaigns, askingOf } from "../ask-campaigns.ts";
import { sourceFacts } from "../handlers.ts";

interface MailCall extends Pick<CallBase, "db" | "env" | "facts" | "identity" | "request"> {
  readonly person: Person;
  readonly job: SeenJob;
  readonly params: { readonly campaignWorkflowId: string };
}

/** The brand that sends: the issuer's, else the one whose site the user is on. @throws Refusal 409 */
function brandOf({ facts, identity }: MailCall, brandingId: string | null) {
  const found =
    facts.brands.find(({ id }) => id === brandingId) ??
    facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  if (!found) throw refuse("mailNoBrand");
  return found;
}

export async function openMailContext(call: MailCall) {
  const { db, env, person, job, params, request } = call;
  const { campaignWorkflowId: campaignId } = params;
  const [speakers] = await db
    .select({ issuer: issuers.name, brandingId: issuers.brandingId, buyer: buyers.name })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, job.buyerId))
    .where(eq(issuers.id, job.issuerId));
  if (!speakers) throw notFound("job");
  const brand = brandOf(call, speakers.brandingId);
  const { buyer, issuer } = speakers;
  const ask = {
    ...params,
    asking: await askingOf({ db, person, job, request }),
    ...(await sourceFacts(db, job)),
  };
  const { offer, ...facts } = await askCampaigns(env, job, "mailFacts", ask);
  const object = issuerMailOf(env, job.issuerId);
  const templates: readonly SavedMailTemplate[] = await object.templates(offer.tone);
  const ids = { buyerId: job.buyerId, brandId: brand.id };
  const hashes = await object.hashes(facts.receivers.map(({ mail }) => ({ address: mail, ...ids })));
  const standings = new Map((await object.standings(campaignId)).map((each) => [each.supplierKey, each]));
  return {
    campaignId,
    object,
    facts,
    /** The offer, the same for all receivers. */
    offer: { ...offer, buyer, issuer },
    buyer,
    issuer,
    ids,
    brand: { name: brand.emailSenderName, address: brand.emailSenderAddress },
    stopBase: `${siteOf(env, brand)}/api/v1/mails/${job.issuerId}/stop/`,
    templates,
    templateOf: (letter: LetterKind, language: Language): SavedMailTemplate => {
      const found = templates.find((each) => each.letter === letter && each.language === language);
      if (found === undefined) throw new Error(`No template ${letter} ${language}.`);
      return found;
    },
    receivers: facts.receivers.map((receiver, at) => ({
      ...receiver,
      hashes: hashes[at] ?? { buyerHash: "", brandHash: "", isOptedOut: true },
      standing: standings.get(receiver.supplierKey) ?? null,
    })),
    standings,
  };
}
export type MailContext = Awaited<ReturnType<typeof openMailContext>>;
export type ContextReceiver = MailContext["receivers"][number];
