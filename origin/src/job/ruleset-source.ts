import { ratesBase } from "@paygauge/api-types/entities/rates";
import type { JobFacts } from "./commands.ts";
import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import {
  confidenceRulesetSchema,
  scoringRulesetSchema,
  type ConfidenceRuleset,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
import type { UsedDirectory } from "@paygauge/api-types/entities/directory";
import type { Env } from "../env.ts";
import { openDatabase } from "../store/database.ts";
import { directoryVersions, rulesets } from "../store/schema.ts";
import { StepFailed } from "../commands/step.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { readStored } from "@paygauge/worker/stored-json";

async function bodyOf<T>(
  env: Pick<Env, "DB">,
  kind: "confidence" | "scoring",
  version: number,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const [row] = await openDatabase(env.DB)
    .select({ body: rulesets.body })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.versionNumber, version)));
  if (!row)
    throw new StepFailed(
      kind === "scoring" ? message("scoringVersionGone", { version }) : message("confidenceVersionGone", { version }),
    );
  return readStored(schema, row.body, "rulesets.body");
}

/** The confidence ruleset that the job pinned. */
export async function confidenceRuleset(env: Pick<Env, "DB">, version: number): Promise<ConfidenceRuleset> {
  return bodyOf(env, "confidence", version, confidenceRulesetSchema);
}

/**
 * The scoring ruleset of a version. Where it has no reference rate for the job's currency, the rate of the job's own table
 * is taken, which a user gave before the import.
 */
export async function scoringRuleset(
  env: Pick<Env, "DB">,
  version: number,
  job: Pick<JobFacts, "currency" | "rates">,
): Promise<ScoringRuleset> {
  return withRateOf(await bodyOf(env, "scoring", version, scoringRulesetSchema), job);
}

/** The ruleset with the job's own rate, where it has none for the job's currency. */
export function withRateOf(
  ruleset: ScoringRuleset,
  { currency, rates }: Pick<JobFacts, "currency" | "rates">,
): ScoringRuleset {
  const own = Number(Object.hasOwn(rates, currency) ? rates[currency] : Number.NaN);
  const isKnown = currency === ruleset.referenceCurrency || Object.hasOwn(ruleset.rates, currency);
  // Tables of jobs are per US dollar.
  if (isKnown || !(own > 0) || ruleset.referenceCurrency !== ratesBase) return ruleset;
  return { ...ruleset, rates: { ...ruleset.rates, [currency]: own } };
}

/** Where a directory version's snapshot lies, and what to say of it on screens; null when there is no directory. */
export async function directoryOf(
  env: Pick<Env, "DB">,
  version: number,
): Promise<{ r2Key: string; note: MessageRef; used: UsedDirectory } | null> {
  const [row] = await openDatabase(env.DB)
    .select()
    .from(directoryVersions)
    .where(eq(directoryVersions.versionNumber, version));
  if (!row) return null;
  const { versionNumber, entriesCount, isSample, source, r2Key } = row;
  const facts = { version: versionNumber, entries: entriesCount };
  const note = isSample ? message("directorySample", facts) : message("directoryVersion", { ...facts, source });
  return { r2Key, note, used: { versionNumber, entriesCount, isSample } };
}
