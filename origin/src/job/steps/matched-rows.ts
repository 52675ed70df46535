/** The suppliers of a job without figures as their pages read them: what matching found, and neither money nor levels. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { MatchAnswer } from "../matcher-object.ts";
import { agreedOnCard, buildFacts } from "../measures/build-facts.ts";
import { plainYear } from "../measures/supplier-facts.ts";
import type { RowScores } from "../scoring/batch-scorer.ts";
import { industryTitles } from "../dimensions/reference-titles.ts";
import { leastBand, narrowColumns, narrowRow } from "../supplier-score.ts";
import type { StoredSupplier } from "../supplier-store.ts";
import type { StepContext } from "../../commands/step.ts";

const levels = Object.fromEntries(capabilities.map((capability) => [`${capability}Score`, "None"]));
const unscored = { ...levels, recommendedMethod: null } as RowScores;
/** Nothing is paid: there is no year to make, and no list that would leave anybody out of it. */
const unmeasured = {
  ...plainYear,
  lastDate: null,
  namesOrders: false,
  listed: () => null,
  proposedClasses: new Set(["Supplier"]),
};

/** Rows of the table `supplier`, in the order of `narrowColumns`, for some suppliers and their answers. */
export async function matchedRows(
  { env, sql }: StepContext,
  run: string,
  suppliers: readonly StoredSupplier[],
  answers: readonly MatchAnswer[],
): Promise<SqlStorageValue[][]> {
  const from = suppliers[0]?.ordinal ?? 0;
  const titles = await industryTitles(env, sql, run, { from, count: suppliers.length });
  return suppliers.map((stored, at) => {
    const { evidence = null, matched = null } = answers[at] ?? {};
    const input = { supplier: stored, evidence, entry: matched, campaignSucceededOnCard: agreedOnCard(evidence) };
    const facts = buildFacts(input, unmeasured, leastBand);
    const row = narrowRow(run, { ...stored, evidence, matched }, facts, unscored, titles);
    return narrowColumns.map((column) => row[column]);
  });
}
