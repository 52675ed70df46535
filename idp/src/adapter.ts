import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Found, ProviderStore } from "./provider-store.ts";

/** A stored artifact; a damaged one is as good as none: its user signs in again. */
export function payloadOf(found: Found | null): AdapterPayload | undefined {
  if (found === null) return undefined;
  try {
    const payload: AdapterPayload | null = JSON.parse(found.payload);
    if (!(payload instanceof Object) || Array.isArray(payload)) return undefined;
    return found.consumedAt === null ? payload : { ...payload, consumed: found.consumedAt };
  } catch {
    return undefined;
  }
}

/** Makes the provider's storage classes over the Durable Object. */
export function adapterOver(namespace: DurableObjectNamespace<ProviderStore>): (model: string) => Adapter {
  const store = () => namespace.get(namespace.idFromName("provider"));
  return (model) => ({
    upsert: async (id, payload, expiresIn) => store().put(model, id, payload, expiresIn),
    find: async (id) => payloadOf(await store().findBy("id", model, id)),
    findByUid: async (uid) => payloadOf(await store().findBy("uid", model, uid)),
    findByUserCode: async (userCode) => payloadOf(await store().findBy("user_code", model, userCode)),
    consume: async (id) => store().consume(model, id),
    destroy: async (id) => store().destroy(model, id),
    revokeByGrantId: async (grantId) => store().revokeByGrantId(grantId),
  });
}
