import type { Adapter, AdapterPayload } from "oidc-provider";
import type { ProviderStore } from "./provider-store.ts";

function parsed(text: string | null): AdapterPayload | undefined {
  if (text === null) return undefined;
  const payload: AdapterPayload = JSON.parse(text);
  return payload;
}

/** Makes the provider's storage classes over the Durable Object. */
export function adapterOver(namespace: DurableObjectNamespace<ProviderStore>): (model: string) => Adapter {
  const store = () => namespace.get(namespace.idFromName("provider"));
  return (model) => ({
    upsert: async (id, payload, expiresIn) => store().put(model, id, payload, expiresIn),
    find: async (id) => parsed(await store().findBy("id", model, id)),
    findByUid: async (uid) => parsed(await store().findBy("uid", model, uid)),
    findByUserCode: async (userCode) => parsed(await store().findBy("user_code", model, userCode)),
    consume: async (id) => store().consume(model, id),
    destroy: async (id) => store().destroy(model, id),
    revokeByGrantId: async (grantId) => store().revokeByGrantId(grantId),
  });
}
