import { asc, desc, eq } from "drizzle-orm";
import type { FeatureFlag, FlagSettings } from "@paygauge/api-types/access/flags";
import type { AgreementKind } from "@paygauge/api-types/entities/agreements";
import type { SystemMode } from "@paygauge/api-types/states";
import type { Env } from "../env.ts";
import { builtOnce } from "../store/built-once.ts";
import type { Database } from "../store/database.ts";
import { configuredFlags, flagSettings } from "./flags.ts";
import { agreements, brandings, featureFlagRows, systemSettings } from "../store/schema.ts";

export type BrandingRow = typeof brandings.$inferSelect;

/** What applies to every user: mode, message, flags and brands. */
export interface SystemFacts {
  readonly mode: SystemMode;
  readonly systemMessage: string | null;
  readonly appTimestamp: string;
  readonly augmentedText: boolean;
  /** Whether production moves of prompts need another user than the version's author. */
  readonly promptReview: boolean;
  readonly flags: readonly FeatureFlag[];
  readonly flagSettings: FlagSettings;
  readonly brands: readonly BrandingRow[];
  /** Version ids of the texts in force, null where none was published. */
  readonly latestAgreements: Readonly<Record<AgreementKind, string | null>>;
}

const settingsOf = builtOnce((db) => db.select().from(systemSettings).where(eq(systemSettings.id, 1)));
const flagsOf = builtOnce((db) => db.select().from(featureFlagRows).where(eq(featureFlagRows.isEnabled, true)));
const brandsOf = builtOnce((db) => db.select().from(brandings).orderBy(asc(brandings.brandingKey)));
const agreementsOf = builtOnce((db) =>
  db
    .select({ kind: agreements.kind, versionId: agreements.versionId })
    .from(agreements)
    .orderBy(desc(agreements.publishedOn), desc(agreements.versionId)),
);

const cachedMs = 2000;
interface Known {
  facts: SystemFacts | null;
  at: number;
}
/** Another object after each change: a reading that began before it leaves its facts in the one that is forgotten. */
const cache = new WeakMap<D1Database, Known>();

/**
 * Reads the system's facts; at most two seconds old unless `fresh`.
 * @throws Error where the settings row is missing: the migrations did not run.
 */
export async function systemFacts(
  db: Database,
  { DB: binding, FEATURE_FLAGS: fixedFlags }: Pick<Env, "DB" | "FEATURE_FLAGS">,
  fresh: boolean,
): Promise<SystemFacts> {
  const known = cache.get(binding) ?? { facts: null, at: 0 };
  cache.set(binding, known);
  if (!fresh && known.facts && Date.now() - known.at < cachedMs) return known.facts;
  const [[settings], flagRows, brands, published] = await db.batch([
    settingsOf(db),
    flagsOf(db),
    brandsOf(db),
    agreementsOf(db),
  ]);
  if (!settings) throw new Error("system_settings has no row: apply the migrations.");
  const flags = flagSettings(configuredFlags(fixedFlags), new Set(flagRows.map((row) => row.name)));
  const facts: SystemFacts = {
    mode: settings.mode,
    systemMessage: settings.systemMessage,
    appTimestamp: settings.appTimestamp,
    augmentedText: settings.augmentedText,
    promptReview: settings.promptReview,
    flags: flags.flags.flatMap(({ name, isEnabled }) => (isEnabled ? [name] : [])),
    flagSettings: flags,
    brands,
    latestAgreements: {
      termsOfService: published.find(({ kind }) => kind === "termsOfService")?.versionId ?? null,
      privacyPolicy: published.find(({ kind }) => kind === "privacyPolicy")?.versionId ?? null,
    },
  };
  Object.assign(known, { facts, at: Date.now() });
  return facts;
}

/** After a change of settings, flags or brands in this isolate. */
export function forgetSystemFacts(binding: D1Database): void {
  cache.delete(binding);
}
