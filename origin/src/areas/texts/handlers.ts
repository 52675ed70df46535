import { eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { firstLanguage, type Language } from "@paygauge/api-types/languages";
import { isAmerican } from "@paygauge/api-types/spelling";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import { runInSight, runInWork } from "../../identity/run-in-sight.ts";
import { pitchFactsOf as pitchTermsOf, termFigures } from "../../job/texts/pitch-acts.ts";
import { recordEdit } from "../../prompts/usage.ts";
import { notFound } from "@paygauge/worker/refusal";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { now, type Database } from "../../store/database.ts";
import { buyers, issuers } from "../../store/schema.ts";
import { askCampaigns, askingOf } from "../campaigns/ask-campaigns.ts";
import { aboutCampaign, sourceFacts } from "../campaigns/handlers.ts";
import { requireEdit } from "../uploads/upload-access.ts";
import { askReports } from "../reports/ask-reports.ts";
import { askUseCases } from "../use-cases/ask-use-cases.ts";
import { draftingOf, draftText, valuesOf } from "./draft-text.ts";

/** Who speaks in a job's texts. */
async function speakersOf(db: Database, { issuerId, buyerId }: Pick<SeenJob, "issuerId" | "buyerId">) {
  const [found] = await db
    .select({ issuerName: issuers.name, spoken: issuers.language, buyer: buyers.name })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, buyerId))
    .where(eq(issuers.id, issuerId));
  if (!found) throw notFound("job");
  return found;
}

const aboutJob = (job: SeenJob, note: string) => ({
  entityType: "job",
  entityId: job.id,
  issuerId: job.issuerId,
  note,
});

/** Arguments of the acts on a narrative. */
async function narrativeAsk(db: Database, job: SeenJob, run: string, language?: Language) {
  const [{ spoken }, { conversion }] = await Promise.all([speakersOf(db, job), assumptionsIn(db, job)]);
  return { run, language: language ?? firstLanguage([spoken]), isAmerican: isAmerican(spoken), conversion };
}

export const textsHandlers = {
  jobNarrative: async ({ db, env, facts, job, run, query }) => {
    const ask = await narrativeAsk(db, job, run.run, query.language);
    return { ...(await askReports(env, job.id, "narrative", ask)), drafting: draftingOf(env, facts) };
  },

  draftJobNarrative: async ({ db, env, facts, person, job, body, audit }) => {
    requireEdit(person, job);
    const run = runInWork(job);
    const { language } = body;
    const { buyer } = await speakersOf(db, job);
    const ask = await narrativeAsk(db, job, run, language);
    const figures = await askReports(env, job.id, "narrativeFigures", ask);
    const answer = await draftText({
      env,
      facts,
      language,
      key: "narrative",
      by: person.name,
      values: valuesOf(language, buyer, figures),
      textOf: ({ output }) => output.text,
      keep: (draft) => askReports(env, job.id, "keepNarrativeDraft", { run, draft }),
    });
    audit(aboutJob(job, `narrative drafted, ${language}`));
    return answer;
  },

  writeJobNarrative: async ({ env, person, job, body, fence, audit }) => {
    requireEdit(person, job);
    const text = { ...body, by: person.name, at: now() };
    const edited = await askReports(env, job.id, "writeNarrative", { run: runInWork(job), fence, text });
    if (edited !== null) await recordEdit(env, edited);
    audit(aboutJob(job, `narrative ${body.text === null ? "reset" : "written"}, ${body.language}`));
    return done(message("textSaved"));
  },

  draftPitch: async ({ db, env, facts, person, job, params, body, audit }) => {
    runInWork(job);
    const sight = runInSight(job);
    const { useCaseId } = params;
    const { language } = body;
    const found = await askUseCases(env, job, "one", { useCaseId, sight });
    const { buyer } = await speakersOf(db, job);
    const answer = await draftText({
      env,
      facts,
      language,
      key: "use-case-pitch",
      by: person.name,
      values: valuesOf(language, buyer, termFigures(language, pitchTermsOf(found, job.currency))),
      textOf: ({ output }) => output.body,
      keep: (draft) => askUseCases(env, job, "keepPitchDraft", { useCaseId, draft }),
    });
    const entityId = `${job.id}/${useCaseId}`;
    audit({ ...aboutJob(job, `pitch drafted, ${language}`), entityType: "use-case", entityId });
    return answer;
  },

  campaignLetter: async ({ db, env, facts, person, job, params, query, request }) => {
    const ask = await letterAsk({ db, person, job, request }, params);
    const language = query.language ?? firstLanguage([ask.spoken]);
    const { kind = "first" } = query;
    const { fee: _fee, ...letter } = await askCampaigns(env, job, "letter", { ...ask, language, kind });
    // A model drafts letters; a follow-up is short enough to be written.
    return { ...letter, drafting: kind === "first" ? draftingOf(env, facts) : "off" };
  },

  campaignCallScript: async ({ db, env, person, job, params, query, request }) => {
    const ask = await letterAsk({ db, person, job, request }, params);
    return askCampaigns(env, job, "callScript", { ...ask, language: query.language ?? firstLanguage([ask.spoken]) });
  },

  draftCampaignLetter: async ({ db, env, facts, person, job, params, body, audit, request }) => {
    const { language } = body;
    const ask = { ...(await letterAsk({ db, person, job, request }, params)), language };
    const { figures, tail } = await askCampaigns(env, job, "letterFigures", ask);
    const answer = await draftText({
      env,
      facts,
      language,
      key: "campaign-letter",
      by: person.name,
      values: valuesOf(language, ask.buyer, figures),
      textOf: ({ output }) => `${output.subject}\n\n${output.body}\n\n${tail}`,
      keep: (draft) => askCampaigns(env, job, "keepLetterDraft", { ...ask, draft }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, `letter drafted, ${language}`));
    return answer;
  },

  writeCampaignLetter: async ({ db, env, person, job, params, body, fence, audit, request }) => {
    const { kind = "first", language } = body;
    const ask = { ...(await letterAsk({ db, person, job, request }, params)), kind, language };
    const text = { language, text: body.text, by: person.name, at: now() };
    const edited = await askCampaigns(env, job, "writeLetter", { ...ask, fence, text });
    if (edited !== null) await recordEdit(env, edited);
    audit(aboutCampaign(job, params.campaignWorkflowId, `letter ${body.text === null ? "reset" : "written"}`));
    return done(message("textSaved"));
  },
} satisfies Partial<Handlers>;

/** Arguments of the acts on a letter, without its language. */
async function letterAsk(
  asker: Parameters<typeof askingOf>[0],
  params: { readonly campaignWorkflowId: string; readonly supplierKey: string },
) {
  const { db, job } = asker;
  const speakers = await speakersOf(db, job);
  return { ...params, ...speakers, asking: await askingOf(asker), ...(await sourceFacts(db, job)) };
}
