/** Magic links: one upload of one ledger without an account. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { magicLinkStates } from "../states.ts";
import { ledgerKindSchema } from "./ledger.ts";

/** Days and uses of a link, hours in which an upload that started in time may end, and how often a received file is replaced. */
export const magicLinkLimits = { days: 7, uses: 5, lateHours: 24, events: 200, replacements: 3 } as const;

/**
 * What happened to a link. Fetched: the page was loaded and "Continue" was not pressed, which mail scanners do.
 * Opened: the button was pressed.
 */
export const magicLinkEventKinds = [
  "Created",
  "NewToken",
  "Sent",
  "MailRefused",
  "Fetched",
  "Opened",
  "FileReceived",
  "FileReplaced",
  "Revoked",
] as const;
export type MagicLinkEventKind = (typeof magicLinkEventKinds)[number];

export const magicLinkRow = v.object({
  id: v.string(),
  recipient: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  buyerId: v.string(),
  buyerName: v.string(),
  kind: ledgerKindSchema,
  state: v.picklist(magicLinkStates),
  /** The furthest of created, sent, opened and used that it reached, from 0. */
  step: v.number(),
  lastEvent: v.picklist(magicLinkEventKinds),
  lastEventOn: v.string(),
  createdOn: v.string(),
  createdByName: v.string(),
  expiresOn: v.string(),
  uses: v.number(),
  usesSpent: v.number(),
  version: v.number(),
});
export type MagicLinkRow = v.InferOutput<typeof magicLinkRow>;

const event = v.object({
  id: v.number(),
  kind: v.picklist(magicLinkEventKinds),
  /** When it happened first and last. */
  firstOn: v.string(),
  lastOn: v.string(),
  /** How often on that day. */
  count: v.number(),
  /** The user who did it; null: the receiver, or the system. */
  by: v.nullable(v.string()),
  /** A file's name, or the reason of the user who revoked it. */
  subject: v.string(),
  /** Bytes of a file. */
  size: v.nullable(v.number()),
  /** Why a mail was refused. */
  reason: v.nullable(messageSchema),
});
export type MagicLinkEvent = v.InferOutput<typeof event>;

export const magicLinkDetail = v.object({
  ...magicLinkRow.entries,
  language: v.picklist(languages),
  /** Where the page of the link is; the token is not part of it. */
  page: v.string(),
  brandName: v.string(),
  events: v.array(event),
  files: v.array(
    v.object({
      jobId: v.string(),
      fileName: v.string(),
      size: v.number(),
      receivedOn: v.string(),
      uploader: v.string(),
      isDraft: v.boolean(),
    }),
  ),
  /** Of the stand-in alone: the mail as its receiver has it; null where none was captured. */
  capturedMail: v.nullable(v.string()),
  isMailStandIn: v.boolean(),
});
export type MagicLinkDetail = v.InferOutput<typeof magicLinkDetail>;

/** Links by their state. */
export const magicLinkCounts = v.object({
  Created: v.number(),
  Sent: v.number(),
  Opened: v.number(),
  Used: v.number(),
  Expired: v.number(),
  Revoked: v.number(),
});

/** Issuers that the user can make links for, and why not yet. */
export const magicLinkIssuers = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    language: v.string(),
    emailDomains: v.array(v.string()),
    /** false: the issuer’s settings do not allow links. */
    isOpen: v.boolean(),
  }),
);

const most = (value: number) => encodedMessage("atMost", { most: value });
const from1To = (top: number, text: string) =>
  v.pipe(v.number(), v.integer(text), v.minValue(1, text), v.maxValue(top, text));
const days = from1To(magicLinkLimits.days, encodedMessage("linkDays", { most: magicLinkLimits.days }));

export const createMagicLinkBody = v.strictObject({
  issuerId: v.pipe(recordId, v.minLength(1, encodedMessage("chooseIssuer"))),
  buyerId: v.pipe(recordId, v.minLength(1, encodedMessage("chooseBuyer"))),
  kind: ledgerKindSchema,
  recipient: v.pipe(
    v.string(),
    cleanLine(),
    v.email(encodedMessage("email", { example: "ada@example.com" })),
    v.maxLength(254, most(254)),
  ),
  language: v.picklist(languages),
  days,
  uses: from1To(magicLinkLimits.uses, encodedMessage("linkUses", { most: magicLinkLimits.uses })),
  /** Mailed to the recipient; else shown once to who makes it. */
  byMail: v.boolean(),
  /** The user confirmed an address outside the issuer's domains. */
  confirmsDomain: v.boolean(),
});

export const sendMagicLinkBody = v.strictObject({ version: v.number(), days, byMail: v.boolean() });

export const revokeMagicLinkBody = v.strictObject({
  version: v.number(),
  reason: v.pipe(v.string(), cleanLine(), v.maxLength(limits.nameLength, most(limits.nameLength))),
});

/** In any other form it opens nothing, in the same words. */
export const redeemBody = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(200)),
  token: v.pipe(v.string(), v.maxLength(200)),
});

const linkFileStates = ["receiving", "reading", "read", "waiting", "refused", "imported", "removed"] as const;
export type LinkFileState = (typeof linkFileStates)[number];

/** What the session of a link sees: whom the file is for, and its own file. Texts are in the language asked for. */
export const linkUpload = v.object({
  /** The link’s. */
  id: v.string(),
  issuerName: v.string(),
  buyerName: v.string(),
  senderName: v.string(),
  senderEmail: v.string(),
  recipient: v.string(),
  /** Until when an upload can start, and until when one that started in time may end. */
  until: v.string(),
  endsBy: v.string(),
  uses: v.number(),
  usesSpent: v.number(),
  maxBytes: v.number(),
  partBytes: v.number(),
  /** The link is used by several: the page asks for a name. */
  asksName: v.boolean(),
  file: v.nullable(
    v.object({
      fileName: v.string(),
      size: v.number(),
      partSize: v.number(),
      partsReceived: v.array(v.number()),
      /** waiting: read, and the sender answers what the file leaves open. */
      state: v.picklist(linkFileStates),
      /** null until every part has arrived. */
      receivedOn: v.nullable(v.string()),
      reference: v.string(),
      rows: v.nullable(v.number()),
      accepted: v.nullable(v.number()),
      rejected: v.nullable(v.number()),
      /** Sum of the accepted rows, with its currency. */
      total: v.nullable(v.string()),
      /** Why it was refused, or why rows were. */
      sentences: v.array(v.string()),
      mayReplace: v.boolean(),
      mailed: v.boolean(),
    }),
  ),
});
export type LinkUpload = v.InferOutput<typeof linkUpload>;

export const beginLinkUploadBody = v.strictObject({
  fileName: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("fileNoName")),
    v.maxLength(limits.nameLength, encodedMessage("maxFileName", { most: limits.nameLength })),
  ),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Who uploads, where several can. */
  uploader: v.pipe(v.string(), cleanLine(), v.maxLength(limits.nameLength, most(limits.nameLength))),
});
