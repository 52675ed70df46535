/** The figures of a job's summary page. Money: integer minor units of the job's currency. */
import * as v from "valibot";
import { capabilities, cardMethods } from "./capabilities.ts";
import { scoreLevels } from "./analysis.ts";
import { usedDirectory } from "./directory.ts";
import { importMoneySchema } from "./import-money.ts";
import { insightTotals, paymentMix } from "./insights.ts";
import { waitingRows } from "./rates.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

/** Share of the opportunity that the headline counts the fewest suppliers of. */
export const headlineShare = 0.6;

export const jobSummary = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  totals: insightTotals,
  capabilities: v.array(
    v.object({
      capability: v.picklist(capabilities),
      suppliers: v.record(v.picklist(scoreLevels), v.number()),
      spendMinor: v.record(v.picklist(scoreLevels), v.number()),
      /** The ruleset asks what a directory tells; a match may raise the level. */
      restsOnDirectory: v.boolean(),
      mayRise: v.boolean(),
      /** Suppliers whose level a user set by hand; absent in older analyses. */
      byHand: v.optional(v.number()),
    }),
  ),
  /** Suppliers of which any level is set by hand; absent in older analyses. */
  setByHand: v.optional(v.number()),
  match: v.object({
    suppliers: v.record(v.string(), v.number()),
    spendMinor: v.record(v.string(), v.number()),
    /** Suppliers by band and reason, those that are there; absent in earlier analyses. */
    reasons: v.optional(v.array(v.object({ band: v.string(), reason: v.string(), suppliers: v.number() }))),
  }),
  acceptance: v.object({
    cardSuppliers: v.number(),
    cardSpendMinor: v.number(),
    vcSuppliers: v.number(),
    vcSpendMinor: v.number(),
  }),
  /** From spend to opportunity, of the period as the files state it: each step is part of the one before. */
  addressableMinor: v.number(),
  cardableMinor: v.number(),
  opportunityMinor: v.number(),
  /** The same over a year. */
  opportunityYearMinor: v.number(),
  /** Of the period: what is paid once, and is in no yearly figure; absent in runs of rules that count it there. */
  oneOff: v.optional(v.object({ suppliers: v.number(), addressableMinor: v.number() })),
  /** Part of the likely spend that converts, by the tickets of its suppliers (value/conversion.ts). */
  conversion: v.number(),
  /** The issuer states the conversion for all its jobs. */
  isConversionStated: v.optional(v.boolean()),
  stepSuppliers: v.object({ addressable: v.number(), cardable: v.number(), opportunity: v.number() }),
  /** Fewest suppliers that make up the headline's share of what is addressable. */
  addressableTop: v.number(),
  /**
   * The card method of the largest part of the opportunity, over a year, and the fewest suppliers of the headline's share
   * of the whole opportunity.
   */
  best: v.nullable(
    v.object({
      method: v.picklist(cardMethods),
      yearMinor: v.number(),
      top: v.number(),
      /** Of what is cardable in the period, that of suppliers at High. */
      highMinor: v.number(),
    }),
  ),
  /** What figures of the period are multiplied by for a year, and its first and last day. */
  year: v.object({ factor: v.number(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
  /** What the files say whatever the directory knows. */
  proven: v.object({
    /** Suppliers that were paid by card, and what was. */
    onCard: v.object({ suppliers: v.number(), payments: v.number(), valueMinor: v.number() }),
    /** Those of them that were paid otherwise too: what is cardable for certain. */
    bothWays: v.object({ suppliers: v.number(), cardableMinor: v.number() }),
    large: v.object({ fromMinor: v.number(), suppliers: v.number(), spendMinor: v.number() }),
    small: v.object({
      underMinor: v.number(),
      suppliers: v.number(),
      spendMinor: v.number(),
      transactions: v.number(),
    }),
    /** Paid by cheque in the period. */
    chequeMinor: v.number(),
    /** Suppliers of a known industry, by whichever code. */
    industries: v.number(),
  }),
  /** Absent in older analyses. */
  paymentMix: v.optional(paymentMix),
  /** null: nothing was looked up in a directory. */
  directory: v.nullable(usedDirectory),
  quality: v.object({
    rows: v.number(),
    accepted: v.number(),
    rejected: v.number(),
    /** As the check says it, of all files together; none in summaries stored before it was counted. */
    money: v.optional(v.array(importMoneySchema)),
    blank: v.number(),
    totalRows: v.number(),
    /** Void or cancelled rows; absent in older analyses. */
    voided: v.optional(v.number()),
    repeated: v.number(),
    redacted: v.number(),
    undated: v.number(),
    credits: v.number(),
    /** Rows that name no known country, and the country (ISO 3166-1 alpha-3) they took; absent in older analyses. */
    countryAssumed: v.optional(v.object({ rows: v.number(), country: v.string() })),
    /** Rows in currencies without a rate, in no total; absent in older analyses. */
    waiting: v.optional(v.array(waitingRows)),
    firstDate: v.nullable(v.string()),
    lastDate: v.nullable(v.string()),
    /** Different supplier names as they are written; absent in older analyses. */
    names: v.optional(v.number()),
    variants: v.number(),
    files: v.array(v.object({ fileName: v.string(), accepted: v.number(), rejected: v.number() })),
  }),
  annualisation: v.nullable(messageSchema),
  directoryNote: messageSchema,
});
export type JobSummary = v.InferOutput<typeof jobSummary>;
