import { and, eq } from "drizzle-orm";
import { featureFlags, type FeatureFlag } from "@paygauge/api-types/access/flags";
import { commit, now } from "../store/database.ts";
import { featureFlagRows } from "../store/schema.ts";
import type { SeedContext } from "./seed-context.ts";

/** Every known flag has a row; they start off, since the features behind them are not released. */
export async function seedSettings({ db }: SeedContext): Promise<string> {
  const rows = featureFlags.map((name) =>
    db.insert(featureFlagRows).values({ name, isEnabled: false, updatedOn: now() }).onConflictDoNothing(),
  );
  await commit(db, rows);
  return `${featureFlags.length} feature flags`;
}

/** Switches a feature on unless a user has switched it already. */
export async function switchOn({ db }: SeedContext, flag: FeatureFlag): Promise<void> {
  const isUndecided = and(eq(featureFlagRows.name, flag), eq(featureFlagRows.version, 1));
  await commit(db, [db.update(featureFlagRows).set({ isEnabled: true }).where(isUndecided)]);
}

/** The help pages answer from the first start. */
export async function seedAssistant(context: SeedContext): Promise<string> {
  await switchOn(context, "FEATURE_FLAG_CHAT_B2B");
  return "on unless it was switched off";
}
