import * as v from "valibot";
import type { ConfidenceRuleset, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { runPayload } from "../commands.ts";
import type { MatchAnswer } from "../matcher-object.ts";
import { confidenceRuleset, directoryOf } from "../ruleset-source.ts";
import { countSuppliers, putRows, readSuppliers, type StoredSupplier } from "../supplier-store.ts";
import type { Step, StepContext } from "./step.ts";

/** Suppliers compared and committed at a time. */
const batch = 1000;
const columns = ["run", "ordinal", "evidenceJson", "matchedJson", "runnerUpJson"];

function unmatched({ supplierKey }: StoredSupplier, ruleset: ConfidenceRuleset): MatchAnswer {
  const evidence: MatchEvidence = {
    supplierKey,
    entryId: null,
    band: "Unmatched",
    bits: ruleset.prior,
    confidence: 0,
    levels: null,
    rarityBits: 0,
    runnerUp: null,
    rulesetVersion: ruleset.version,
    ruling: "none",
  };
  return { evidence, matched: null, runnerUp: null };
}

async function answersFor(
  context: StepContext,
  r2Key: string | null,
  ruleset: ConfidenceRuleset,
  suppliers: readonly StoredSupplier[],
): Promise<MatchAnswer[]> {
  if (r2Key === null) return suppliers.map((supplier) => unmatched(supplier, ruleset));
  const matcher = context.env.MATCHER.get(context.env.MATCHER.idFromName(r2Key));
  return matcher.match(
    r2Key,
    ruleset,
    suppliers.map(({ supplierKey, identity }) => ({ supplierKey, identity })),
  );
}

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Finds each supplier in the directory, a batch a slice; the evidence stays with the supplier. */
export const matchStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
  const total = countSuppliers(context.sql, payload.run);
  const suppliers = readSuppliers(context.sql, payload.run, from, batch);
  if (suppliers.length === 0) return context.finish({ done: total, total });
  const [ruleset, directory] = await Promise.all([
    confidenceRuleset(context.env, payload.confidenceRulesetVersion),
    directoryOf(context.env, payload.directoryVersion),
  ]);
  const answers = await answersFor(context, directory?.r2Key ?? null, ruleset, suppliers);
  const rows = answers.map(({ evidence, matched, runnerUp }, index) => [
    payload.run,
    suppliers[index]?.ordinal ?? null,
    text(evidence),
    text(matched),
    text(runnerUp),
  ]);
  const next = from + suppliers.length;
  return context.more(next, { done: next, total }, () => putRows(context.sql, "supplier_match", columns, rows));
};
