/** A buyer against peers: buyers of its industry, size and country. Peers are never named. */
import * as v from "valibot";
import { recordId } from "../ids.ts";

/** What is compared; each is a part of a whole (origin/src/benchmarks/figures.ts). */
export const benchmarkMetrics = [
  "cardShare",
  "virtualCardShare",
  "straightThroughShare",
  "matchedShare",
  "averagePayment",
  "averageInvoice",
  "suppliersPerMillion",
] as const;
export type BenchmarkMetric = (typeof benchmarkMetrics)[number];

/** Shares are parts of 1, money is whole minor units, counts are suppliers for a million of spend. */
export const benchmarkUnits = {
  cardShare: "share",
  virtualCardShare: "share",
  straightThroughShare: "share",
  matchedShare: "share",
  averagePayment: "money",
  averageInvoice: "money",
  suppliersPerMillion: "count",
} as const satisfies Record<BenchmarkMetric, "share" | "money" | "count">;

/** Annual spend from which each size begins, US dollars. */
export const sizeBands = [0, 1e6, 1e7, 1e8, 1e9] as const;

/** What a buyer lacks to be in a group. */
export const benchmarkNeeds = ["industry", "country", "rate"] as const;

/** Most buyers that a user chooses from: those with the most suppliers. */
export const maxBenchmarkBuyers = 1000;

export const benchmarkBody = v.strictObject({ buyerId: v.optional(recordId) });

const peerFigures = v.object({
  buyers: v.number(),
  median: v.number(),
  quartiles: v.nullable(v.tuple([v.number(), v.number()])),
});

export const benchmark = v.object({
  /** Buyers with a completed job that the user can see, by name. */
  buyers: v.array(v.object({ id: v.string(), name: v.string() })),
  /** The buyer that is compared; null: there is none. */
  buyerId: v.nullable(v.string()),
  /** "YYYY-MM" of the peers' figures; null: none were computed yet. */
  month: v.nullable(v.string()),
  /** First two digits of the industry codes, the country as ISO 3166-1 alpha-3, and a place in `sizeBands`. */
  group: v.object({ industry: v.string(), country: v.string(), sizeBand: v.number() }),
  needs: v.array(v.picklist(benchmarkNeeds)),
  /** The peers are of all issuers that share; otherwise they are of the buyer's own. */
  isShared: v.boolean(),
  currency: v.string(),
  minorDigits: v.number(),
  metrics: v.array(
    v.object({
      metric: v.picklist(benchmarkMetrics),
      /** The buyer's own figure, of the jobs that the user sees now; null: its files have none. */
      own: v.nullable(v.number()),
      /** null: they would tell too much of one buyer. */
      peers: v.nullable(peerFigures),
    }),
  ),
});
export type Benchmark = v.InferOutput<typeof benchmark>;
export type BenchmarkFigure = Benchmark["metrics"][number];
