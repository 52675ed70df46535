import { eq, sql } from "drizzle-orm";
import type { Brand } from "@paygauge/api-types/entities/identity";
import type { Handlers } from "../../call-context.ts";
import { forgetSystemFacts, type BrandingRow } from "../../identity/system-facts.ts";
import { notFound } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { systemSettings } from "../../store/schema.ts";

function brandOf(row: BrandingRow): Brand {
  return {
    brandingId: row.id,
    brandingKey: row.brandingKey,
    theme: row.theme,
    brandingDisplayName: row.displayName,
    fullDomainName: row.fullDomainName,
    emailSenderAddress: row.emailSenderAddress,
    emailSenderName: row.emailSenderName,
    pageTitle: row.pageTitle,
    trustText: row.trustText,
  };
}

const raised = { version: sql`${systemSettings.version} + 1` };

export const systemHandlers = {
  edgeConfiguration: ({ facts, env }) => ({
    environment: env.ENVIRONMENT,
    mode: facts.mode,
    systemMessage: facts.systemMessage,
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

  appTimestamp: ({ facts }) => ({ appTimestamp: facts.appTimestamp }),

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

  featureFlags: ({ facts }) => [...facts.flags],

  brandingByDomain({ facts, identity }) {
    const brand = facts.brands.find(
      (row) => row.brandingKey === identity.brand || row.fullDomainName === identity.brand,
    );
    if (!brand) throw notFound("brand");
    return { brandingKey: brand.brandingKey, theme: brand.theme };
  },

  brandings: ({ facts }) => facts.brands.map(brandOf),

  augmentedText: ({ facts }) => ({ augmentedText: facts.augmentedText }),
} satisfies Partial<Handlers>;
