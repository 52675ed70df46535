import { holders } from "../access/access.ts";
import {
  campaignMail,
  campaignMails,
  campaignMailsQuery,
  changeMailsBody,
  mailPreview,
  previewMailBody,
  savedMailTemplate,
  saveMailTemplateBody,
  sendMailsBody,
  sentMails,
} from "../entities/campaign-mails.ts";
import { done } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const mails = "/api/v1/jobs/:jobId/campaign-workflows/:campaignWorkflowId/mails";
const runs = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/** Outreach by mail. Mails, templates and opt-outs are the issuer's (origin/src/mail/issuer-mail.ts). */
export const campaignMailsCalls = {
  campaignMails: {
    method: "GET",
    path: mails,
    access: runs,
    needsFigures: true,
    effect: "read",
    query: campaignMailsQuery,
    answer: campaignMails,
  },
  /** One mail with its text, as the stand-in kept it or with "…" in place of the link's token, and what became of it. */
  campaignMail: {
    method: "GET",
    path: `${mails}/:mailId`,
    access: runs,
    needsFigures: true,
    effect: "read",
    answer: campaignMail,
  },
  /** The exact mail to one supplier, and what must hold for all before they are sent. */
  previewCampaignMail: {
    method: "POST",
    path: `${mails}/preview`,
    access: runs,
    needsFigures: true,
    effect: "read",
    body: previewMailBody,
    answer: mailPreview,
  },
  saveMailTemplate: {
    method: "PUT",
    path: `${mails}/template`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    body: saveMailTemplateBody,
    answer: savedMailTemplate,
  },
  sendCampaignMails: {
    method: "POST",
    path: mails,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    body: sendMailsBody,
    answer: sentMails,
  },
  /** Pauses or resumes sending, decides on a mail that is not confirmed, opts a supplier out, sets the sender's address. */
  changeCampaignMails: {
    method: "POST",
    path: `${mails}/changes`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "decides",
    body: changeMailsBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
