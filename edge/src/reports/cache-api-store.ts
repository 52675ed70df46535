import type { BodyStore } from "./body-store.ts";

const yearSeconds = 31_536_000;

/**
 * The data centre's cache. Its own rules of freshness are not relied on: an entry is content under its digest, and has
 * no other age (docs/gateway.md section 4.1: `Vary` is ignored there, and stale entries count as fresh).
 */
export const cacheApiStore: BodyStore = {
  async read(key) {
    const found = await caches.default.match(key);
    return found?.ok ? new Uint8Array(await found.arrayBuffer()) : null;
  },
  async write(key, body) {
    const headers = {
      "content-type": "application/json",
      "cache-control": `public, max-age=${yearSeconds}, immutable`,
    };
    await caches.default.put(key, new Response(body, { headers }));
  },
};
