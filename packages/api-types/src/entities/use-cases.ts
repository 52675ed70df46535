/**
 * Use cases (docs/analysis.md section 8): saved filters, a method and assumptions over a frozen set of suppliers.
 * Money: integer minor units of the job's currency; spend and payments are those of a year.
 */
import { cleanLine, cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { assumptionRules, assumptionSources, type AssumptionKey } from "./assumption-keys.ts";
import { waves } from "./waves.ts";
import { capabilitySchema } from "./capabilities.ts";
import { scoreLevelSchema } from "./analysis.ts";
import { damagedIds, filterItem, pagedResult } from "./paging.ts";
import { draftingModes, modelDrafts } from "./written-texts.ts";

/** What is proposed for every finished job, in this order. */
export const seedIds = [
  "stpReady",
  "chequeAcceptors",
  "levelThreeLarge",
  "pcardTail",
  "travelOffCard",
  "strategicScf",
  "shortTermsInstant",
  "virtualLockbox",
] as const;
export type SeedId = (typeof seedIds)[number];

/** Ours: use cases of a job, characters of a pitch, and rows that a refresh lists of each side. */
export const useCaseLimits = { ofJob: 200, pitch: 4000, changes: 100 } as const;

/** Which suppliers: conditions of the suppliers grid, money in minor units. */
const useCaseCriteria = v.strictObject({
  filterItems: v.pipe(v.array(filterItem), v.maxLength(60)),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type UseCaseCriteria = v.InferOutput<typeof useCaseCriteria>;

/** The values that users typed instead of defaults, in the measures of the value module. */
const typedEntry = (key: AssumptionKey) => {
  const { most } = assumptionRules[key];
  return v.optional(
    v.pipe(
      v.number(),
      v.finite(),
      v.minValue(0, encodedMessage("assumptionRange")),
      v.maxValue(most, encodedMessage("assumptionRange")),
    ),
  );
};
export const typedAssumptions = v.strictObject({
  conversion: typedEntry("conversion"),
  rebate: typedEntry("rebate"),
  largeTicketRebate: typedEntry("largeTicketRebate"),
  largeTicketShare: typedEntry("largeTicketShare"),
  currentPayDay: typedEntry("currentPayDay"),
  newPayDay: typedEntry("newPayDay"),
  cycle: typedEntry("cycle"),
  grace: typedEntry("grace"),
  cashRate: typedEntry("cashRate"),
  costNow: typedEntry("costNow"),
  costNew: typedEntry("costNew"),
  discountCaptured: typedEntry("discountCaptured"),
  discountForgone: typedEntry("discountForgone"),
  surcharge: typedEntry("surcharge"),
  supplierFee: typedEntry("supplierFee"),
  supplierCashRate: typedEntry("supplierCashRate"),
});

const pitchText = v.optional(
  v.pipe(
    v.string(),
    cleanText(),
    v.maxLength(useCaseLimits.pitch, encodedMessage("atMost", { most: useCaseLimits.pitch })),
  ),
);
/** Pitches that users wrote, by language; where there is none, the composed one is used. */
const writtenPitches = v.strictObject({ en: pitchText, de: pitchText, fr: pitchText });
export type WrittenPitches = v.InferOutput<typeof writtenPitches>;

const assumptionDefault = v.object({ value: v.number(), source: v.picklist(assumptionSources) });
const assumptionDefaults = v.object({
  conversion: assumptionDefault,
  rebate: assumptionDefault,
  largeTicketRebate: assumptionDefault,
  largeTicketShare: assumptionDefault,
  currentPayDay: assumptionDefault,
  newPayDay: assumptionDefault,
  cycle: assumptionDefault,
  grace: assumptionDefault,
  cashRate: assumptionDefault,
  costNow: assumptionDefault,
  costNew: assumptionDefault,
  discountCaptured: assumptionDefault,
  discountForgone: assumptionDefault,
  surcharge: assumptionDefault,
  supplierFee: assumptionDefault,
  supplierCashRate: assumptionDefault,
});

/** Suppliers of a set, with what they are paid in a year that could move. */
export const setTotals = v.object({ suppliers: v.number(), yearMinor: v.number(), payments: v.number() });
export type SetTotals = v.InferOutput<typeof setTotals>;

export const useCase = v.object({
  useCaseId: v.string(),
  name: v.string(),
  method: capabilitySchema,
  seed: v.nullable(v.picklist(seedIds)),
  criteria: useCaseCriteria,
  isPublished: v.boolean(),
  version: v.number(),
  author: v.string(),
  createdOn: v.string(),
  /** When and by whom the set was frozen, of which run, and by which scoring ruleset that was scored. */
  frozenOn: v.string(),
  frozenBy: v.string(),
  run: v.string(),
  runNumber: v.number(),
  scoringRulesetVersion: v.number(),
  /** The newest run is another one. */
  isOutOfDate: v.boolean(),
  totals: setTotals,
  /** Of them those that are known to accept cards: what card-like methods count. */
  cardable: setTotals,
  /** All suppliers of the run that the set was frozen from. */
  ofJob: setTotals,
  defaults: assumptionDefaults,
  typed: typedAssumptions,
  pitches: writtenPitches,
});
export type UseCase = v.InferOutput<typeof useCase>;

/** With what its page needs in addition: the language in which the issuer speaks, which its pitch is read in at first. */
export const useCaseOnPage = v.object({
  ...useCase.entries,
  issuerLanguage: v.picklist(languages),
  drafts: modelDrafts,
  drafting: v.picklist(draftingModes),
});
export type UseCaseOnPage = v.InferOutput<typeof useCaseOnPage>;

/** How many suppliers a condition, or all conditions on one property, leave. */
const propertyCount = v.object({ property: v.string(), suppliers: v.number() });

/** What criteria find now, before anything is saved. */
export const useCaseDraft = v.object({
  totals: setTotals,
  cardable: setTotals,
  ofJob: setTotals,
  defaults: assumptionDefaults,
  /** Where no supplier is found: how many each property's conditions find alone, and how many are found without them. */
  why: v.nullable(v.object({ alone: v.array(propertyCount), without: v.array(propertyCount) })),
});
export type UseCaseDraft = v.InferOutput<typeof useCaseDraft>;

/** A proposal for a finished job. */
const useCaseSeed = v.object({
  seed: v.picklist(seedIds),
  method: capabilitySchema,
  criteria: useCaseCriteria,
  /** The issuer offers the method. */
  isOffered: v.boolean(),
  ...useCaseDraft.entries,
});
export type UseCaseSeed = v.InferOutput<typeof useCaseSeed>;

/** A wave of suppliers: whom to approach first, with what. Money: minor units. */
const useCaseWave = v.object({
  wave: v.picklist(waves),
  method: capabilitySchema,
  criteria: useCaseCriteria,
  suppliers: v.number(),
  /** Of the period, as the files state it. */
  spendMinor: v.number(),
  /** Of a year, with known card acceptance. */
  cardableMinor: v.number(),
  /** Expected of a year; null: withheld, since no supplier is matched or no acceptance is known in the wave. */
  valueMinor: v.nullable(v.number()),
});
export type UseCaseWave = v.InferOutput<typeof useCaseWave>;

export const useCaseList = v.object({
  cases: v.array(useCase),
  /** null: the user reads what is published alone. */
  seeds: v.nullable(v.array(useCaseSeed)),
  /** The order in which suppliers are approached; null as above. */
  waves: v.nullable(v.array(useCaseWave)),
  /** Every supplier once, by the use case in which more is expected of it. */
  total: v.object({ ...setTotals.entries, expectedMinor: v.number() }),
  ...damagedIds,
});
export type UseCaseList = v.InferOutput<typeof useCaseList>;

/** A supplier of a set, as of the day when the set was frozen. */
const useCaseMember = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  mcc: v.string(),
  mccDescription: v.string(),
  yearMinor: v.number(),
  payments: v.number(),
  /** Of the year what the supplier is known to accept by card, and its payments. */
  cardableMinor: v.number(),
  cardablePayments: v.number(),
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
});
export type UseCaseMember = v.InferOutput<typeof useCaseMember>;

export const useCaseMembers = v.object({
  ...pagedResult(useCaseMember).entries,
  totals: setTotals,
  cardable: setTotals,
});

/** Columns that members are ordered by. */
export const memberOrders = ["name", "country", "mcc", "yearMinor", "payments", "level", "value"] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** A use case in which a supplier is. */
export const useCaseOfSupplier = v.object({
  useCaseId: v.string(),
  name: v.string(),
  method: capabilitySchema,
  isPublished: v.boolean(),
});
export type UseCaseOfSupplier = v.InferOutput<typeof useCaseOfSupplier>;

/** A supplier of a set with its neighbours by spend, and every use case of the job that counts it. */
export const useCaseSupplier = v.object({
  member: useCaseMember,
  cases: v.array(useCaseOfSupplier),
  /** Place by spend from 1, and the suppliers before and after. */
  place: v.number(),
  previousKey: v.nullable(v.string()),
  nextKey: v.nullable(v.string()),
  /** The run that the user reads has a supplier of this key. */
  isInRun: v.boolean(),
});
export type UseCaseSupplier = v.InferOutput<typeof useCaseSupplier>;

const changedRow = v.object({ supplierKey: v.string(), name: v.string(), yearMinor: v.number() });
const changedSide = v.object({ ...setTotals.entries, rows: v.array(changedRow) });
/** What a refresh would do: the set of now, who joins and who leaves, the largest first. */
export const useCaseChanges = v.object({ today: setTotals, joined: changedSide, left: changedSide });
export type UseCaseChanges = v.InferOutput<typeof useCaseChanges>;

const nameSchema = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("useCaseName")),
  v.maxLength(limits.nameLength, encodedMessage("maxName", { most: limits.nameLength })),
);

export const draftUseCaseBody = v.strictObject({ method: capabilitySchema, criteria: useCaseCriteria });
export const createUseCaseBody = v.strictObject({
  name: nameSchema,
  ...draftUseCaseBody.entries,
  seed: v.optional(v.nullable(v.picklist(seedIds)), null),
  typed: v.optional(typedAssumptions, {}),
});
export type CreateUseCaseBody = v.InferOutput<typeof createUseCaseBody>;

/** `version`: the one that was read. The frozen set stays as it is, and pitches that are left out stay. */
export const updateUseCaseBody = v.strictObject({
  version: v.number(),
  name: nameSchema,
  ...draftUseCaseBody.entries,
  typed: typedAssumptions,
  pitches: v.optional(writtenPitches),
});
export type UpdateUseCaseBody = v.InferOutput<typeof updateUseCaseBody>;

/** Columns of a set's file, and how they are called in English. */
export const memberHeadings = {
  supplierKey: "Supplier key",
  name: "Supplier",
  country: "Country",
  mcc: "MCC",
  mccDescription: "MCC description",
  yearMinor: "Addressable spend a year",
  payments: "Payments per year",
  level: "Level",
  value: "Value a year if it converts",
} as const;
export type MemberColumn = keyof typeof memberHeadings;
const memberColumns = Object.keys(memberHeadings) as MemberColumn[];
export const memberHeadingsSchema = v.record(v.picklist(memberColumns), v.pipe(v.string(), v.maxLength(120)));
