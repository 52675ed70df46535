import { eq, sql } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import { brandOf } from "../../identity/brand-view.ts";
import type { Env } from "../../env.ts";
import { forgetSystemFacts, type SystemFacts } from "../../identity/system-facts.ts";
import { now } from "../../store/database.ts";
import { systemSettings } from "../../store/schema.ts";

/** What was set by a call, else what the configuration says; an empty setting says nothing. */
function messageOf(facts: SystemFacts, env: Pick<Env, "SYSTEM_MESSAGE">): string | null {
  return facts.systemMessage ?? (env.SYSTEM_MESSAGE || null);
}

const raised = { version: sql`${systemSettings.version} + 1` };

export const systemHandlers = {
  edgeConfiguration: ({ facts, env }) => ({
    environment: env.ENVIRONMENT,
    mode: facts.mode,
    systemMessage: messageOf(facts, env),
    flags: [...facts.flags],
    brands: facts.brands.map(brandOf),
    appTimestamp: facts.appTimestamp,
  }),

  systemMode: ({ facts }) => ({ mode: facts.mode }),

  async setSystemMode({ db, env, query: { mode }, write }) {
    const change = db
      .update(systemSettings)
      .set({ mode, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const answer = { message: `The system's mode is ${mode}.`, success: true, statusCode: 200 };
    const done = await write({ entityType: "system", entityId: "mode", note: mode }, [change], answer);
    forgetSystemFacts(env.DB);
    return done;
  },

  appTimestamp: ({ facts }) => facts.appTimestamp,

  async setAppTimestamp({ db, env, body: { appTimestamp }, write }) {
    const change = db
      .update(systemSettings)
      .set({ appTimestamp, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const answer = { message: "Browsers with an older app will refresh.", success: true, statusCode: 200 };
    const done = await write({ entityType: "system", entityId: "app-timestamp", note: appTimestamp }, [change], answer);
    forgetSystemFacts(env.DB);
    return done;
  },

  systemMessage: ({ facts, env }) => ({ systemMessage: messageOf(facts, env) }),

  async setSystemMessage({ db, env, body: { systemMessage }, write }) {
    const change = db
      .update(systemSettings)
      .set({ systemMessage, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const message = systemMessage === null ? "The system's message is taken away." : "The system's message is shown.";
    const about = { entityType: "system", entityId: "system-message", note: systemMessage ?? "none" };
    const done = await write(about, [change], { message, success: true, statusCode: 200 });
    forgetSystemFacts(env.DB);
    return done;
  },

  featureFlags: ({ facts }) => [...facts.flags],

  async setAugmentedText({ db, env, query, write }) {
    const augmentedText = query.augmentedText === "true";
    const change = db
      .update(systemSettings)
      .set({ augmentedText, updatedOn: now(), ...raised })
      .where(eq(systemSettings.id, 1));
    const answer = {
      message: augmentedText ? "Augmented text is on." : "Augmented text is off.",
      success: true,
      statusCode: 200,
    };
    const about = { entityType: "system", entityId: "augmented-text", note: query.augmentedText };
    const done = await write(about, [change], answer);
    forgetSystemFacts(env.DB);
    return done;
  },

  augmentedText: ({ facts }) => facts.augmentedText,
} satisfies Partial<Handlers>;
