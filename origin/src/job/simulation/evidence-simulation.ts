/** What a run with the newest card statement, directory and rulesets would change of this job's suppliers. */
import { cardMethods, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, scoreLevelSchema, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { capabilitiesOf, scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import type { CardSums, EvidenceSlice, MovedSupplier } from "@paygauge/api-types/entities/new-evidence";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { claimedTicket, conversionOfTicket } from "@paygauge/analysis/value/conversion";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import * as v from "valibot";
import type { Env } from "../../env.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { RunPayload } from "../commands.ts";
import { bandsOfRun } from "../decisions/band-overrides.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { makeBatchScorer } from "../scoring/batch-scorer.ts";
import { matchSome } from "../steps/match-step.ts";
import { topOfWholeRun } from "../steps/top-spend.ts";
import { referenceRate } from "../scoring/scoring-facts.ts";
import { factsOf, narrowRow, runScoring, scoringContextOf } from "../supplier-score.ts";
import { countSuppliers, readSuppliers } from "../supplier-store.ts";

/** Suppliers of one slice: matched and scored well inside the time of a call. */
const slice = 500;

/** Versions that take the place of the run's own. */
export type EvidencePins = Pick<
  RunPayload,
  "directoryVersion" | "statements" | "shared" | "confidenceRulesetVersion" | "scoringRulesetVersion"
>;

const cardRow = v.object({
  ordinal: v.number(),
  supplierKey: v.string(),
  name: v.string(),
  spendMinor: v.number(),
  cardableMinor: v.number(),
  cardableTransactions: v.nullable(v.number()),
  transactions: v.number(),
  yearFactor: v.nullable(v.number()),
  apvMinor: v.nullable(v.number()),
  aivMinor: v.nullable(v.number()),
  apovMinor: v.nullable(v.number()),
  ...v.entriesFromList(cardMethods.map(scoreColumn), scoreLevelSchema),
});
type CardRow = v.InferOutput<typeof cardRow>;
type CardMethod = (typeof cardMethods)[number];

const presentQuery = `SELECT ${Object.keys(cardRow.entries).join(", ")} FROM supplier
  WHERE run = ? AND ordinal >= ? ORDER BY ordinal LIMIT ?`;

interface Yearly {
  readonly annualFactor: number;
  readonly methods: readonly CardMethod[];
  /** Minor units of one in the reference currency. */
  readonly referenceMinor: number;
}

/** The card methods that the job has chosen. */
const methodsOf = ({ issuer }: RunPayload): readonly CardMethod[] => {
  const chosen: readonly Capability[] = capabilitiesOf(issuer);
  return cardMethods.filter((each) => chosen.includes(each));
};

/** The card method whose levels are compared: the virtual card where the job has chosen it. */
const comparedOf = (methods: readonly CardMethod[]): CardMethod | null =>
  methods.includes("vcard") ? "vcard" : (methods[0] ?? null);

const levelOf = (row: CardRow, method: CardMethod | null): ScoreLevel =>
  method === null ? "None" : row[scoreColumn(method)];

/** What one supplier adds to the sums: the steps Cardable and Opportunity of the summary, the latter over a year. */
function sumsOf(row: CardRow, { annualFactor, methods, referenceMinor }: Yearly): CardSums {
  const isLikely = methods.map((each) => levelOf(row, each)).some((level) => level === "High" || level === "Medium");
  const ticket = claimedTicket(row);
  const likelyYearMinor = isLikely ? row.cardableMinor * factorFor(row.transactions, annualFactor, row.yearFactor) : 0;
  return {
    suppliers: row.cardableMinor > 0 ? 1 : 0,
    cardableMinor: row.cardableMinor,
    likelyYearMinor,
    convertedYearMinor: likelyYearMinor * conversionOfTicket(ticket === null ? null : ticket / referenceMinor),
  };
}

const added = (all: readonly CardSums[]): CardSums => ({
  suppliers: all.reduce((sum, each) => sum + each.suppliers, 0),
  cardableMinor: all.reduce((sum, each) => sum + each.cardableMinor, 0),
  likelyYearMinor: all.reduce((sum, each) => sum + each.likelyYearMinor, 0),
  convertedYearMinor: all.reduce((sum, each) => sum + each.convertedYearMinor, 0),
});

/** Where a supplier moves; null: it stays. The levels are in order, the highest first. */
export function moveOf(was: CardRow, is: CardRow, method: CardMethod | null): MovedSupplier["move"] | null {
  if (was.cardableMinor <= 0 && is.cardableMinor > 0) return "cardable";
  if (was.cardableMinor > 0 && is.cardableMinor <= 0) return "down";
  const [before, after] = [was, is].map((row) => scoreLevels.indexOf(levelOf(row, method)));
  if (before === undefined || after === undefined || before === after) return null;
  return after < before ? "up" : "down";
}

/**
 * Matches and scores one slice of the run's suppliers with other versions, by the code of a run, and compares it with
 * the run; null where its suppliers are no longer stored. Decisions that the run doesn't contain yet are left to the next run. Writes nothing.
 */
export async function simulateEvidence(
  { env, sql }: { readonly env: Env; readonly sql: SqlStorage },
  run: string,
  pins: EvidencePins,
  from: number,
): Promise<EvidenceSlice | null> {
  const stored = readWholeRun(sql, run)?.payload;
  if (stored === undefined) return null;
  const payload: RunPayload = { ...stored, ...pins };
  const { job } = payload;
  const suppliers = readSuppliers(sql, run, from, slice);
  const before = storedRows(sql, cardRow, presentQuery, run, from, slice);
  const context = { env, sql, tick: () => Promise.resolve() };
  const answers = await matchSome(context, payload, suppliers, { done: from, total: from + suppliers.length });
  const ruleset = await scoringRuleset(env, payload.scoringRulesetVersion, job);
  const scoring = runScoring(sql, payload, ruleset, topOfWholeRun(sql, payload.run));
  const byHand = bandsOfRun(sql, run);
  const score = makeBatchScorer(ruleset, scoringContextOf(payload, scoring), (key) => byHand.get(key));
  const matched = suppliers.map((each, at) => ({ ...each, ...answers[at] }));
  const facts = matched.map((each) => factsOf(each, scoring));
  const scores = score(facts);
  const methods = methodsOf(payload);
  const method = comparedOf(methods);
  const referenceMinor = referenceRate(ruleset, job.currency) * 10 ** minorDigitsOf(job.currency);
  const yearly = { annualFactor: scoring.annualFactor, methods, referenceMinor };
  const pairs = before.flatMap((was, at) => {
    const [supplier, fact, found] = [matched[at], facts[at], scores[at]];
    if (!supplier || !fact || !found) return [];
    const is = v.parse(cardRow, narrowRow(run, supplier, fact, { ...found.row, machine: found.machine }));
    return [{ was, is }];
  });
  const total = countSuppliers(sql, run);
  const done = from + suppliers.length;
  return {
    done,
    total,
    next: suppliers.length < slice || done >= total ? null : done,
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    method,
    before: added(pairs.map(({ was }) => sumsOf(was, yearly))),
    after: added(pairs.map(({ is }) => sumsOf(is, yearly))),
    suppliers: pairs.flatMap(({ was, is }): MovedSupplier[] => {
      const move = moveOf(was, is, method);
      if (move === null) return [];
      const { supplierKey, name, spendMinor } = was;
      return [{ supplierKey, name, spendMinor, move, before: levelOf(was, method), after: levelOf(is, method) }];
    }),
  };
}
