/** What a draft of the confidence ruleset would do to this job's matches: one supplier, or all of them in slices. */
import { matchBandSchema, type ConfidenceRuleset, type MatchEvidence } from "@paygauge/api-types/entities/analysis";
import type { ConfidenceBench, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import * as v from "valibot";
import type { RunPayload } from "../commands.ts";
import type { MatchAnswer, MatchQuestion } from "../matcher-object.ts";
import { countryBits } from "../matching/compare.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { countSuppliers, readSupplier, readSuppliers, supplierByKey, type StoredSupplier } from "../supplier-store.ts";
import { ChangeTally } from "./change-tally.ts";

/** Suppliers of one slice; each is compared with its candidates again. */
const slice = 1000;

/** Matches suppliers with the draft: the job's directory version, a matcher of its own. */
export type AskMatcher = (questions: readonly MatchQuestion[]) => Promise<MatchAnswer[]>;

/** Matches one slice of the run's suppliers with the draft and counts who changes band. Writes nothing. */
export async function simulateConfidence(
  sql: SqlStorage,
  payload: RunPayload,
  ask: AskMatcher,
  from: number,
): Promise<SimulationSlice> {
  const { run, job } = payload;
  const stored = readSuppliers(sql, run, from, slice);
  const spend = spendOf(sql, run, from);
  const answers = await ask(stored.map(({ supplierKey, identity }) => ({ supplierKey, identity })));
  const tally = new ChangeTally();
  stored.forEach((each, at) => {
    const after = answers[at]?.evidence.band ?? "Unmatched";
    tally.add(null, each.evidence?.band ?? "Unmatched", v.parse(matchBandSchema, after), {
      supplierKey: each.supplierKey,
      name: each.identity.name,
      spendMinor: spend.get(each.ordinal) ?? 0,
    });
  });
  const total = countSuppliers(sql, run);
  const done = from + stored.length;
  return {
    done,
    total,
    next: stored.length < slice || done >= total ? null : done,
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    changes: tally.changes(),
    examples: tally.examples(),
  };
}

function spendOf(sql: SqlStorage, run: string, from: number): Map<number, number> {
  const rows = sql
    .exec<{ ordinal: number; spendMinor: number }>(
      "SELECT ordinal, spendMinor FROM supplier WHERE run = ? AND ordinal >= ? ORDER BY ordinal LIMIT ?",
      run,
      from,
      slice,
    )
    .toArray();
  return new Map(rows.map(({ ordinal, spendMinor }) => [ordinal, spendMinor]));
}

/** The field weights that make up the bits of an answer; they add up to `bits` but for rounding. */
function traceOf(evidence: MatchEvidence, ruleset: ConfidenceRuleset): ConfidenceBench["trace"] {
  const { fields, addressCap, prior } = ruleset;
  const { levels } = evidence;
  if (levels === null) return [{ field: "prior", level: "", bits: prior }];
  const street = levels.street === "missing" ? 0 : fields.street[levels.street];
  const postcode = levels.postcode === "missing" ? 0 : fields.postcode[levels.postcode];
  const city = levels.city === "missing" ? 0 : fields.city[levels.city];
  const over = Math.min(0, addressCap - (street + postcode + city));
  return [
    { field: "name", level: levels.name, bits: fields.name[levels.name].bits },
    { field: "rarity", level: "", bits: evidence.rarityBits },
    { field: "street", level: levels.street, bits: street },
    { field: "postcode", level: levels.postcode, bits: postcode },
    { field: "city", level: levels.city, bits: city },
    ...(over < 0 ? [{ field: "addressCap" as const, level: "", bits: over }] : []),
    { field: "phone", level: levels.phone, bits: levels.phone === "missing" ? 0 : fields.phone[levels.phone] },
    { field: "taxId", level: levels.taxId, bits: levels.taxId === "missing" ? 0 : fields.taxId[levels.taxId] },
    { field: "country", level: levels.country ?? "missing", bits: countryBits(levels, ruleset) },
    { field: "prior", level: "", bits: prior },
  ];
}

/** One supplier with the weights of the draft; null when the run has no supplier of this key. */
export async function benchConfidence(
  sql: SqlStorage,
  payload: RunPayload,
  draft: ConfidenceRuleset,
  ask: AskMatcher,
  supplierKey: string,
): Promise<ConfidenceBench | null> {
  const record = supplierByKey(sql, payload.run, supplierKey);
  const stored: StoredSupplier | null = record && readSupplier(sql, payload.run, Number(record.ordinal));
  if (!stored) return null;
  const [answer] = await ask([{ supplierKey, identity: stored.identity }]);
  if (!answer) return null;
  return {
    supplierKey,
    name: stored.identity.name,
    before: {
      band: stored.evidence?.band ?? "Unmatched",
      bits: stored.evidence?.bits ?? 0,
      confidence: stored.evidence?.confidence ?? 0,
    },
    after: answer.evidence,
    matched: answer.matched,
    runnerUp: answer.runnerUp,
    trace: traceOf(answer.evidence, draft),
  };
}
