/**
 * The business case of a job (docs/analysis.md section 9): what it starts from, the values that users entered, and its
 * versions. All amounts are major units of the job's currency, as the value module computes with them.
 */
import { cleanLine, cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { damagedIds } from "./paging.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { recordId } from "../ids.ts";
import { limits } from "../limits.ts";
import {
  cohortLevels,
  caseMethods,
  caseSources,
  cohortKeys,
  issuerKeys,
  parameterIds,
  parameterRules,
  partsOf,
  planKeys,
  scenarioLevels,
  type IssuerKey,
  type ParameterId,
  type ParameterKey,
} from "./case-parameters.ts";
import { capabilitySchema } from "./capabilities.ts";
import { setTotals } from "./use-cases.ts";

/** Ours: versions that are kept (the oldest go, the shown one stays), scenarios, and use cases that one rests on. */
export const businessCaseLimits = { versions: 200, scenarios: 20, useCases: 50, note: 500 } as const;

const isWithin = (key: ParameterKey | IssuerKey, value: number): boolean =>
  Number.isFinite(value) && value >= parameterRules[key].least && value <= parameterRules[key].most;

const inRange = encodedMessage("caseRange");
const typedOf = v.pipe(
  v.record(v.picklist(parameterIds), v.number()),
  v.check(
    (typed) => Object.entries(typed).every(([id, value]) => isWithin(partsOf(id as ParameterId).key, value)),
    inRange,
  ),
);
const issuerTypedOf = v.pipe(
  v.record(v.picklist(issuerKeys), v.number()),
  v.check((typed) => Object.entries(typed).every(([key, value]) => isWithin(key as IssuerKey, value)), inRange),
);

const scenarioSchema = v.strictObject({
  id: v.pipe(recordId, v.maxLength(40)),
  name: v.pipe(
    v.string(),
    cleanLine(),
    v.maxLength(limits.nameLength, encodedMessage("maxName", { most: limits.nameLength })),
  ),
  level: v.picklist(scenarioLevels),
  typed: typedOf,
});

/** The values that users entered in a case; the three first scenarios are always there. */
export const businessCaseBody = v.strictObject({
  useCaseIds: v.pipe(v.array(recordId), v.maxLength(businessCaseLimits.useCases)),
  typed: typedOf,
  scenarios: v.pipe(
    v.array(scenarioSchema),
    v.maxLength(businessCaseLimits.scenarios, encodedMessage("caseScenarios", { most: businessCaseLimits.scenarios })),
    v.check(
      (all) => scenarioLevels.every((level, at) => all[at]?.id === level && all[at].level === level),
      encodedMessage("caseLevels"),
    ),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, encodedMessage("caseLevels")),
  ),
  issuerTyped: issuerTypedOf,
});

const caseDefault = v.object({ value: v.number(), source: v.picklist(caseSources) });
const defaultsOf = <const Key extends string>(keys: readonly Key[]) =>
  v.object(Object.fromEntries(keys.map((key) => [key, caseDefault])) as Record<Key, typeof caseDefault>);

/** As a release stored it: parameters that came later are absent until `openedInputs` adds them. */
const storedDefaults = v.record(v.string(), caseDefault);

const levelFacts = v.object({
  level: v.picklist(cohortLevels),
  suppliers: v.number(),
  addressable: v.number(),
  cardable: v.number(),
  payments: v.number(),
  daysToPay: v.nullable(v.number()),
  terms: v.nullable(v.number()),
});

const volumeShare = v.object({ addressable: v.number(), payments: v.number() });
/** A cohort's volume at half and twice the limits of acceptance. */
const limitShares = v.optional(v.object({ low: volumeShare, high: volumeShare }));

const businessCaseInputs = v.object({
  currency: v.string(),
  cohorts: v.array(
    v.object({
      method: v.picklist(caseMethods),
      suppliers: v.number(),
      levels: v.optional(v.pipe(v.array(levelFacts), v.readonly())),
      limit: limitShares,
      defaults: defaultsOf(cohortKeys),
    }),
  ),
  plan: defaultsOf(planKeys),
  /** null on a buyer's copy. */
  issuer: v.nullable(defaultsOf(issuerKeys)),
});

const storedTyped = v.record(v.string(), v.number());
/** A version as its release stored it. Parameters and limits may have changed since: names and numbers are checked. */
export const storedCase = v.object({
  body: v.object({
    useCaseIds: v.array(v.string()),
    typed: storedTyped,
    scenarios: v.array(
      v.object({ id: v.string(), name: v.string(), level: v.picklist(scenarioLevels), typed: storedTyped }),
    ),
    issuerTyped: storedTyped,
  }),
  inputs: v.object({
    currency: v.string(),
    cohorts: v.array(
      v.object({
        method: v.picklist(caseMethods),
        suppliers: v.number(),
        levels: v.optional(v.pipe(v.array(levelFacts), v.readonly())),
        limit: limitShares,
        defaults: storedDefaults,
      }),
    ),
    plan: storedDefaults,
    issuer: v.nullable(storedDefaults),
  }),
});

/** Where use cases overlap: their sums, and with every supplier counted once. Minor units. */
const overlap = v.object({
  sum: v.object({ ...setTotals.entries, expectedMinor: v.number() }),
  distinct: v.object({ ...setTotals.entries, expectedMinor: v.number() }),
});
export const businessCaseStart = v.object({
  inputs: businessCaseInputs,
  overlap: v.nullable(overlap),
  /**
   * Use cases that the case names and this user does not see: not published for them, or deleted. They count for
   * nothing.
   */
  missing: v.number(),
  /** Suppliers were matched to a directory: what no method claims is refused, not just unknown. */
  isAcceptanceKnown: v.boolean(),
  /** What figures of the files' period are multiplied by to be those of a year; 1 where it is one. */
  annualFactor: v.number(),
});
export type BusinessCaseStart = v.InferOutput<typeof businessCaseStart>;

const businessCaseVersionItem = v.object({
  number: v.number(),
  author: v.string(),
  savedOn: v.string(),
  note: v.string(),
  /** The one that readers and downloads show. */
  isShown: v.boolean(),
  runNumber: v.number(),
});
export type BusinessCaseVersionItem = v.InferOutput<typeof businessCaseVersionItem>;

const movedInput = v.object({
  id: v.picklist(parameterIds),
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
});

export const businessCaseVersion = v.object({
  ...businessCaseVersionItem.entries,
  body: businessCaseBody,
  /** What its defaults were when it was saved. */
  inputs: businessCaseInputs,
});
export type BusinessCaseVersion = v.InferOutput<typeof businessCaseVersion>;

export const businessCase = v.object({
  ...businessCaseStart.entries,
  body: businessCaseBody,
  /** The version that `body` is of; 0: nothing is saved. */
  version: v.number(),
  /** Newest first; none for who reads what is published alone. */
  versions: v.array(businessCaseVersionItem),
  ...damagedIds,
  /** Defaults that a later run gives otherwise than the version was saved with. */
  moved: v.array(movedInput),
  /** Use cases that it may rest on. */
  useCases: v.array(
    v.object({
      useCaseId: v.string(),
      name: v.string(),
      method: capabilitySchema,
      totals: setTotals,
      /** Readers of the published run see it, and what rests on it. */
      isPublished: v.boolean(),
    }),
  ),
  /** The user works on the job and may save. */
  maySave: v.boolean(),
});
export type BusinessCase = v.InferOutput<typeof businessCase>;

/** `version`: the newest that was read, 0 for none. */
export const saveBusinessCaseBody = v.strictObject({
  version: v.number(),
  note: v.pipe(
    v.string(),
    cleanText(),
    v.maxLength(businessCaseLimits.note, encodedMessage("atMost", { most: businessCaseLimits.note })),
  ),
  body: businessCaseBody,
});

/** What the download page offers. */
export const businessCaseFile = v.object({
  version: v.number(),
  savedOn: v.nullable(v.string()),
  author: v.nullable(v.string()),
  scenarios: v.array(v.object({ id: v.string(), name: v.string(), level: v.picklist(scenarioLevels) })),
  /** Use cases that it names and the user does not see, and all that it names. */
  missing: v.number(),
  named: v.number(),
  /** The user may export the issuer's sheet. */
  hasIssuerSide: v.boolean(),
});
