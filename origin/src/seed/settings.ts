import { and, eq } from "drizzle-orm";
import { featureFlags } from "@paygauge/api-types/access/flags";
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

/** Switches the assistant on unless a user has switched it already: the help pages answer from the first start. */
export async function seedAssistant({ db }: SeedContext): Promise<string> {
  const isUndecided = and(eq(featureFlagRows.name, "FEATURE_FLAG_CHAT_B2B"), eq(featureFlagRows.version, 1));
  await commit(db, [db.update(featureFlagRows).set({ isEnabled: true }).where(isUndecided)]);
  return "on unless it was switched off";
}
