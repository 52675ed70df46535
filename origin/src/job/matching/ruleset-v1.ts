/** Confidence ruleset, version 1: the figures of the analysis rules. An administrator edits a copy of it. */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import {
  legalForms,
  nameAbbreviations,
  nameStopWords,
  streetAbbreviations,
} from "@paygauge/analysis/names/legal-forms";

export const confidenceRulesetV1: ConfidenceRuleset = {
  version: 1,
  note: "Weights in bits, log2 of m over u, set by hand and measured on labelled pairs.",
  normaliser: { legalForms, nameAbbreviations, streetAbbreviations, nameStopWords },
  blocking: { maxDf: 400, maxDfOnlyCommon: 4000, keep: 8, similarWords: 6, similarWordFloor: 0.86, sameCountry: true },
  fields: {
    name: {
      exact: { bits: 11.5 },
      near: { bits: 8.6, softTfIdf: 0.9, jaroWinkler: 0.95 },
      close: { bits: 4.9, softTfIdf: 0.7, jaroWinkler: 0.9 },
      weak: { bits: 1.3, softTfIdf: 0.45, jaroWinkler: 0.82 },
      none: { bits: -5 },
      rarity: { idfAtZero: 5, slope: 0.6, least: -1.8, most: 0.6 },
      laterPart: -1,
    },
    street: { numberAndName: 9.8, numberAndSimilarName: 8, nameOnly: 3.3, none: -2.3, similarFrom: 0.85 },
    postcode: { exact: 8.5, firstThree: 2.9, none: -2.7 },
    city: { exact: 4.8, near: 3.8, none: -3.6, nearFrom: 0.88 },
    phone: { equal: 10, none: -1.5 },
    taxId: { equal: 19.9, none: -4.3 },
  },
  addressCap: 14,
  prior: -9,
  bands: {
    High: { bits: 10, lead: 3, corroborated: true, leastName: "weak" },
    Medium: { bits: 4.3, lead: 1, corroborated: false, leastName: "weak" },
    Low: { bits: 0, lead: 0, corroborated: false, leastName: "none" },
  },
  taxIdIsHigh: true,
};
