import { and, eq } from "drizzle-orm";
import {
  productionLabel,
  promptConfig,
  promptContract,
  type PromptConfig,
  type PromptContract,
} from "@paygauge/api-types/entities/prompts";
import type { Env } from "../env.ts";
import { openDatabase, type Database } from "../store/database.ts";
import { promptLabels, prompts, promptVersions } from "../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** A version as the product uses it. */
export interface LabelledVersion {
  readonly promptId: string;
  readonly number: number;
  readonly template: string;
  readonly config: PromptConfig;
  readonly contract: PromptContract;
}

/** How long a label is believed without asking again, and how long it serves while the store is unreachable, ms. */
const believedMs = 60_000;
const servesMs = 600_000;

interface Known {
  readonly version: LabelledVersion | null;
  readonly at: number;
}
/** Labels by the store they were read from; each isolate has its own. */
const cache = new WeakMap<D1Database, Map<string, Known>>();

function knownOf({ DB }: Pick<Env, "DB">): Map<string, Known> {
  const known = cache.get(DB) ?? new Map<string, Known>();
  cache.set(DB, known);
  return known;
}

async function read(db: Database, key: string, label: string): Promise<LabelledVersion | null> {
  const isVersion = and(
    eq(promptVersions.promptId, promptLabels.promptId),
    eq(promptVersions.number, promptLabels.number),
  );
  const [row] = await db
    .select({
      promptId: prompts.id,
      number: promptVersions.number,
      template: promptVersions.template,
      config: promptVersions.config,
      contract: promptVersions.contract,
    })
    .from(prompts)
    .innerJoin(promptLabels, and(eq(promptLabels.promptId, prompts.id), eq(promptLabels.label, label)))
    .innerJoin(promptVersions, isVersion)
    .where(eq(prompts.key, key));
  if (!row) return null;
  return {
    ...row,
    config: readStored(promptConfig, row.config, "ai_prompt_versions.config"),
    contract: readStored(promptContract, row.contract, "ai_prompt_versions.contract"),
  };
}

/**
 * The version of a key that has a label; null without one. A move reaches each isolate within 60 s. With the store
 * unreachable the last good one serves for 10 minutes, then null.
 * @param now ms; tests pass their own
 */
export async function versionLabelled(
  env: Pick<Env, "DB">,
  key: string,
  label: string = productionLabel,
  now: number = Date.now(),
): Promise<LabelledVersion | null> {
  const known = knownOf(env);
  const place = `${key}/${label}`;
  const last = known.get(place);
  if (last !== undefined && now - last.at < believedMs) return last.version;
  try {
    const version = await read(openDatabase(env.DB), key, label);
    known.set(place, { version, at: now });
    return version;
  } catch (error) {
    const serves = last !== undefined && now - last.at < servesMs;
    console.error(JSON.stringify({ event: "prompt-store", key, label, serves, message: String(error) }));
    return serves ? last.version : null;
  }
}

/** After a move in this isolate. */
export function forgetLabels({ DB }: Pick<Env, "DB">): void {
  cache.delete(DB);
}
