import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import {
  confidenceRulesetSchema,
  scoringRulesetSchema,
  type ConfidenceRuleset,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
import type { Env } from "../env.ts";
import { openDatabase } from "../store/database.ts";
import { directoryVersions, rulesets } from "../store/schema.ts";
import { StepFailed } from "./steps/step.ts";

async function bodyOf(env: Pick<Env, "DB">, kind: "confidence" | "scoring", version: number): Promise<unknown> {
  const [row] = await openDatabase(env.DB)
    .select({ body: rulesets.body })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.versionNumber, version)));
  if (!row)
    throw new StepFailed(
      kind === "scoring"
        ? `Version ${version} of the scoring ruleset is not there. Publish one and import again.`
        : `Version ${version} of the confidence ruleset is not there. Publish one and import again.`,
    );
  return JSON.parse(row.body);
}

/** The confidence ruleset that the job pinned. */
export async function confidenceRuleset(env: Pick<Env, "DB">, version: number): Promise<ConfidenceRuleset> {
  return v.parse(confidenceRulesetSchema, await bodyOf(env, "confidence", version));
}

/** The scoring ruleset that the job pinned. */
export async function scoringRuleset(env: Pick<Env, "DB">, version: number): Promise<ScoringRuleset> {
  return v.parse(scoringRulesetSchema, await bodyOf(env, "scoring", version));
}

/** Where a directory version's snapshot lies, and what to say of it on screens; null when there is no directory. */
export async function directoryOf(
  env: Pick<Env, "DB">,
  version: number,
): Promise<{ r2Key: string; note: string } | null> {
  const [row] = await openDatabase(env.DB)
    .select()
    .from(directoryVersions)
    .where(eq(directoryVersions.versionNumber, version));
  if (!row) return null;
  const kind = row.isSample ? "a made sample directory, not real acceptors" : row.source;
  return {
    r2Key: row.r2Key,
    note: `Directory version ${row.versionNumber}: ${kind}, ${row.entriesCount.toLocaleString("en-GB")} entries.`,
  };
}
