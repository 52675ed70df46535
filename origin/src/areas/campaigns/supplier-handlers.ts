import { message } from "@paygauge/api-types/catalogue/message";
import { callHoldMinutes } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { modelOfList } from "../../prediction/model-in-use.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { askCampaigns, askingOf } from "./ask-campaigns.ts";
import { ownerNameIn } from "./campaign-owners.ts";
import { aboutCampaign } from "./handlers.ts";

/** The run and the model by which suppliers of a campaign are predicted; null: nothing is. @throws Refusal 409 as `modelOfList` */
async function predictionOf(
  context: CallContext<"campaignSuppliers"> | CallContext<"campaignBoard">,
): Promise<{ readonly run: string; readonly model: number } | null> {
  const { orderBy, secondaryOrderBy, filters } = context.body;
  const { isInWork, currentRun, publishedRun } = context.job;
  const run = isInWork ? currentRun : publishedRun;
  const model = await modelOfList(context, { orderBy, secondaryOrderBy, filters });
  return model === null || run === null ? null : { run, model };
}

export const campaignSuppliersHandlers = {
  campaignSuppliers: async (context) => {
    const { env, job, params, body } = context;
    const [asking, prediction] = await Promise.all([askingOf(context), predictionOf(context)]);
    const found = await askCampaigns(env, job, "members", { ...params, request: body, asking, prediction });
    const minorDigits = minorDigitsOf(job.currency);
    return { ...found, collection: found.collection.map((member) => ({ ...member, minorDigits })) };
  },

  campaignBoard: async (context) => {
    const { env, job, params, body } = context;
    const [asking, prediction] = await Promise.all([askingOf(context), predictionOf(context)]);
    return askCampaigns(env, job, "board", { ...params, request: body, asking, prediction });
  },

  campaignSupplier: async ({ db, env, person, job, params, request }) =>
    askCampaigns(env, job, "member", { ...params, asking: await askingOf({ db, person, job, request }) }),

  changeCampaignSuppliers: async ({ db, env, person, job, params, body, effectId, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const { change } = body;
    const ownerName =
      change.kind === "owner" ? await ownerNameIn(db, job, change.ownerUserId, "change.ownerUserId") : "";
    const told = await askCampaigns(env, job, "change", { ...params, ...body, changeId: effectId, ownerName, asking });
    const what = change.kind === "move" ? `move to ${change.to}` : change.kind;
    audit(aboutCampaign(job, params.campaignWorkflowId, `${what}, ${told.changed} suppliers`));
    return { ...done(message("campaignChanged", { count: told.changed })), changeId: effectId, ...told };
  },

  undoCampaignChange: async ({ db, env, person, job, params, audit, request }) => {
    const told = await askCampaigns(env, job, "undo", {
      ...params,
      asking: await askingOf({ db, person, job, request }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, `undone, ${told.undone} suppliers`));
    return { ...done(message("campaignUndone", { count: told.undone })), ...told };
  },

  logCampaignAttempt: async ({ db, env, person, job, params, body, effectId, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const told = await askCampaigns(env, job, "attempt", { ...params, attemptId: effectId, body, asking });
    audit(aboutCampaign(job, params.campaignWorkflowId, `attempt, ${body.disposition ?? body.channel}`));
    return { ...done(message("campaignAttemptSaved")), ...told };
  },

  campaignCalls: async ({ db, env, person, job, params, query, request }) =>
    askCampaigns(env, job, "calls", {
      ...params,
      span: query.span ?? "today",
      asking: await askingOf({ db, person, job, request }),
    }),

  nextCampaignCall: async ({ db, env, person, job, params, body, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const told = await askCampaigns(env, job, "nextCall", { ...params, after: body.after, asking });
    audit(aboutCampaign(job, params.campaignWorkflowId, "call taken"));
    const said = message("campaignCallYours", { minutes: callHoldMinutes });
    return { ...done(told.supplierKey === null ? message("campaignNoCalls") : said), ...told };
  },

  holdCampaignCall: async ({ db, env, person, job, params, audit, request }) => {
    const told = await askCampaigns(env, job, "hold", {
      ...params,
      asking: await askingOf({ db, person, job, request }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, "call taken"));
    return { ...done(message("campaignCallYours", { minutes: callHoldMinutes })), ...told };
  },

  releaseCampaignCall: async ({ db, env, person, job, params, audit, request }) => {
    await askCampaigns(env, job, "release", {
      ...params,
      asking: await askingOf({ db, person, job, request }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, "call given back"));
    return done(message("campaignCallReleased"));
  },

  saveCampaignContact: async ({ db, env, person, job, params, body, audit, request }) => {
    const version = await askCampaigns(env, job, "saveContact", {
      ...params,
      body,
      asking: await askingOf({ db, person, job, request }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, "contact saved"));
    return { ...done(message("campaignContactSaved")), version };
  },

  eraseCampaignContact: async ({ db, env, person, job, params, audit, request }) => {
    const ask = { ...params, asking: await askingOf({ db, person, job, request }) };
    const { contact } = await askCampaigns(env, job, "member", ask);
    // The mails first: should the second half fail, asking again finds the contact still there.
    if (contact !== null && contact.mail !== "") await issuerMailOf(env, job.issuerId).erase(contact.mail);
    await askCampaigns(env, job, "eraseContact", ask);
    audit(aboutCampaign(job, params.campaignWorkflowId, "contact erased"));
    return done(message("campaignContactGone"));
  },
} satisfies Partial<Handlers>;
