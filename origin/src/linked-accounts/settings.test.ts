import { expect, it } from "vitest";
import { linkProviders } from "@paygauge/api-types/entities/linked-accounts";
import { providers } from "../outbound/providers.ts";
import { modeOf } from "./settings.ts";

const shipped = { MERGE_PROVIDER: "standIn", RUTTER_PROVIDER: "standIn", LINK_STAND_IN_URL: "http://link.localhost:1" };
const service: Fetcher = Object.assign(Object.create(null), { fetch: async () => new Response(null) });

it.each(linkProviders)("the stand-in answers for %s in a local system, and in no other", (provider) => {
  const { addressOf, standInOf } = provider === "Merge" ? providers.merge : providers.rutter;
  for (const ENVIRONMENT of ["production", "Local", "staging", ""]) {
    const env = { ...shipped, ENVIRONMENT, LINK_STAND_IN: service };
    expect(modeOf(env, provider)).toBe("off");
    expect([addressOf(env), standInOf(env)]).toEqual([undefined, null]);
  }
  const local = { ...shipped, ENVIRONMENT: "local", LINK_STAND_IN: service };
  expect(modeOf(local, provider)).toBe("standIn");
  expect(addressOf(local)).toMatch(/^http:\/\/link\.localhost:1\/(?:merge|rutter\/versioned)$/);
  expect(standInOf(local)).not.toBe(null);
});
