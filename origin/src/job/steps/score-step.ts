import * as v from "valibot";
import { runPayload } from "../commands.ts";
import { writeMeta } from "../job-schema.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { factsOf, keptScores, narrowColumns, narrowRow, runScoring } from "../supplier-score.ts";
import { keepSupplierLists } from "../supplier-lists.ts";
import { countSuppliers, putRows, readSuppliers } from "../supplier-store.ts";
import type { Step } from "./step.ts";

/** Suppliers scored and committed at a time. */
const batch = 2000;

/** Measures and scores each supplier, a batch a slice, with the ruleset version that the job pinned. */
export const scoreStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
  const { sql } = context;
  const total = countSuppliers(sql, payload.run);
  await keepSupplierLists(context.env, sql, payload);
  const scoring = runScoring(sql, payload, await scoringRuleset(context.env, payload.scoringRulesetVersion));
  const suppliers = readSuppliers(sql, payload.run, from, batch);
  if (suppliers.length === 0)
    return context.finish({ done: total, total }, () =>
      writeMeta(sql, `annualisation:${payload.run}`, scoring.statement),
    );
  const scored = suppliers.map((stored) => {
    const facts = factsOf(stored, scoring);
    const scores = scoring.score(facts);
    const row = narrowRow(payload.run, stored, facts, scores);
    return {
      narrow: narrowColumns.map((column) => row[column]),
      wide: [payload.run, stored.ordinal, JSON.stringify(facts.measures), keptScores(scores)],
    };
  });
  const next = from + suppliers.length;
  return context.more(next, { done: next, total }, () => {
    putRows(
      sql,
      "supplier",
      narrowColumns,
      scored.map(({ narrow }) => narrow),
    );
    putRows(
      sql,
      "supplier_score",
      ["run", "ordinal", "measuresJson", "scoresJson"],
      scored.map(({ wide }) => wide),
    );
  });
};
