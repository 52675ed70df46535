import * as v from "valibot";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { IndustryTitles } from "../dimensions/industry-columns.ts";
import { industryTitles } from "../dimensions/reference-titles.ts";
import { inTurns, rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { runPayload, type RunPayload } from "../commands.ts";
import { type AxisTexts, type CubePage, cubePageOf } from "../cubes/cube-page.ts";
import { cubeRowOf, keptTexts, putCubePage } from "../cubes/cube-pages.ts";
import { writeMeta } from "../job-schema.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { bandsOfRun } from "../decisions/band-overrides.ts";
import { type BatchScore, makeBatchScorer } from "../scoring/batch-scorer.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import {
  factsOf,
  narrowColumns,
  narrowRow,
  noteLittleInside,
  preparedScoring,
  scoringContextOf,
  type RunScoring,
} from "../supplier-score.ts";
import { keepSupplierLists } from "../supplier-lists.ts";
import { countSuppliers, putRowsInTurns, suppliersInTurns, type StoredSupplier } from "../supplier-store.ts";
import { topSpend } from "./top-spend.ts";
import type { Step, StepContext } from "../../commands/step.ts";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";

/** Suppliers of a slice, and of a page for the cubes. */
const batch = 2000;
/** Suppliers scored between two heartbeats: a fraction of a second, so that a user who cancels need not wait. */
const heartbeatSuppliers = 500;
const wideColumns = ["run", "ordinal", "measuresJson", "scoresJson"];

/** What is the same for all suppliers of a run: made once, and again after a restart. */
interface Prepared {
  readonly commandId: string;
  readonly total: number;
  readonly scoring: RunScoring;
  readonly score: (suppliers: readonly SupplierFacts[]) => BatchScore[];
  readonly texts: AxisTexts;
}

async function prepare({ env, sql, commandId }: StepContext, payload: RunPayload, from: number): Promise<Prepared> {
  await keepSupplierLists(env, sql, payload);
  const ruleset = await scoringRuleset(env, payload.scoringRulesetVersion, payload.job);
  const top = await inTurns(topSpend(sql, payload.run), new Turns("walkedRows"));
  const scoring = await inTurns(preparedScoring(sql, payload, ruleset, top), new Turns("walkedRows"));
  const byHand = bandsOfRun(sql, payload.run);
  return {
    commandId,
    total: countSuppliers(sql, payload.run),
    scoring,
    score: makeBatchScorer(ruleset, scoringContextOf(payload, scoring), (key) => byHand.get(key)),
    texts: keptTexts(sql, payload.run, from),
  };
}

interface ScoredSupplier {
  readonly stored: StoredSupplier;
  readonly supplier: SupplierFacts;
  readonly score: BatchScore;
  readonly row: ReturnType<typeof narrowRow>;
}

/** Measures and scores some suppliers; nothing is written. */
function scoreSome(
  { run }: RunPayload,
  { scoring, score }: Prepared,
  suppliers: readonly StoredSupplier[],
  titles: IndustryTitles,
): ScoredSupplier[] {
  const facts = suppliers.map((stored) => factsOf(stored, scoring));
  const scores = score(facts);
  return suppliers.flatMap((stored, at) => {
    const [supplier, found] = [facts[at], scores[at]];
    return supplier && found
      ? [
          {
            stored,
            supplier,
            score: found,
            row: narrowRow(run, stored, supplier, { ...found.row, machine: found.machine }, titles),
          },
        ]
      : [];
  });
}

/** The page of scored suppliers for the cubes. */
const pageOf = (rows: readonly ScoredSupplier[], texts: AxisTexts): CubePage =>
  cubePageOf(
    rows.map(({ stored, score, row }) =>
      cubeRowOf(
        row,
        capabilities.map((capability) => score.levels[capability]),
        stored.totals.methods,
      ),
    ),
    texts,
  );

/** Writes scored suppliers: no reader sees them before their run is finished. */
async function keepScored({ sql, part }: StepContext, run: string, rows: readonly ScoredSupplier[]): Promise<void> {
  const narrow = rows.map(({ row }) => narrowColumns.map((column) => row[column]));
  await putRowsInTurns(sql, part, "supplier", narrowColumns, narrow);
  const wide = rows.map(({ stored, supplier, score }) => [
    run,
    stored.ordinal,
    JSON.stringify(supplier.measures),
    score.kept,
  ]);
  await putRowsInTurns(sql, part, "supplier_score", wideColumns, wide);
}

/** Scores the suppliers from an ordinal on, turn by turn, and commits their rows, and at the end the place of the next. */
async function scoreSlice(
  context: StepContext,
  payload: RunPayload,
  prepared: Prepared,
  from: number,
): Promise<"more" | "done"> {
  const { sql } = context;
  const { run } = payload;
  const { total, scoring, texts } = prepared;
  const suppliers = await suppliersInTurns(sql, run, from, batch);
  if (suppliers.length === 0)
    return context.finish({ done: total, total }, () => {
      writeMeta(sql, `annualisation:${run}`, scoring.statement === null ? "" : encodeMessage(scoring.statement));
      noteLittleInside(sql, run, scoring.littleInside);
    });
  const titles = await industryTitles(context.env, sql, run, { from, count: batch });
  const rows: ScoredSupplier[] = [];
  const turns = new Turns("scoredSuppliers");
  for (const range of rangesOf("scoredSuppliers", suppliers.length)) {
    rows.push(...scoreSome(payload, prepared, suppliers.slice(range.from, range.to), titles));
    await turns.next();
    if (rows.length % heartbeatSuppliers === 0) await context.tick({ done: from + rows.length, total });
  }
  await keepScored(context, run, rows);
  const page = pageOf(rows, texts);
  await turns.next();
  const next = from + suppliers.length;
  return context.more(next, { done: next, total }, () => putCubePage(sql, run, from, { page, fresh: texts.fresh() }));
}

/** Measures and scores each supplier, a batch a slice, with the ruleset version that the job pinned. */
export function makeScoreStep(): Step {
  let held: Prepared | null = null;

  return async (context) => {
    const payload = v.parse(runPayload, context.payload);
    const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
    const prepared = held?.commandId === context.commandId && from > 0 ? held : await prepare(context, payload, from);
    // what a slice that fails has taken up is not in the store: the next one begins from there
    held = null;
    const outcome = await scoreSlice(context, payload, prepared, from);
    if (outcome === "more") held = prepared;
    return outcome;
  };
}
