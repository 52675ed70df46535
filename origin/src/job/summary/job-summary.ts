import * as v from "valibot";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { matchBands, scoreLevels, type ScoreLevel, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { UsedDirectory } from "@paygauge/api-types/entities/directory";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { RunPayload } from "../commands.ts";
import { countSpellings, ingestCounters } from "../ingest/read.ts";
import { checkOf } from "../ingest/tally.ts";
import type { RunCubes } from "../cubes/run-cubes.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { likelyConversion, opportunityOf } from "@paygauge/analysis/value/stated-conversion";
import { referenceRate } from "../scoring/scoring-facts.ts";
import { runPeriod } from "../supplier-score.ts";
import { methodCosts, withCosts } from "../measures/payment-mix.ts";
import { restsOnDirectory, supplierSizes } from "./summary-rules.ts";
import { inRanges } from "./added-up.ts";
import {
  addressableTop,
  bestMethod,
  isDirectoryMatched,
  levelSums,
  provenOf,
  setByHandOf,
  sumsOf,
  type Sums,
} from "./summary-sums.ts";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { ownValue } from "@paygauge/api-types/own-value";

function perLevel(pick: (level: ScoreLevel) => number): Record<ScoreLevel, number> {
  return Object.fromEntries(scoreLevels.map((level) => [level, pick(level)])) as Record<ScoreLevel, number>;
}

const matchRow = v.object({ band: v.string(), reason: v.string(), n: v.number(), spend: v.number() });

function* matchFigures(sql: SqlStorage, run: string): InParts<JobSummary["match"]> {
  const suppliers: Record<string, number> = Object.fromEntries(matchBands.map((band) => [band, 0]));
  const spendMinor = { ...suppliers };
  const known = new Map<string, { band: string; reason: string; suppliers: number }>();
  const text = `SELECT matchBand AS band, ifnull(matchReason, '') AS reason, count(*) AS n, total(spendMinor) AS spend
    FROM supplier`;
  yield* inRanges(sql, run, matchRow, { text, rest: "GROUP BY 1, 2" }, ({ band, reason, n, spend }) => {
    suppliers[band] = (ownValue(suppliers, band) ?? 0) + n;
    spendMinor[band] = (spendMinor[band] ?? 0) + spend;
    if (reason === "") return;
    const key = `${band} ${reason}`;
    known.set(key, { band, reason, suppliers: (known.get(key)?.suppliers ?? 0) + n });
  });
  const reasons = [...known.values()].toSorted(
    (a, b) => b.suppliers - a.suppliers || (a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0),
  );
  return { suppliers, spendMinor, ...(reasons.length === 0 ? {} : { reasons }) };
}

/** Rows that name no known country, whatever they say instead. */
function countryAssumedRows({ warnings }: ImportCheck): number {
  const codes = ["country-missing", "country-unknown"];
  return warnings.reduce((rows, { code, count }) => (codes.includes(code) ? rows + count : rows), 0);
}

/** What the summary says in addition to the suppliers' own figures. */
export interface SummaryNotes {
  readonly annualisation: Message | null;
  readonly directoryNote: Message;
  readonly directory: UsedDirectory | null;
}

type Steps = Pick<
  JobSummary,
  | "addressableMinor"
  | "cardableMinor"
  | "opportunityMinor"
  | "opportunityYearMinor"
  | "conversion"
  | "oneOff"
  | "stepSuppliers"
  | "acceptance"
>;

function stepsOf(sums: Sums, { year }: Pick<ScoringRuleset, "year">): Steps {
  const conversion = likelyConversion(sums);
  return {
    acceptance: {
      cardSuppliers: sums.cardSuppliers,
      cardSpendMinor: sums.cardSpendMinor,
      vcSuppliers: sums.vcSuppliers,
      vcSpendMinor: sums.vcSpendMinor,
    },
    addressableMinor: sums.addressableMinor,
    cardableMinor: sums.cardableMinor,
    opportunityMinor: Math.round(sums.likelyMinor * conversion),
    opportunityYearMinor: opportunityOf(sums),
    ...(year && {
      oneOff: {
        suppliers: sums.oneOffSuppliers,
        addressableMinor: sums.oneOffMinor,
      },
    }),
    conversion,
    stepSuppliers: {
      addressable: sums.addressableSuppliers,
      cardable: sums.cardableSuppliers,
      opportunity: sums.likelySuppliers,
    },
  };
}

function* provenFigures(
  sql: SqlStorage,
  run: string,
  cubes: RunCubes,
  sizes: ReturnType<typeof supplierSizes>,
): InParts<JobSummary["proven"]> {
  const found = yield* provenOf(sql, run, sizes.fromMinor, sizes.underMinor);
  const { paymentMethods } = cubes.mix({});
  const cards = paymentMethods.filter(({ method }) => method === "Card" || method === "VirtualCard");
  const sum = (pick: (paid: (typeof cards)[number]) => number) => cards.reduce((all, paid) => all + pick(paid), 0);
  return {
    onCard: {
      suppliers: found.cardSuppliers,
      payments: sum(({ count }) => count),
      valueMinor: sum(({ valueMinor }) => valueMinor),
    },
    bothWays: { suppliers: found.bothSuppliers, cardableMinor: found.bothMinor },
    large: { fromMinor: sizes.fromMinor, suppliers: found.largeSuppliers, spendMinor: found.largeMinor },
    small: {
      underMinor: sizes.underMinor,
      suppliers: found.smallSuppliers,
      spendMinor: found.smallMinor,
      transactions: found.smallTransactions,
    },
    chequeMinor: paymentMethods.find(({ method }) => method === "Cheque")?.valueMinor ?? 0,
    industries: found.industries,
  };
}

/** The contents of the files, as the reader found them. */
function* qualityOf(sql: SqlStorage, { job, files }: RunPayload): InParts<JobSummary["quality"]> {
  const { names, variants } = yield* countSpellings(sql);
  const { counters, uploads } = ingestCounters(sql);
  const quality = checkOf(counters, job.currency, names);
  return {
    rows: quality.rows,
    accepted: quality.accepted,
    rejected: quality.rejected,
    money: quality.money,
    blank: quality.blank,
    totalRows: quality.totalRows,
    voided: quality.voided,
    repeated: quality.repeated,
    redacted: quality.redacted,
    undated: quality.undated,
    credits: quality.credits,
    waiting: quality.waiting,
    countryAssumed: { rows: countryAssumedRows(quality), country: job.fallbackCountry },
    firstDate: quality.firstDate,
    lastDate: quality.lastDate,
    names,
    variants,
    files: uploads.map((upload) => ({
      fileName: files.find((file) => file.uploadId === upload.uploadId)?.fileName ?? upload.uploadId,
      accepted: upload.counters.accepted,
      rejected: upload.counters.rejected,
    })),
  };
}

/**
 * The figures of the summary page, computed once when the run becomes current; in parts of `walkedRows`. `kept`: of a
 * run whose files are gone.
 */
export function* summaryOf(
  sql: SqlStorage,
  cubes: RunCubes,
  payload: RunPayload,
  ruleset: ScoringRuleset,
  notes: SummaryNotes,
  kept?: JobSummary["quality"],
): InParts<JobSummary> {
  const { run, job } = payload;
  const money = { currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
  // What the job had chosen when the run was started: choosing otherwise begins another.
  const chosen = payload.issuer;
  const byHand = yield* setByHandOf(sql, run, chosen);
  const { annualFactor, period } = runPeriod(sql, payload);
  const referenceMinor = referenceRate(ruleset, job.currency) * 10 ** money.minorDigits;
  const levels = yield* levelSums(sql, run);
  const sums = yield* sumsOf(sql, run, { job: chosen, factor: annualFactor, referenceMinor });
  return {
    ...money,
    totals: cubes.totals({}),
    capabilities: capabilities.map((capability) => {
      const own = levels[capability];
      return {
        capability,
        suppliers: perLevel((level) => own[level].suppliers),
        spendMinor: perLevel((level) => own[level].spendMinor),
        ...restsOnDirectory(ruleset, capability),
        byHand: byHand.capabilities[capability],
      };
    }),
    setByHand: byHand.suppliers,
    match: yield* matchFigures(sql, run),
    ...stepsOf(sums, ruleset),
    addressableTop: yield* addressableTop(sql, run, sums.addressableMinor),
    best: yield* bestMethod(sql, run, { factor: annualFactor, conversion: likelyConversion(sums), job: chosen }),
    year: { factor: annualFactor, from: period?.from ?? null, to: period?.to ?? null },
    proven: yield* provenFigures(sql, run, cubes, supplierSizes(ruleset, money.currency, money.minorDigits)),
    paymentMix: withCosts(cubes.mix({}).paymentMethods, methodCosts(ruleset, job.currency), money.minorDigits),
    quality: kept ?? (yield* qualityOf(sql, payload)),
    ...notes,
    directory: notes.directory && { ...notes.directory, isMatched: yield* isDirectoryMatched(sql, run) },
  };
}
