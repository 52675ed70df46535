/**
 * Campaigns (docs/analysis.md section 8): an outreach to suppliers of a job about one method of payment. Money: integer
 * minor units of the job's currency, of a year at full ramp. Transitions of a campaign are in
 * campaigns/campaign-rules.ts.
 */
import { cleanLine, cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { campaignRoutes, campaignStages, memberStatuses } from "../campaigns/campaign-rules.ts";
import { campaignSteps } from "../campaigns/campaign-steps.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf, recordId } from "../ids.ts";
import { limits } from "../limits.ts";
import { commandStates } from "../states.ts";
import { capabilitySchema } from "./capabilities.ts";
import { exportKeys } from "./exports.ts";
import { isoDay } from "./jobs.ts";
import { damagedIds, filterItem, pagedResult } from "./paging.ts";

/** How firmly a campaign asks. */
export const campaignTones = ["offer", "encourage", "mandate"] as const;
export type CampaignTone = (typeof campaignTones)[number];

/**
 * Ours: campaigns of a job, suppliers of a campaign, days that an untouched draft is kept, months that contacts are.
 */
export const campaignLimits = {
  ofJob: 200,
  suppliers: 100_000,
  draftDays: 7,
  keepContactsMonths: 12,
  maxKeepContactsMonths: 60,
  note: 2000,
} as const;

const routeSchema = v.picklist(campaignRoutes);
const stageSchema = v.picklist(campaignStages);
const toneSchema = v.picklist(campaignTones);

/** Suppliers, and what they are worth together in a year if they convert. */
const statusCount = v.object({ suppliers: v.number(), valueMinor: v.number() });
/** Total and one counter for each status; the statuses add up to Total. */
export const campaignCounters = v.object({
  Total: statusCount,
  Pending: statusCount,
  Active: statusCount,
  Abandoned: statusCount,
  Failed: statusCount,
  Succeeded: statusCount,
});
export type CampaignCounters = v.InferOutput<typeof campaignCounters>;

/** Counters of one route; of Aggregated every supplier counts once, with its best status. */
const routeCounters = v.object({
  route: v.picklist([...campaignRoutes, "Aggregated"]),
  counters: campaignCounters,
});
export type RouteCounters = v.InferOutput<typeof routeCounters>;

const named = v.object({ useCaseId: v.string(), name: v.string() });

/** A campaign. Days: "YYYY-MM-DD". */
export const campaign = v.object({
  campaignWorkflowId: v.string(),
  name: v.string(),
  /** It was created and never saved; after seven untouched days it is deleted. */
  isDraft: v.boolean(),
  stage: stageSchema,
  route: routeSchema,
  tone: toneSchema,
  method: capabilitySchema,
  ownerUserId: v.nullable(v.string()),
  /** "" without an owner. */
  ownerName: v.string(),
  startsOn: v.nullable(v.string()),
  dueOn: v.nullable(v.string()),
  /** The use case that its suppliers came from first. */
  useCase: v.nullable(named),
  /** Part of the suppliers that is expected to convert, 0 to 1. */
  conversion: v.number(),
  /** Months after the end for which contacts are kept. */
  keepContactsMonths: v.number(),
  /** Who answers suppliers in the buyer's accounts department; "" until it is entered, and to users who only read. */
  accountsContact: v.optional(v.string(), ""),
  accountsMail: v.optional(v.string(), ""),
  version: v.number(),
  createdOn: v.string(),
  createdBy: v.string(),
  /** When suppliers were added last. */
  setOn: v.string(),
  startedOn: v.nullable(v.string()),
  endedOn: v.nullable(v.string()),
  /** Why it was completed by force; of who may run it alone. */
  endNote: v.nullable(v.string()),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** A campaign of a list, with its counters. */
const campaignRow = v.object({
  ...campaign.entries,
  jobId: v.string(),
  jobName: v.string(),
  currency: v.string(),
  minorDigits: v.number(),
  counters: campaignCounters,
  /** Worth in a year at the campaign's conversion; null: not known, since no supplier counts for its method. */
  expectedMinor: v.nullable(v.number()),
  /** Suppliers with an attempt since they were last reopened. */
  contacted: v.number(),
});
export type CampaignRow = v.InferOutput<typeof campaignRow>;

export const jobCampaigns = v.object({
  campaigns: v.array(campaignRow),
  /** Each route that occurs, and Aggregated last; drafts count in none. */
  counters: v.array(routeCounters),
  mayRun: v.boolean(),
  ...damagedIds,
});

/** A campaign on the list across jobs: flat, so that each counter is a column. */
export const campaignAcrossJobs = v.object({
  /** Of a sample job: in the list, and in no sum of it. */
  isSample: v.boolean(),
  campaignWorkflowId: v.string(),
  name: v.string(),
  jobId: v.string(),
  jobName: v.string(),
  issuerName: v.string(),
  stage: stageSchema,
  route: routeSchema,
  tone: toneSchema,
  method: capabilitySchema,
  ownerName: v.string(),
  startsOn: v.nullable(v.string()),
  dueOn: v.nullable(v.string()),
  currency: v.string(),
  minorDigits: v.number(),
  total: v.number(),
  pending: v.number(),
  active: v.number(),
  abandoned: v.number(),
  failed: v.number(),
  succeeded: v.number(),
  valueMinor: v.number(),
  realisedMinor: v.number(),
  updatedOn: v.string(),
});

export type CampaignAcrossJobs = v.InferOutput<typeof campaignAcrossJobs>;

/** Sums over campaigns of a route, or of all; a supplier of two campaigns counts in both. */
const routeSums = v.object({
  route: v.picklist([...campaignRoutes, "all"]),
  campaigns: v.number(),
  Total: v.number(),
  Pending: v.number(),
  Active: v.number(),
  Abandoned: v.number(),
  Failed: v.number(),
  Succeeded: v.number(),
  /** Of each currency by itself: money of several is never added up. */
  money: v.array(
    v.object({ currency: v.string(), minorDigits: v.number(), valueMinor: v.number(), realisedMinor: v.number() }),
  ),
});
export type RouteSums = v.InferOutput<typeof routeSums>;

/** A page of campaigns, and sums over all that were asked for: each route that occurs, and all last. */
export const campaignsAcrossJobs = v.object({
  ...pagedResult(campaignAcrossJobs).entries,
  totals: v.array(routeSums),
});

/** A user who can own a campaign, or a supplier of one. */
export const campaignOwner = v.object({ userId: v.string(), name: v.string() });

const campaignStep = v.object({
  step: v.picklist(campaignSteps),
  state: v.picklist(commandStates),
  done: v.number(),
  of: v.number(),
  blockedBy: v.nullable(v.object({ why: v.picklist(["noSuppliers", "notStarted", "open"]), suppliers: v.number() })),
});

export const campaignOnPage = v.object({
  campaign,
  currency: v.string(),
  minorDigits: v.number(),
  counters: campaignCounters,
  /** Worth in a year at the campaign's conversion; null: not known, since no supplier counts for its method. */
  expectedMinor: v.nullable(v.number()),
  /** Routes that its suppliers have. */
  byRoute: v.array(routeCounters),
  steps: v.array(campaignStep),
  /** Suppliers without a contact. */
  withoutContact: v.number(),
  /**
   * Next actions of open suppliers: calls due by today, those of them overdue, all due within seven days, calls made
   * today.
   */
  today: v.object({
    calls: v.number(),
    overdue: v.number(),
    week: v.number(),
    made: v.number(),
    /** Open suppliers that can't be called, since no contact is known. */
    unknown: v.number(),
  }),
  mayRun: v.boolean(),
  /** Number of the model that suppliers can be ordered by; null: predictions are off, or no model is in use. */
  predictionModel: v.nullable(v.number()),
});
export type CampaignOnPage = v.InferOutput<typeof campaignOnPage>;

/** Where suppliers come from. */
const campaignSource = v.variant("kind", [
  v.strictObject({ kind: v.literal("useCase"), useCaseId: recordId }),
  /** What a request of the suppliers grid finds, all of it or by keys: only these, or all but these. */
  v.strictObject({
    kind: v.literal("selection"),
    filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    keys: v.optional(exportKeys),
  }),
  v.strictObject({ kind: v.literal("empty") }),
]);
export type CampaignSource = v.InferOutput<typeof campaignSource>;

export const campaignName = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("campaignName")),
  v.maxLength(limits.nameLength, encodedMessage("maxName", { most: limits.nameLength })),
);

/** `method`: of a use case its own, where none is named. */
export const createCampaignBody = v.strictObject({
  from: campaignSource,
  name: v.optional(campaignName),
  method: v.optional(capabilitySchema),
});
export type CreateCampaignBody = v.InferOutput<typeof createCampaignBody>;

const version = { version: v.number() };

/** `version`: the one that was read. A draft that is saved is a campaign. */
export const updateCampaignBody = v.pipe(
  v.strictObject({
    ...version,
    name: campaignName,
    route: routeSchema,
    tone: toneSchema,
    method: capabilitySchema,
    ownerUserId: v.nullable(recordId),
    startsOn: v.nullable(isoDay),
    dueOn: v.nullable(isoDay),
    conversion: v.pipe(
      v.number(),
      v.minValue(0, encodedMessage("assumptionRange")),
      v.maxValue(1, encodedMessage("assumptionRange")),
    ),
    keepContactsMonths: v.pipe(
      v.number(),
      v.integer(encodedMessage("campaignMonths", { most: campaignLimits.maxKeepContactsMonths })),
      v.minValue(1, encodedMessage("campaignMonths", { most: campaignLimits.maxKeepContactsMonths })),
      v.maxValue(
        campaignLimits.maxKeepContactsMonths,
        encodedMessage("campaignMonths", { most: campaignLimits.maxKeepContactsMonths }),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ startsOn, dueOn }) => startsOn === null || dueOn === null || startsOn <= dueOn,
      encodedMessage("campaignDue"),
    ),
    ["dueOn"],
  ),
);
export type UpdateCampaignBody = v.InferOutput<typeof updateCampaignBody>;

export const campaignNote = v.pipe(
  v.string(),
  cleanText(),
  v.maxLength(campaignLimits.note, encodedMessage("atMost", { most: campaignLimits.note })),
);

/** `isForced`: completes although suppliers are open, and then needs the note. */
export const campaignStageBody = v.strictObject({
  ...version,
  stage: stageSchema,
  isForced: v.optional(v.boolean(), false),
  note: v.optional(campaignNote, ""),
});
export type CampaignStageBody = v.InferOutput<typeof campaignStageBody>;

export const addCampaignSuppliersBody = v.strictObject({ ...version, from: campaignSource });
export const removeCampaignSuppliersBody = v.strictObject({
  ...version,
  supplierKeys: v.pipe(v.array(v.pipe(idOf("supplier"), v.minLength(1))), v.minLength(1), v.maxLength(10_000)),
});

/** A campaign in which a supplier is. */
export const campaignOfSupplier = v.object({
  campaignWorkflowId: v.string(),
  name: v.string(),
  method: capabilitySchema,
  route: routeSchema,
  stage: stageSchema,
  status: v.picklist(memberStatuses),
  statusOn: v.string(),
});
export type CampaignOfSupplier = v.InferOutput<typeof campaignOfSupplier>;
