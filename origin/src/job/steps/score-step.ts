import * as v from "valibot";
import { capabilities } from "@paygauge/api-types/entities/analysis";
import type { IndustryTitles } from "../dimensions/industry-columns.ts";
import { industryTitles } from "../dimensions/reference-titles.ts";
import { runPayload, type RunPayload } from "../commands.ts";
import { type AxisTexts, cubePageOf } from "../cubes/cube-page.ts";
import { cubeRowOf, keptTexts, putCubePage } from "../cubes/cube-pages.ts";
import { writeMeta } from "../job-schema.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { type BatchScore, makeBatchScorer } from "../scoring/batch-scorer.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import { factsOf, narrowColumns, narrowRow, runScoring, scoringContextOf, type RunScoring } from "../supplier-score.ts";
import { keepSupplierLists } from "../supplier-lists.ts";
import { countSuppliers, putRows, readSuppliers } from "../supplier-store.ts";
import type { Step, StepContext } from "./step.ts";

/** Suppliers scored and committed at a time: a fraction of a second, so that a person who cancels need not wait. */
const batch = 500;
const wideColumns = ["run", "ordinal", "measuresJson", "scoresJson"];

/** What is the same for all suppliers of a run: made once, and again after a restart. */
interface Prepared {
  readonly commandId: string;
  readonly total: number;
  readonly scoring: RunScoring;
  readonly score: (suppliers: readonly SupplierFacts[]) => BatchScore[];
  readonly texts: AxisTexts;
}

async function prepare({ env, sql, commandId }: StepContext, payload: RunPayload): Promise<Prepared> {
  await keepSupplierLists(env, sql, payload);
  const ruleset = await scoringRuleset(env, payload.scoringRulesetVersion);
  const scoring = runScoring(sql, payload, ruleset);
  return {
    commandId,
    total: countSuppliers(sql, payload.run),
    scoring,
    score: makeBatchScorer(ruleset, scoringContextOf(payload, scoring)),
    texts: keptTexts(sql, payload.run),
  };
}

/** Scores the suppliers from an ordinal on and commits them with their page for the cubes. */
function scoreSlice(
  context: StepContext,
  { run }: RunPayload,
  { scoring, score, texts, total }: Prepared,
  from: number,
  titles: IndustryTitles,
): "more" | "done" {
  const { sql } = context;
  const suppliers = readSuppliers(sql, run, from, batch);
  const next = from + suppliers.length;
  if (suppliers.length === 0)
    return context.finish({ done: total, total }, () => writeMeta(sql, `annualisation:${run}`, scoring.statement));
  const facts = suppliers.map((stored) => factsOf(stored, scoring));
  const scores = score(facts);
  const rows = suppliers.flatMap((stored, at) => {
    const [supplier, scored] = [facts[at], scores[at]];
    return supplier && scored
      ? [{ stored, supplier, scored, row: narrowRow(run, stored, supplier, scored.row, titles) }]
      : [];
  });
  const page = cubePageOf(
    rows.map(({ stored, scored, row }) =>
      cubeRowOf(
        row,
        capabilities.map((capability) => scored.levels[capability]),
        stored.totals.methods,
      ),
    ),
    texts,
  );
  return context.more(next, { done: next, total }, () => {
    putRows(
      sql,
      "supplier",
      narrowColumns,
      rows.map(({ row }) => narrowColumns.map((column) => row[column])),
    );
    putRows(
      sql,
      "supplier_score",
      wideColumns,
      rows.map(({ stored, supplier, scored }) => [run, stored.ordinal, JSON.stringify(supplier.measures), scored.kept]),
    );
    putCubePage(sql, run, from, { page, fresh: texts.fresh() });
  });
}

/** Measures and scores each supplier, a batch a slice, with the ruleset version that the job pinned. */
export function makeScoreStep(): Step {
  let held: Prepared | null = null;

  return async (context) => {
    const payload = v.parse(runPayload, context.payload);
    const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
    const prepared = held?.commandId === context.commandId && from > 0 ? held : await prepare(context, payload);
    // what a slice that fails has taken up is not in the store: the next one begins from there
    held = null;
    const titles = await industryTitles(context.env, context.sql, payload.run, { from, count: batch });
    const outcome = scoreSlice(context, payload, prepared, from, titles);
    if (outcome === "more") held = prepared;
    return outcome;
  };
}
