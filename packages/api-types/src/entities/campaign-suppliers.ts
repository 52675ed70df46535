/** Suppliers of campaigns: their rows, what changes them, attempts, contacts and history. */
import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { campaignRoutes, dispositions, failReasons, memberStatuses, nextKinds } from "../campaigns/campaign-rules.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf, recordId } from "../ids.ts";
import { waves } from "./waves.ts";
import { capabilitySchema } from "./capabilities.ts";
import { scoreLevelSchema } from "./analysis.ts";
import { campaignCounters, campaignNote, campaignOfSupplier } from "./campaigns.ts";
import { isoDay } from "./jobs.ts";
import { mutation } from "./mutation.ts";
import { filterItem, pagedRequest, pagedResult } from "./paging.ts";

/** A reply isn't an attempt: it is what a supplier wrote, pasted by hand. */
export const campaignChannels = ["call", "mail", "letter", "reply"] as const;
export const contactStates = ["none", "unverified", "verified", "erased"] as const;

const statusSchema = v.picklist(memberStatuses);
const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, encodedMessage("campaignTime")));

/** A supplier of a campaign. Figures are those of when it was added; counts are those since it was last reopened. */
const campaignMember = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  mcc: v.string(),
  mccDescription: v.string(),
  yearMinor: v.number(),
  payments: v.number(),
  /** Worth of a year at full ramp, if it converts. */
  valueMinor: v.number(),
  /** Whom to approach first; null: not known of an imported supplier. */
  wave: v.nullable(v.picklist(waves)),
  /** Of the capabilities that the job has chosen. */
  levels: v.partial(
    v.object({
      stp: scoreLevelSchema,
      vcard: scoreLevelSchema,
      pcard: scoreLevelSchema,
      tandEcard: scoreLevelSchema,
      scf: scoreLevelSchema,
      instantPay: scoreLevelSchema,
      boost: scoreLevelSchema,
      optima: scoreLevelSchema,
    }),
  ),
  status: statusSchema,
  route: v.picklist(campaignRoutes),
  ownerUserId: v.nullable(v.string()),
  ownerName: v.string(),
  version: v.number(),
  statusOn: v.string(),
  daysInStatus: v.number(),
  attempts: v.number(),
  unanswered: v.number(),
  /** Day of the first unanswered attempt. */
  unansweredSince: v.nullable(v.string()),
  /** Three unanswered over ten working days: the screen asks whether to abandon. */
  proposesAbandon: v.boolean(),
  lastAttemptOn: v.nullable(v.string()),
  lastDisposition: v.nullable(v.picklist(dispositions)),
  lastChannel: v.nullable(v.picklist(campaignChannels)),
  nextKind: v.nullable(v.picklist(nextKinds)),
  /** "YYYY-MM-DD" */
  nextOn: v.nullable(v.string()),
  /** "HH:MM" as agreed, of no time zone. */
  nextTime: v.nullable(v.string()),
  agreedMethod: v.nullable(capabilitySchema),
  agreedOn: v.nullable(v.string()),
  reason: v.nullable(v.picklist(failReasons)),
  contact: v.picklist(contactStates),
  /** Another user who has the call before them, and until when. */
  heldBy: v.nullable(v.string()),
  heldUntil: v.nullable(v.string()),
});
export type CampaignMember = v.InferOutput<typeof campaignMember>;

const memberTotals = v.object({ suppliers: v.number(), valueMinor: v.number() });
/** On a list a row says how its money is written, so that files of the list can. */
const listedMember = v.object({
  ...campaignMember.entries,
  minorDigits: v.number(),
  /** Likely to accept cards within 12 months, percent; null: too little is known. Absent where nothing is predicted. */
  prediction: v.optional(v.nullable(v.number())),
});
export type ListedMember = v.InferOutput<typeof listedMember>;
export const campaignMembers = v.object({ ...pagedResult(listedMember).entries, totals: memberTotals });

/** Columns that suppliers of a campaign are filtered and ordered by, with the kind of their values. */
export const campaignColumns = {
  name: "text",
  country: "text",
  mcc: "text",
  mccDescription: "text",
  yearMinor: "number",
  payments: "number",
  valueMinor: "number",
  wave: "enum",
  status: "enum",
  route: "enum",
  ownerName: "text",
  daysInStatus: "number",
  attempts: "number",
  unanswered: "number",
  lastAttemptOn: "moment",
  lastDisposition: "enum",
  nextKind: "enum",
  nextOn: "day",
  agreedMethod: "enum",
  agreedOn: "day",
  reason: "enum",
  contact: "enum",
} as const satisfies Partial<Record<keyof CampaignMember, "text" | "number" | "enum" | "moment" | "day">>;
export type CampaignColumn = keyof typeof campaignColumns;

/** What a board asks for: the grid's request without its page, and how many cards of each column. */
export const campaignBoardBody = v.strictObject({
  orderBy: pagedRequest.entries.orderBy,
  secondaryOrderBy: pagedRequest.entries.secondaryOrderBy,
  filters: pagedRequest.entries.filters,
  search: pagedRequest.entries.search,
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
});
export type CampaignBoardBody = v.InferOutput<typeof campaignBoardBody>;
export const campaignBoard = v.object({
  columns: v.array(
    v.object({
      status: statusSchema,
      suppliers: v.number(),
      valueMinor: v.number(),
      cards: v.array(campaignMember),
    }),
  ),
});
export type CampaignBoard = v.InferOutput<typeof campaignBoard>;

const text = v.optional(campaignNote);
/** Actions on one supplier, or to many: the same on board, grid, supplier page, in bulk and by key. */
const memberChange = v.variant("kind", [
  v.strictObject({
    kind: v.literal("move"),
    to: statusSchema,
    agreedMethod: v.optional(capabilitySchema),
    agreedOn: v.optional(isoDay),
    reason: v.optional(v.picklist(failReasons)),
    note: text,
    detailsTo: v.optional(v.pipe(v.string(), cleanLine(), v.maxLength(320, encodedMessage("atMost", { most: 320 })))),
  }),
  v.strictObject({ kind: v.literal("owner"), ownerUserId: v.nullable(recordId) }),
  v.strictObject({ kind: v.literal("route"), route: v.picklist(campaignRoutes.filter((each) => each !== "External")) }),
  v.strictObject({
    kind: v.literal("next"),
    nextKind: v.nullable(v.picklist(nextKinds)),
    nextOn: v.optional(isoDay),
    nextTime: v.optional(clock),
  }),
]);
export type MemberChange = v.InferOutput<typeof memberChange>;

const supplierKey = v.pipe(idOf("supplier"), v.minLength(1));
const keys = v.pipe(v.array(supplierKey), v.maxLength(10_000));
const memberSelection = v.variant("kind", [
  v.strictObject({
    kind: v.literal("rows"),
    rows: v.pipe(
      v.array(v.strictObject({ supplierKey, version: v.number() })),
      v.minLength(1, encodedMessage("campaignNoRows")),
      v.maxLength(10_000, encodedMessage("rowsNamed", { most: 10_000 })),
    ),
  }),
  /** All that match, but some. `suppliers`: how many the user agreed to; any other number is refused. */
  v.strictObject({
    kind: v.literal("all"),
    filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    except: keys,
    suppliers: v.number(),
  }),
]);
export type MemberSelection = v.InferOutput<typeof memberSelection>;

export const changeCampaignSuppliersBody = v.strictObject({ change: memberChange, selection: memberSelection });
export type ChangeCampaignSuppliersBody = v.InferOutput<typeof changeCampaignSuppliersBody>;

/** Ours: how long a change is offered to be undone, how long it is undone, and rows that an answer carries. */
export const changeLimits = { undoSeconds: 10, graceSeconds: 5, rows: 200, refusedKeys: 100 } as const;
/** How long a call is one user's. */
export const callHoldMinutes = 15;

/** Suppliers that a change did not affect, by reason. */
const refusedRows = v.object({
  why: v.picklist(["changed", "gone", "notAllowed"]),
  /** Of what is not allowed: their status. */
  from: v.nullable(statusSchema),
  suppliers: v.number(),
  /** The first hundred. */
  supplierKeys: v.array(v.string()),
});
export type RefusedRows = v.InferOutput<typeof refusedRows>;

export const changeAnswer = mutation({
  changeId: v.string(),
  changed: v.number(),
  /** Until when the whole can be undone. */
  undoUntil: v.string(),
  refused: v.array(refusedRows),
  counters: campaignCounters,
  /** As they are now: the first 200 of the changed, and those that another user had changed. */
  rows: v.array(campaignMember),
});
export const undoAnswer = mutation({
  undone: v.number(),
  /** Rows that others changed since, and that stay. */
  kept: v.array(v.object({ supplierKey: v.string(), name: v.string(), by: v.string(), on: v.string() })),
  counters: campaignCounters,
  rows: v.array(campaignMember),
});

/** What comes next, in place of what the disposition proposes; null: nothing. */
const nextAction = v.strictObject({ kind: v.picklist(nextKinds), on: isoDay, time: v.optional(clock) });
export const attemptBody = v.strictObject({
  channel: v.picklist(campaignChannels),
  /** Of a call, and of no other channel. */
  disposition: v.optional(v.picklist(dispositions, encodedMessage("campaignDisposition"))),
  note: v.optional(campaignNote, ""),
  next: v.optional(v.nullable(nextAction)),
});
export type AttemptBody = v.InferOutput<typeof attemptBody>;
export const attemptAnswer = mutation({ member: campaignMember, attemptId: v.string(), counters: campaignCounters });

export const campaignContact = v.object({
  name: v.string(),
  role: v.string(),
  phone: v.string(),
  mail: v.string(),
  isVerified: v.boolean(),
  verifiedOn: v.nullable(v.string()),
  source: v.picklist(["typed", "imported"]),
  /** Who typed it, or the file that it came from. */
  sourceName: v.string(),
  on: v.string(),
  version: v.number(),
});
export type CampaignContact = v.InferOutput<typeof campaignContact>;

const short = (most: number) => v.pipe(v.string(), cleanLine(), v.maxLength(most, encodedMessage("atMost", { most })));
/** `version`: of the contact; 0 where there is none. */
export const contactBody = v.strictObject({
  version: v.number(),
  name: v.pipe(short(200), v.minLength(1, encodedMessage("campaignContactName"))),
  role: short(200),
  phone: v.pipe(
    short(60),
    v.check((said) => said === "" || /^[+\d][\d\s()./-]{3,}$/.test(said), encodedMessage("campaignPhone")),
  ),
  mail: v.pipe(
    short(320),
    v.check(
      (said) => said === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(said),
      encodedMessage("email", { example: "name@example.com" }),
    ),
  ),
  isVerified: v.boolean(),
});
export type ContactBody = v.InferOutput<typeof contactBody>;

export const campaignAttempt = v.object({
  attemptId: v.string(),
  channel: v.picklist(campaignChannels),
  disposition: v.nullable(v.picklist(dispositions)),
  /** "" for those who may not run the campaign. */
  note: v.string(),
  by: v.string(),
  on: v.string(),
});
export type CampaignAttempt = v.InferOutput<typeof campaignAttempt>;

const historyKinds = [
  "added",
  "moved",
  "reopened",
  "owner",
  "route",
  "next",
  "contact",
  "erased",
  "undone",
  "imported",
] as const;
export type HistoryKind = (typeof historyKinds)[number];
export const campaignEvent = v.object({
  historyId: v.number(),
  what: v.picklist(historyKinds),
  from: v.nullable(statusSchema),
  to: v.nullable(statusSchema),
  /** A note, the new owner, the new route; "" for those who may not run the campaign. */
  text: v.string(),
  by: v.string(),
  on: v.string(),
});
export type CampaignEvent = v.InferOutput<typeof campaignEvent>;

export const campaignSupplier = v.object({
  member: campaignMember,
  /** null: there is none, or the user may not run the campaign. */
  contact: v.nullable(campaignContact),
  detailsTo: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The newest first. */
  attempts: v.array(campaignAttempt),
  history: v.array(campaignEvent),
  /** Others of the job. */
  campaigns: v.array(campaignOfSupplier),
  /** Place by value from 1 among those of the same status, and who is before and after. */
  place: v.number(),
  of: v.number(),
  previousKey: v.nullable(v.string()),
  nextKey: v.nullable(v.string()),
  mayRun: v.boolean(),
});
export type CampaignSupplier = v.InferOutput<typeof campaignSupplier>;

const campaignCall = v.object({
  member: campaignMember,
  contact: v.nullable(campaignContact),
  isOverdue: v.boolean(),
  lastNote: v.string(),
});
/** Calls that are due, overdue ones first, then by day and time, then by value; at most 200. */
export const campaignCalls = v.object({
  calls: v.array(campaignCall),
  /** All that are due, those overdue, what they are worth together, and calls made today. */
  total: v.number(),
  overdue: v.number(),
  valueMinor: v.number(),
  made: v.number(),
});
export type CampaignCalls = v.InferOutput<typeof campaignCalls>;

export const nextCallBody = v.strictObject({ after: v.optional(supplierKey) });
export const nextCallAnswer = mutation({
  supplierKey: v.nullable(v.string()),
  heldUntil: v.nullable(v.string()),
  /** Calls that are due, this one among them, and those of them that others have before them. */
  left: v.number(),
  heldByOthers: v.number(),
});
