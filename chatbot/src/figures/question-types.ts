import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { levelWords, namedDimensions, type Concept } from "./vocabulary/concepts.ts";

/** What a question about a job's figures asks for. */
export const figureTypes = [
  "count",
  "sum",
  "list",
  "country",
  "dimension",
  "largest",
  "why",
  "lift",
  "compare",
  "calls",
  "smallest",
  "share",
  "average",
  "months",
  "worth",
  "case",
  "campaignResult",
  "overdue",
  "refused",
  "first",
  "clients",
] as const;
export type FigureType = (typeof figureTypes)[number];

/** A part of a question as its type is found by: its concepts, and slots, which no vocabulary lists. */
export type Part = Concept | "countryName" | "number" | "name" | "anyLevel" | "anyCapability" | "anyDimension";

interface Pattern {
  /** One of these sets of parts must be there, whole. */
  readonly needs: readonly (readonly Part[])[];
  /** Other parts rule the type out. */
  readonly allows: readonly Part[];
  /** Sets of parts that together mean something else. */
  readonly excludes?: readonly (readonly Part[])[];
}

const always = ["filler", "show"] as const;
/** A named supplier isn't the one on screen; a question that seems to name both has words that nothing explains. */
const oneSupplier = [["name", "this"]] as const;
const set = ["not", "unmatched", "supplier", "suppliers", "level", "atLeast", ...levelWords, ...capabilities] as const;
const measures = ["count", "sum", "money", "list"] as const;

/** The declared patterns: a question is of a type only where every word of it has a place in the pattern. */
export const patterns: Readonly<Record<FigureType, Pattern>> = {
  count: { needs: [["count", "supplier"]], allows: [...always, ...set, "count"] },
  sum: {
    needs: [["sum"], ["money", "supplier", "anyLevel"], ["money", "supplier", "unmatched"]],
    allows: [...always, ...set, "sum", "money"],
  },
  list: {
    needs: [
      ["list", "supplier"],
      ["show", "supplier"],
      ["list", "anyLevel", "anyCapability"],
    ],
    allows: [...always, ...set, "list"],
  },
  country: {
    needs: [
      ["countryName", "supplier"],
      ["countryName", "sum"],
      ["countryName", "money", "supplier"],
      ["country", "supplier"],
      ["country", "sum"],
    ],
    allows: [...always, ...set, ...measures, "countryName", "country", "split", "largest"],
    // Suppliers that are the largest somewhere are another question; so is every country of one.
    excludes: [
      ["largest", "countryName"],
      ["largest", "supplier"],
      ["country", "countryName"],
      ["country", "anyLevel"],
      ["country", "anyCapability"],
    ],
  },
  dimension: {
    needs: [
      ["anyDimension", "supplier"],
      ["anyDimension", "sum"],
      ["anyDimension", "money"],
      ["anyDimension", "split"],
      ["anyDimension", "largest"],
      ["anyDimension", "share"],
    ],
    allows: [...always, ...measures, "share", "supplier", "suppliers", "split", "largest", ...namedDimensions],
    excludes: [["largest", "supplier"]],
  },
  largest: {
    needs: [
      ["largest", "supplier"],
      ["largest", "list", "money"],
    ],
    allows: [...always, ...set, "define", "list", "sum", "money", "split", "largest", "number", "countryName"],
  },
  why: {
    needs: [
      ["why", "level"],
      ["why", "anyLevel"],
      ["why", "anyCapability"],
    ],
    allows: [...always, "why", "level", "this", "supplier", "name", ...levelWords, ...capabilities],
    excludes: oneSupplier,
  },
  lift: {
    needs: [
      ["lift", "level"],
      ["lift", "anyLevel"],
      ["lift", "anyCapability"],
    ],
    allows: [...always, "lift", "would", "level", "this", "supplier", "name", ...levelWords, ...capabilities],
    excludes: oneSupplier,
  },
  compare: {
    needs: [["lastRun", "changed"], ["whatChanged"]],
    allows: [
      ...always,
      "whatChanged",
      "define",
      "lastRun",
      "changed",
      "level",
      "supplier",
      "suppliers",
      "count",
      "this",
      "list",
      "sum",
      ...capabilities,
    ],
  },
  calls: {
    needs: [["call", "open"]],
    allows: [...always, "call", "open", "campaign", "count", "list", "supplier", "suppliers"],
  },
  smallest: {
    needs: [
      ["smallest", "supplier"],
      ["smallest", "list", "money"],
    ],
    allows: [...always, ...set, "define", "list", "sum", "money", "split", "smallest", "number", "countryName"],
  },
  share: {
    needs: [
      ["share", "supplier"],
      ["share", "sum"],
      ["share", "anyLevel"],
    ],
    allows: [...always, ...set, "list", "count", "sum", "money", "share", "countryName"],
  },
  average: {
    needs: [["average"]],
    allows: [...always, ...set, ...measures, "define", "average", "document", "anySupplier", "split", "countryName"],
  },
  months: {
    needs: [
      ["month", "sum"],
      ["month", "money"],
      ["month", "split"],
      ["month", "document"],
    ],
    allows: [...always, ...measures, "month", "split", "document", "changed", "supplier", "suppliers"],
  },
  worth: {
    needs: [["worth"], ["cardable", "money"]],
    allows: [...always, "worth", "cardable", "sure", "this", "money", "sum", "list"],
  },
  case: {
    needs: [["npv"], ["payback"], ["rebate"], ["revenue"]],
    allows: [
      ...always,
      "npv",
      "payback",
      "rebate",
      "revenue",
      "count",
      "money",
      "sum",
      "this",
      "sure",
      "list",
      "client",
      "inYear",
      "number",
    ],
  },
  campaignResult: {
    needs: [["lastCampaign"], ["campaign", "brought"]],
    allows: [
      ...always,
      "campaign",
      "lastCampaign",
      "brought",
      "count",
      "supplier",
      "suppliers",
      "money",
      "sum",
      "list",
    ],
  },
  overdue: {
    needs: [["overdue"]],
    allows: [...always, "overdue", "list", "count", "supplier", "suppliers", "campaign"],
  },
  refused: {
    needs: [["refused"]],
    allows: [...always, "refused", "why", "list", "count", "supplier", "suppliers", "campaign"],
  },
  first: {
    needs: [["first"]],
    allows: [...always, "first", "approach", "call", "list", "split", "supplier", "suppliers", "campaign"],
  },
  clients: {
    needs: [
      ["client", "largest"],
      ["client", "potential"],
      ["client", "worth"],
      ["client", "sum"],
    ],
    allows: [
      ...always,
      "client",
      "largest",
      "smallest",
      "potential",
      "worth",
      "list",
      "sum",
      "money",
      "number",
      "split",
    ],
  },
};
