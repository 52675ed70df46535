import { message } from "@paygauge/api-types/catalogue/message";
import { askedDetails } from "@paygauge/analysis/pitch/asked-details";
import { refusedWord } from "@paygauge/analysis/pitch/refused-words";
import { faultOfTemplate } from "@paygauge/api-types/mail/mail-template";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid, notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { aboutCampaign } from "./handlers.ts";
import { changeMails } from "./mails/change-mails.ts";
import { openMailContext } from "./mails/mail-context.ts";
import { previewMail, readMails } from "./mails/read-mails.ts";
import { sendMails } from "./mails/send-mails.ts";

/** @throws Refusal 422 at the field that has an unknown variable or a refused word */
function requireTemplate(template: { readonly subject: string; readonly text: string }): void {
  for (const field of ["subject", "text"] as const) {
    const fault = faultOfTemplate(template[field]);
    if (fault !== null) throw invalid(field, message("mailVariable", { name: fault }));
    const word = refusedWord(template[field]);
    if (word !== null) throw invalid(field, message("pitchWord", { word }));
    const details = askedDetails(template[field]);
    if (details !== null) throw invalid(field, message("pitchDetails", { details }));
  }
}

/** Whether a template gives the reference and the contact in accounts, by which a supplier checks a mail. */
const namesTrust = (text: string): boolean =>
  (["reference", "accountsContact", "accountsMail"] as const).every((name) => text.includes(`{${name}}`));

export const campaignMailsHandlers = {
  campaignMails: (context) => readMails(context),
  campaignMail: async (context) => {
    const { object, campaignId } = await openMailContext(context);
    const found = await object.detail(campaignId, context.params.mailId);
    if (found === null) throw notFound("entry");
    return found;
  },

  previewCampaignMail: (context) => {
    const { subject = "", text = "" } = context.body;
    requireTemplate({ subject, text });
    return previewMail(context);
  },

  saveMailTemplate: async (context) => {
    const { person, job, params, body, audit } = context;
    requireTemplate(body);
    if (!namesTrust(`${body.subject} ${body.text}`)) throw invalid("text", message("mailTrust"));
    const { object, offer } = await openMailContext(context);
    const { letter = "first" } = body;
    const saved = { ...body, letter, tone: offer.tone, savedBy: person.name, savedOn: now() };
    const version = await object.saveTemplate(saved);
    if (version === null) throw changedMeanwhile("mailTemplate");
    audit(
      aboutCampaign(
        job,
        params.campaignWorkflowId,
        `mail template ${letter} ${offer.tone} ${body.language} ${version}`,
      ),
    );
    return { ...done(message("mailTemplateSaved", { version })), version };
  },

  sendCampaignMails: (context) => sendMails(context),
  changeCampaignMails: (context) => changeMails(context),
} satisfies Partial<Handlers>;
