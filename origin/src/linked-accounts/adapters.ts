import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import type { Adapter, LinkPlace } from "./adapter.ts";
import { mergeAdapter } from "./merge.ts";
import { rutterAdapter } from "./rutter.ts";

export const adapters = { Merge: mergeAdapter, Rutter: rutterAdapter } as const satisfies Record<LinkProvider, Adapter>;

/** The provider of accounts as calls to the outside name it. */
export const outboundName = { Merge: "merge", Rutter: "rutter" } as const satisfies Record<LinkProvider, string>;

/** Where a provider's calls outside a synchronisation go out. */
export const placeOf = (env: Env, provider: LinkProvider): LinkPlace => ({
  env,
  gate: gateOf(env, outboundName[provider]),
});
