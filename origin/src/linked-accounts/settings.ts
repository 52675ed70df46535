import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../env.ts";

type ProviderMode = "standIn" | "real" | "off";

type Settings = Partial<
  Pick<
    Env,
    | "ENVIRONMENT"
    | "LINK_STAND_IN_URL"
    | "MERGE_PROVIDER"
    | "MERGE_API_KEY"
    | "RUTTER_PROVIDER"
    | "RUTTER_CLIENT_ID"
    | "RUTTER_CLIENT_SECRET"
  >
>;

/** Who answers in a provider's place: its stand-in, which only a local system has, itself where its key is set, or none. */
export function modeOf(env: Settings, provider: LinkProvider): ProviderMode {
  const named = provider === "Merge" ? env.MERGE_PROVIDER : env.RUTTER_PROVIDER;
  if (named === "standIn") return env.ENVIRONMENT === "local" ? "standIn" : "off";
  if (named !== "real") return "off";
  const keys = provider === "Merge" ? [env.MERGE_API_KEY] : [env.RUTTER_CLIENT_ID, env.RUTTER_CLIENT_SECRET];
  return keys.every((key) => key !== undefined && key !== "") ? "real" : "off";
}

/** Where the stand-in answers in a provider's place; undefined where the provider itself is asked. */
export const standInAddress = (env: Settings, provider: LinkProvider): string | undefined =>
  modeOf(env, provider) === "standIn"
    ? `${env.LINK_STAND_IN_URL ?? ""}${provider === "Merge" ? "/merge" : "/rutter/versioned"}`
    : undefined;

/** Merge's smallest plan (docs.merge.dev, rate limits, read 2026-11); Rutter publishes none, and gets the same. */
const smallestPlan = 100;
const standInCalls = 400;

/** The most requests a minute for one account. */
export function callsAMinute(
  env: Settings & Pick<Partial<Env>, "LINK_CALLS_A_MINUTE">,
  provider: LinkProvider,
): number {
  if (modeOf(env, provider) === "standIn") return standInCalls;
  const set = Number(env.LINK_CALLS_A_MINUTE ?? smallestPlan);
  return Number.isFinite(set) && set >= 1 ? set : smallestPlan;
}
