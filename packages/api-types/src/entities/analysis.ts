/**
 * What an analysis says about a supplier: capabilities, score levels, match evidence, measures, and the two rulesets
 * (confidence for matching, scoring for capabilities). Every number of a ruleset is data: an administrator edits it.
 */
import { cleanLine, cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { scoreReasonSchema } from "./score-reasons.ts";
import { matchReasons } from "./match-reasons.ts";
import { buyerTypeSchema } from "./buyer-types.ts";
import { calibrationSchema } from "./calibration.ts";
import { acceptanceRules, yearRules } from "./acceptance-rules.ts";
import { agreedInCampaign } from "./agreed-in-campaign.ts";
import { capabilitySchema, recommendationSchema } from "./capabilities.ts";
import { conditionSchema } from "./conditions.ts";

export * from "./buyer-types.ts";
export * from "./capabilities.ts";
export * from "./conditions.ts";
export * from "./supplier-measures.ts";

/** From best to worst. */
export const scoreLevels = ["High", "Medium", "Low", "None"] as const;
export const scoreLevelSchema = v.picklist(scoreLevels);
export type ScoreLevel = (typeof scoreLevels)[number];

/** The first that holds for a supplier; the word "Mc" is replaced by the issuer's own scheme on screen. */
export const cardCapabilities = ["StpEnabled", "VcAccepting", "L3", "McAcceptors", "NoMcAcceptance"] as const;
export const cardCapabilitySchema = v.picklist(cardCapabilities);
export type CardCapability = (typeof cardCapabilities)[number];

/** 0: unmatched or no clearing data; otherwise the best level of card data seen. */
const detailLevels = [0, 1, 2, 3] as const;
export const detailLevelSchema = v.picklist(detailLevels);
export type DetailLevel = (typeof detailLevels)[number];

export const vcAcceptings = ["YES", "NO", "UNMATCHED"] as const;
export const vcAcceptingSchema = v.picklist(vcAcceptings);
export type VcAccepting = (typeof vcAcceptings)[number];

export const matchBands = ["High", "Medium", "Low", "Unmatched"] as const;
export const matchBandSchema = v.picklist(matchBands);
export type MatchBand = (typeof matchBands)[number];

export const matchedStates = ["MATCHED", "UNMATCHED"] as const;
export const matchedStateSchema = v.picklist(matchedStates);
export type MatchedState = (typeof matchedStates)[number];

export const virtualLockboxes = ["Boost", "BoostEu", "Its"] as const;
export const virtualLockboxSchema = v.picklist(virtualLockboxes);
export type VirtualLockbox = (typeof virtualLockboxes)[number];

// ---------------------------------------------------------------- matching

export const matchFields = ["name", "street", "postcode", "city", "phone", "taxId", "country"] as const;
/** "missing": absent on one side or both, which weighs nothing. */
export const nameLevels = ["exact", "near", "close", "weak", "none"] as const;
const streetLevels = ["numberAndName", "numberAndSimilarName", "nameOnly", "none", "missing"] as const;
const postcodeLevels = ["exact", "firstThree", "none", "missing"] as const;
const cityLevels = ["exact", "near", "none", "missing"] as const;
const equalityLevels = ["equal", "none", "missing"] as const;

export const matchLevelsSchema = v.object({
  name: v.picklist(nameLevels),
  street: v.picklist(streetLevels),
  postcode: v.picklist(postcodeLevels),
  city: v.picklist(cityLevels),
  phone: v.picklist(equalityLevels),
  taxId: v.picklist(equalityLevels),
  /** assumed: another, but the supplier's is the job's fallback. Absent in evidence of before they were compared. */
  country: v.optional(v.picklist(["equal", "assumed", "none", "missing"])),
});
export type MatchLevels = v.InferOutput<typeof matchLevelsSchema>;

/** Why a supplier was matched, or not: kept with the job so that a user can check it. */
export const matchEvidenceSchema = v.object({
  supplierKey: v.string(),
  /** The directory entry in front; null when no candidate was found at all. */
  entryId: v.nullable(v.string()),
  band: matchBandSchema,
  /** M: sum of the field weights plus the prior, in bits. */
  bits: v.number(),
  /** 0–100: posterior × competition. Shown, never used to decide a band. */
  confidence: v.number(),
  levels: v.nullable(matchLevelsSchema),
  /** Bits that the rarity of the name added or took. */
  rarityBits: v.number(),
  runnerUp: v.nullable(v.object({ entryId: v.string(), bits: v.number() })),
  rulesetVersion: v.number(),
  /** A user's word: chosen this entry, refused others, or nothing. */
  decision: v.optional(v.picklist(["none", "confirmed", "refused"])),
  /** One of `matchReasons`; earlier runs have none. */
  reason: v.optional(v.picklist(matchReasons)),
  /** Issuers that share say that a supplier of this name takes cards, and in which year: nothing else of theirs. */
  sharedAcceptance: v.optional(v.object({ year: v.number() })),
  /** The supplier agreed to a method in a campaign of the issuer. */
  agreed: v.optional(agreedInCampaign),
});
export type MatchEvidence = v.InferOutput<typeof matchEvidenceSchema>;

/** What a user decided about a supplier's match: kept as labelled data, wins over the machine. */
const matchDecisionSchema = v.object({ confirmed: v.optional(v.string()), refused: v.array(v.string()) });
export type MatchDecision = v.InferOutput<typeof matchDecisionSchema>;

const bits = v.pipe(v.number(), v.finite());
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const similarityLevel = v.object({ bits, softTfIdf: share, jaroWinkler: share });
const equalityBits = v.object({ equal: bits, none: bits });

/** What a band asks for. `leastName`: a name less alike never reaches the band, whatever address and phone say. */
const bandRule = v.object({ bits, lead: bits, corroborated: v.boolean(), leastName: v.picklist(nameLevels) });

/** Fellegi–Sunter with fixed weights in bits (log2 m/u). */
export const confidenceRulesetSchema = v.object({
  version: v.number(),
  note: v.pipe(v.string(), cleanText()),
  normaliser: v.object({
    /** Words and runs of words (spaces between) that name a legal form: dropped from the end of a name, or its front. */
    legalForms: v.array(v.string()),
    nameAbbreviations: v.record(v.string(), v.string()),
    streetAbbreviations: v.record(v.string(), v.string()),
    nameStopWords: v.array(v.string()),
  }),
  blocking: v.object({
    /** A word in more entries than this opens no candidates, unless the name has no rarer one. */
    maxDf: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Ceiling for a name made only of frequent words. */
    maxDfOnlyCommon: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keep: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Misspelt words: so many similar words of the directory are tried, at least so similar (Jaro–Winkler). */
    similarWords: v.pipe(v.number(), v.integer(), v.minValue(0)),
    similarWordFloor: share,
    /** Known, different countries are never compared. */
    sameCountry: v.boolean(),
  }),
  fields: v.object({
    name: v.object({
      exact: v.object({ bits }),
      near: similarityLevel,
      close: similarityLevel,
      weak: similarityLevel,
      none: v.object({ bits }),
      rarity: v.object({ idfAtZero: v.number(), slope: v.number(), least: bits, most: bits }),
      /** Bits when the name agrees only with a later part of the text: B of "A t/a B", "A (B)". */
      laterPart: bits,
      /** Bits where both names have a number, or a place, and not the same; absent: they weigh nothing. */
      apart: v.optional(v.object({ number: bits, place: bits })),
    }),
    street: v.object({
      numberAndName: bits,
      numberAndSimilarName: bits,
      nameOnly: bits,
      none: bits,
      similarFrom: share,
    }),
    postcode: v.object({ exact: bits, firstThree: bits, none: bits }),
    city: v.object({ exact: bits, near: bits, none: bits, nearFrom: share }),
    phone: equalityBits,
    taxId: equalityBits,
    /** Bits of two known, different countries, and of one that was only assumed; absent: they weigh nothing. */
    country: v.optional(v.object({ none: bits, assumed: bits })),
  }),
  /** Street, postcode and city together add at most so much. */
  addressCap: bits,
  prior: bits,
  bands: v.object({ High: bandRule, Medium: bandRule, Low: bandRule }),
  /** Equal tax id and a name that is not "none" is High whatever the rest says. */
  taxIdIsHigh: v.boolean(),
  /** Medium by name alone: exact, in one country, so rare (bits), nothing else known, rivals `lead` behind. */
  nameAlone: v.optional(v.object({ leastRarity: bits, lead: bits })),
  /** Absent: the one that was measured for versions 1 to 3. */
  calibration: v.optional(calibrationSchema),
});
export type ConfidenceRuleset = v.InferOutput<typeof confidenceRulesetSchema>;

// ---------------------------------------------------------------- grouping

/**
 * What a user decided about grouping; wins over the machine. Later decisions see the result of earlier ones. Suppliers
 * that are said to be apart are never proposed as one again.
 */
const supplierKey = idOf("supplier");
export const groupDecisionSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("merge"), into: supplierKey, supplierKeys: v.array(supplierKey) }),
  v.strictObject({ kind: v.literal("split"), supplierKey, variantIds: v.array(v.number()) }),
  v.strictObject({ kind: v.literal("apart"), supplierKeys: v.array(supplierKey) }),
]);
export type GroupDecision = v.InferOutput<typeof groupDecisionSchema>;

// ---------------------------------------------------------------- scoring

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const reasonList = v.array(scoreReasonSchema);
/** The level of each capability under the name that a supplier's row has for it. */
export const scoreFields = {
  stpScore: scoreLevelSchema,
  vcardScore: scoreLevelSchema,
  pcardScore: scoreLevelSchema,
  tandEcardScore: scoreLevelSchema,
  scfScore: scoreLevelSchema,
  instantPayScore: scoreLevelSchema,
  boostScore: scoreLevelSchema,
  optimaScore: scoreLevelSchema,
};
export const supplierScoresSchema = v.object({
  ...scoreFields,
  stpPoints: points,
  vcardPoints: points,
  pcardPoints: points,
  tandEcardPoints: points,
  scfPoints: points,
  instantPayPoints: points,
  boostPoints: points,
  optimaPoints: points,
  reasons: v.object({
    stp: reasonList,
    vcard: reasonList,
    pcard: reasonList,
    tandEcard: reasonList,
    scf: reasonList,
    instantPay: reasonList,
    boost: reasonList,
    optima: reasonList,
  }),
  /** Of the capabilities at the best level the issuer has, the one with the highest net annual benefit. */
  recommendedMethod: v.nullable(recommendationSchema),
  rulesetVersion: v.number(),
});
export type SupplierScores = v.InferOutput<typeof supplierScoresSchema>;

/** Inclusive ranges of numeric codes. */
const codeRanges = v.array(v.tuple([v.number(), v.number()]));
/** Payee classes by name. A ruleset may name one that no ledger states yet. */
const payeeClassNames = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40));
const codeClass = v.object({ prefixes: v.array(v.string()), tande: v.string(), tier: v.string() });
const benefitSchema = v.object({
  /** Basis points of spend; the second where the average ticket reaches the large-ticket floor. */
  rebateBp: v.number(),
  largeTicketRebateBp: v.number(),
  /** Days of working capital won: fixed, or up to a target from today's terms. */
  daysGained: v.nullable(v.number()),
  daysTarget: v.nullable(v.number()),
  /** Cost of one payment by the method, in the reference currency. */
  costPerPayment: v.number(),
  annualFee: v.number(),
});
/** Absent: on. A rule that is switched off stays where it is and counts for nothing. */
const enabled = v.optional(v.boolean());
const stepPoints = v.pipe(v.number(), v.integer());
const stepSchema = v.object({ code: v.string(), when: conditionSchema, points: stepPoints, enabled });
const capabilityRulesSchema = v.object({
  gates: v.array(v.object({ code: v.string(), when: conditionSchema, enabled })),
  /** In each group the first step that holds gives its points. */
  points: v.array(v.object({ group: v.string(), steps: v.array(stepSchema) })),
  caps: v.array(v.object({ code: v.string(), when: conditionSchema, level: scoreLevelSchema, enabled })),
  /** What more of a fact does to the points; a fact not named may do either. A test holds the rules to it. */
  directions: v.record(v.string(), v.picklist(["raises", "lowers"])),
  benefit: benefitSchema,
});
export type CapabilityRules = v.InferOutput<typeof capabilityRulesSchema>;

export const scoringRulesetSchema = v.object({
  version: v.number(),
  note: v.pipe(v.string(), cleanText()),
  /** Currency of every threshold; rates are units of the named currency per unit of it. */
  referenceCurrency: v.string(),
  rates: v.record(v.string(), v.pipe(v.number(), v.minValue(0.000001))),
  /** What the rates are averages of and who published them; absent: those of 2024 that version 1 began with. */
  ratesBasis: v.optional(v.object({ year: v.number(), source: v.pipe(v.string(), cleanLine(), v.maxLength(200)) })),
  bands: v.object({ High: v.number(), Medium: v.number(), Low: v.number() }),
  lists: v.object({
    stpCountries: v.array(v.string()),
    scfCountries: v.array(v.string()),
    lockboxCountries: v.object({ Boost: v.array(v.string()), BoostEu: v.array(v.string()), Its: v.array(v.string()) }),
    instantSchemes: v.array(
      v.object({ country: v.string(), scheme: v.string(), currency: v.string(), limit: v.nullable(v.number()) }),
    ),
    excludedMcc: codeRanges,
    pcardMcc: codeRanges,
    tandeCoreMcc: codeRanges,
    tandeOtherMcc: codeRanges,
    tierAMcc: codeRanges,
    tierBMcc: codeRanges,
    /** Industry codes of suppliers without an MCC: prefix → class. The longest prefix wins. */
    crossWalk: v.object({
      naics: v.array(codeClass),
      sic: v.array(codeClass),
      unspsc: v.array(codeClass),
    }),
  }),
  /** Payee classes that methods are proposed for; absent: "Supplier" alone. */
  proposedClasses: v.optional(payeeClassNames),
  /** Of these the ones whose levels rules may limit (fact `limitedPayee`); absent: none. */
  limitedClasses: v.optional(payeeClassNames),
  /** Days that supply chain finance can stretch terms to. */
  scfTargetDays: v.number(),
  /** Terms that a buyer of this type may not exceed by law, by its country; absent: no cap. */
  termsCaps: v.optional(
    v.pipe(
      v.array(
        v.object({
          buyerType: buyerTypeSchema,
          countries: v.pipe(v.array(v.string()), v.maxLength(300)),
          days: v.number(),
        }),
      ),
      v.maxLength(50),
    ),
  ),
  /** Which documents of a supplier that accepts cards are cardable; absent: all of them. */
  acceptance: v.optional(acceptanceRules),
  /** What counts as repeated every year; absent: all but the figures of a single document is scaled. */
  year: v.optional(yearRules),
  capabilities: v.object({
    stp: capabilityRulesSchema,
    vcard: capabilityRulesSchema,
    pcard: capabilityRulesSchema,
    tandEcard: capabilityRulesSchema,
    scf: capabilityRulesSchema,
    instantPay: capabilityRulesSchema,
    boost: capabilityRulesSchema,
    optima: capabilityRulesSchema,
  }),
  /** Assumptions of the benefit that ranks methods: yearly rate on cash, large-ticket floor, today's cost by method. */
  benefit: v.object({
    cashRate: v.number(),
    largeTicketFrom: v.number(),
    costNow: v.record(v.string(), v.number()),
    tieOrder: v.array(capabilitySchema),
    /** A method is recommended above this net annual benefit alone; absent: whatever it is worth. */
    recommendAbove: v.optional(v.number()),
  }),
});
export type ScoringRuleset = v.InferOutput<typeof scoringRulesetSchema>;
