import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { outbound, OutboundError } from "../../outbound/outbound.ts";
import { outsideAddress } from "../../outbound/private-address.ts";
import { providers } from "../../outbound/providers.ts";
import { HealthFault, healthy, type Check, type CheckContext } from "../check.ts";

const discovery = v.object({ issuer: v.string(), jwks_uri: v.string() });
const keySet = v.object({ keys: v.array(v.looseObject({ kid: v.optional(v.string()), exp: v.optional(v.number()) })) });

/** What an outside service did in place of answering. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const { status, fault } = error;
  if (fault === "status" && status !== null) return new HealthFault(message("healthStatus", { status }));
  const isUnexpected = fault === "shape" || fault === "tooLarge" || fault === "redirect" || fault === "brokenOff";
  return new HealthFault(message(isUnexpected ? "healthUnexpected" : "healthNoAnswer"));
}

const request = { method: "GET", headers: { accept: "application/json" }, isRepeatable: false } as const;

interface Published {
  readonly keys: v.InferOutput<typeof keySet>["keys"];
  /** The provider's clock, ms since 1970; null where its answer has no Date. */
  readonly clock: number | null;
}

/** Discovery and keys of the identity provider. @throws HealthFault */
export async function providerKeys({ env, gateOf, signal }: CheckContext): Promise<Published> {
  try {
    const call = { env, gate: gateOf("identity") };
    const path = "/.well-known/openid-configuration";
    const found = await outbound(call, "identity", { ...request, path, signal, answer: discovery });
    if (found.body?.issuer !== env.OIDC_ISSUER) throw new HealthFault(message("healthUnexpected"));
    const address = outsideAddress(env, found.body.jwks_uri);
    if (address === null) throw new HealthFault(message("healthUnexpected"));
    const send = providers.identity.standInOf(env) ?? fetch;
    const answer = await send(new Request(address, { redirect: "manual", signal }));
    if (answer.status !== 200) throw new HealthFault(message("healthStatus", { status: answer.status }));
    const read = v.safeParse(keySet, await answer.json());
    if (!read.success || read.output.keys.length === 0) throw new HealthFault(message("healthUnexpected"));
    const date = Date.parse(found.headers.get("date") ?? "");
    return { keys: read.output.keys, clock: Number.isNaN(date) ? null : date };
  } catch (error) {
    throw faultOf(error);
  }
}

export const identity: Check = {
  name: "identity",
  run: async (context) => {
    await providerKeys(context);
    return healthy;
  },
};
