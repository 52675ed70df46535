import { asc, eq } from "drizzle-orm";
import { featureFlags, type FeatureFlag } from "@paygauge/api-types/access/flags";
import type { SystemMode } from "@paygauge/api-types/states";
import type { Database } from "../store/database.ts";
import { brandings, featureFlagRows, systemSettings } from "../store/schema.ts";

export type BrandingRow = typeof brandings.$inferSelect;

/** What holds for everybody: mode, message, flags and brands. */
export interface SystemFacts {
  readonly mode: SystemMode;
  readonly systemMessage: string | null;
  readonly appTimestamp: string;
  readonly augmentedText: boolean;
  readonly flags: readonly FeatureFlag[];
  readonly brands: readonly BrandingRow[];
}

const cachedMs = 2000;
const cache = new WeakMap<D1Database, { at: number; facts: SystemFacts }>();

/**
 * Reads the system's facts; at most two seconds old unless `fresh`.
 * @throws Error where the settings row is missing: the migrations did not run.
 */
export async function systemFacts(db: Database, binding: D1Database, fresh: boolean): Promise<SystemFacts> {
  const known = cache.get(binding);
  if (!fresh && known && Date.now() - known.at < cachedMs) return known.facts;
  const [[settings], flagRows, brands] = await db.batch([
    db.select().from(systemSettings).where(eq(systemSettings.id, 1)),
    db.select().from(featureFlagRows).where(eq(featureFlagRows.isEnabled, true)),
    db.select().from(brandings).orderBy(asc(brandings.brandingKey)),
  ]);
  if (!settings) throw new Error("system_settings has no row: apply the migrations.");
  const enabled = new Set(flagRows.map((row) => row.name));
  const facts: SystemFacts = {
    mode: settings.mode,
    systemMessage: settings.systemMessage,
    appTimestamp: settings.appTimestamp,
    augmentedText: settings.augmentedText,
    flags: featureFlags.filter((name) => enabled.has(name)),
    brands,
  };
  cache.set(binding, { at: Date.now(), facts });
  return facts;
}

/** After a change of settings, flags or brands in this isolate. */
export function forgetSystemFacts(binding: D1Database): void {
  cache.delete(binding);
}
