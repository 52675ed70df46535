import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import type { Adapter, LinkPlace } from "./adapter.ts";
import { mergeAdapter } from "./merge.ts";
import { rutterAdapter } from "./rutter.ts";
import { outboundName } from "./settings.ts";

export const adapters = { Merge: mergeAdapter, Rutter: rutterAdapter } as const satisfies Record<LinkProvider, Adapter>;

/** Where a provider's calls outside a synchronisation go out. */
export const placeOf = (env: Env, provider: LinkProvider): LinkPlace => ({
  env,
  gate: gateOf(env, outboundName[provider]),
});
