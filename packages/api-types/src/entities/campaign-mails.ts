/** Mails of campaigns: templates, previews, mails with their outcome, and who opted out. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageRefSchema, messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { idOf, recordId } from "../ids.ts";
import { letterKinds } from "../mail/letter-kinds.ts";
import { mailLimits } from "../mail/mail-limits.ts";
import { isMailAddress } from "../mail/mail-sender.ts";
import { mailStates } from "../mail/mail-states.ts";
import { campaignTones } from "./campaigns.ts";
import { mutation } from "./mutation.ts";
import { languageSchema } from "./written-texts.ts";

const supplierKey = v.pipe(idOf("supplier"), v.minLength(1));
const atMost = (most: number) => v.maxLength<string, number, string>(most, encodedMessage("atMost", { most }));
const subject = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("mailSubject")),
  atMost(mailLimits.subject),
);
const text = v.pipe(v.string(), cleanText(), v.minLength(1, encodedMessage("textMissing")), atMost(mailLimits.text));

/** Standing of a supplier of the campaign: its newest mail's state, or why there is none. */
export const mailStandings = [...mailStates, "NotWritten", "HasOutcome", "NoAddress"] as const;
export type MailStanding = (typeof mailStandings)[number];

/** A template by kind, tone and language. `version` 0: no user saved one, and this is the standard text. */
export const mailTemplate = v.object({
  letter: v.picklist(letterKinds),
  language: languageSchema,
  version: v.number(),
  subject: v.string(),
  text: v.string(),
  savedBy: v.string(),
  savedOn: v.nullable(v.string()),
});
export type SavedMailTemplate = v.InferOutput<typeof mailTemplate>;

/** What must hold before mails are sent. `faults`: what to do, "" where it holds; counted over the receivers. */
const mailCheckNames = ["domain", "postalAddress", "accounts", "variables", "trust", "cost", "room"] as const;
const mailCheck = v.object({
  check: v.picklist(mailCheckNames),
  /** null: it holds. */
  fault: v.nullable(messageRefSchema),
  suppliers: v.number(),
});
export type MailCheck = v.InferOutput<typeof mailCheck>;

const listedMail = v.object({
  mailId: v.string(),
  supplierKey: v.string(),
  supplier: v.string(),
  /** "" once the contact was erased. */
  toAddress: v.string(),
  state: v.picklist(mailStates),
  /** What the server answered, or what cut the connection. */
  reason: v.nullable(messageSchema),
  isTest: v.boolean(),
  language: languageSchema,
  version: v.number(),
  changedOn: v.string(),
  by: v.string(),
});
export type ListedMail = v.InferOutput<typeof listedMail>;

export const campaignMail = v.object({
  ...listedMail.entries,
  subject: v.string(),
  text: v.string(),
  messageId: v.string(),
  events: v.array(v.object({ event: v.string(), on: v.string(), reason: v.string() })),
});

export const campaignMails = v.object({
  tone: v.picklist(campaignTones),
  from: v.object({ name: v.string(), address: v.string() }),
  postalAddress: v.string(),
  /** Who answers suppliers in the buyer's accounts department, and where replies go; "" until it is entered. */
  accountsContact: v.string(),
  accountsMail: v.string(),
  /** Who carries mails; the stand-in keeps them here and sends them to no one. */
  provider: v.string(),
  isStandIn: v.boolean(),
  isPaused: v.boolean(),
  /** Mails of the issuer today (UTC), and how many there can be. */
  sentToday: v.number(),
  dailyCap: v.number(),
  templates: v.array(mailTemplate),
  /** Open suppliers that "Send" writes to, and those with an earlier mail that a follow-up writes to. */
  ready: v.number(),
  followUp: v.number(),
  /** Suppliers by standing; they add up to the campaign. */
  standings: v.object(Object.fromEntries(mailStandings.map((each) => [each, v.number()])) as StandingCounts),
  /** The newest first, at most 100 that match the filter. */
  mails: v.array(listedMail),
  /** The newest first, at most 100. No address is kept with an opt-out. */
  optOuts: v.array(
    v.object({ on: v.string(), scope: v.picklist(["buyer", "brand"]), source: v.string(), supplier: v.string() }),
  ),
  /** Events of the provider that name no mail: never matched by address. */
  unplaced: v.array(
    v.object({ eventId: v.number(), event: v.string(), address: v.string(), on: v.string(), reason: v.string() }),
  ),
});
export type CampaignMails = v.InferOutput<typeof campaignMails>;
type StandingCounts = Record<MailStanding, ReturnType<typeof v.number>>;

export const campaignMailsQuery = v.strictObject({ state: v.optional(v.picklist(mailStates)) });

/** `subject` and `text`: a template that is being edited; without them the saved one of the language. */
export const previewMailBody = v.strictObject({
  supplierKey: v.optional(supplierKey),
  language: v.optional(languageSchema),
  isFollowUp: v.optional(v.boolean(), false),
  subject: v.optional(subject),
  text: v.optional(text),
});
export const mailPreview = v.object({
  /** null: no supplier of the campaign can be written to. */
  mail: v.nullable(
    v.object({
      supplierKey: v.string(),
      supplier: v.string(),
      toName: v.string(),
      toAddress: v.string(),
      subject: v.string(),
      /** The whole text, footer included. */
      text: v.string(),
      language: languageSchema,
    }),
  ),
  /** Place of the supplier among those to be written to, from 1, and the neighbours. */
  place: v.number(),
  of: v.number(),
  previousKey: v.nullable(v.string()),
  nextKey: v.nullable(v.string()),
  checks: v.array(mailCheck),
});
export type MailPreview = v.InferOutput<typeof mailPreview>;

export const saveMailTemplateBody = v.strictObject({
  /** The letter, if none is named. */
  letter: v.optional(v.picklist(letterKinds)),
  language: languageSchema,
  /** The version that was edited; another one is refused. */
  version: v.number(),
  subject,
  text,
});
export const savedMailTemplate = mutation({ version: v.number() });

export const sendMailsBody = v.variant("kind", [
  /** `recipients`: how many the user agreed to; another number is refused. */
  v.strictObject({ kind: v.literal("all"), recipients: v.number(), isFollowUp: v.optional(v.boolean(), false) }),
  /** The supplier's mail, to the user's own address. */
  v.strictObject({
    kind: v.literal("test"),
    supplierKey,
    language: v.optional(languageSchema),
    isFollowUp: v.optional(v.boolean()),
  }),
]);
export const sentMails = mutation({ queued: v.number() });

export const changeMailsBody = v.variant("kind", [
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  /** What became of a mail that is not confirmed: it arrived, or another one is written. */
  v.strictObject({ kind: v.literal("decide"), mailId: recordId, as: v.picklist(["sent", "again"]) }),
  v.strictObject({ kind: v.literal("optOut"), supplierKey, scope: v.picklist(["buyer", "brand"]) }),
  v.strictObject({
    kind: v.literal("postalAddress"),
    postalAddress: v.pipe(
      v.string(),
      cleanLine(),
      v.minLength(1, encodedMessage("mailPostalAddress")),
      atMost(mailLimits.postalAddress),
    ),
  }),
  v.strictObject({
    kind: v.literal("accounts"),
    accountsContact: v.pipe(
      v.string(),
      cleanLine(),
      v.minLength(1, encodedMessage("mailAccounts")),
      atMost(mailLimits.accountsContact),
    ),
    accountsMail: v.pipe(
      v.string(),
      cleanLine(),
      v.check(isMailAddress, encodedMessage("mailAccountsMail")),
      atMost(mailLimits.accountsMail),
    ),
  }),
]);
export type ChangeMailsBody = v.InferOutput<typeof changeMailsBody>;

/** Shown to users who open the link of a mail; nothing changes by looking. */
export const mailStop = v.object({
  /** The saved query that a schedule emails; absent: the email is about a buyer, or of a brand. */
  report: v.optional(v.string()),
  buyer: v.string(),
  sender: v.string(),
  isStopped: v.boolean(),
  language: languageSchema,
});
export type MailStop = v.InferOutput<typeof mailStop>;

export const stoppedMails = mutation(mailStop.entries);

export const mailEventsTold = mutation({
  /** Events that changed a mail, that were known before, and that name no mail. */
  applied: v.number(),
  known: v.number(),
  unplaced: v.number(),
});

/** Feeds of one's own: the address is shown once, when it is made. */
export const calendarFeeds = v.array(v.object({ id: v.string(), createdOn: v.string() }));
export const madeCalendarFeed = mutation({ id: v.string(), path: v.string() });
