import { eq, sql } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import { brandOf } from "../../identity/brand-view.ts";
import type { Env } from "../../env.ts";
import { watchHealth } from "../../health/watch.ts";
import { forgetSystemFacts, type SystemFacts } from "../../identity/system-facts.ts";
import { refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { featureFlagRows, systemSettings } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** What was set by a call, else what the configuration says; an empty setting says nothing. */
function messageOf(facts: SystemFacts, env: Pick<Env, "SYSTEM_MESSAGE">): string | null {
  return facts.systemMessage ?? (env.SYSTEM_MESSAGE || null);
}

const raised = { version: sql`${systemSettings.version} + 1` };

export const systemHandlers = {
  edgeConfiguration: ({ facts, env, execution }) => {
    // The gateway asks this first of all calls, and again every few seconds.
    watchHealth({ env, execution });
    return {
      environment: env.ENVIRONMENT,
      mode: facts.mode,
      systemMessage: messageOf(facts, env),
      flags: [...facts.flags],
      brands: facts.brands.map(brandOf),
      appTimestamp: facts.appTimestamp,
    };
  },

  systemMode: ({ facts }) => ({ mode: facts.mode }),

  async setSystemMode({ db, env, query: { mode }, write }) {
    const change = db
      .update(systemSettings)
      .set({ mode, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const about = { entityType: "system", entityId: "mode", note: mode };
    const answer = await write(about, [change], done(message("modeIs", { mode })));
    forgetSystemFacts(env.DB);
    return answer;
  },

  appTimestamp: ({ facts }) => facts.appTimestamp,

  async setAppTimestamp({ db, env, body: { appTimestamp }, write }) {
    const change = db
      .update(systemSettings)
      .set({ appTimestamp, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const about = { entityType: "system", entityId: "app-timestamp", note: appTimestamp };
    const answer = await write(about, [change], done(message("browsersRefresh")));
    forgetSystemFacts(env.DB);
    return answer;
  },

  systemMessage: ({ facts, env }) => ({ systemMessage: messageOf(facts, env) }),

  async setSystemMessage({ db, env, body: { systemMessage }, write }) {
    const change = db
      .update(systemSettings)
      .set({ systemMessage, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const shown = systemMessage === null ? message("systemMessageGone") : message("systemMessageShown");
    const about = { entityType: "system", entityId: "system-message", note: systemMessage ?? "none" };
    const answer = await write(about, [change], done(shown));
    forgetSystemFacts(env.DB);
    return answer;
  },

  featureFlags: ({ facts }) => [...facts.flags],

  featureFlagSettings: ({ facts }) => facts.flagSettings,

  async setFeatureFlag({ db, env, facts, body: { name, isEnabled }, write }) {
    if (facts.flagSettings.flags.some((flag) => flag.name === name && flag.isFixed))
      throw refuse("flagFixed", { name });
    const change = db
      .insert(featureFlagRows)
      .values({ name, isEnabled, updatedOn: now() })
      .onConflictDoUpdate({
        target: featureFlagRows.name,
        set: { isEnabled, updatedOn: now(), version: sql`${featureFlagRows.version} + 1` },
      });
    const shown = isEnabled ? message("flagOn", { name }) : message("flagOff", { name });
    const about = { entityType: "system", entityId: "feature-flags", note: `${name} ${isEnabled ? "on" : "off"}` };
    const answer = await write(about, [change], done(shown));
    forgetSystemFacts(env.DB);
    return answer;
  },

  async setAugmentedText({ db, env, query, write }) {
    const augmentedText = query.augmentedText === "true";
    const change = db
      .update(systemSettings)
      .set({ augmentedText, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const shown = augmentedText ? message("augmentedOn") : message("augmentedOff");
    const about = { entityType: "system", entityId: "augmented-text", note: query.augmentedText };
    const answer = await write(about, [change], done(shown));
    forgetSystemFacts(env.DB);
    return answer;
  },

  augmentedText: ({ facts }) => facts.augmentedText,
} satisfies Partial<Handlers>;
