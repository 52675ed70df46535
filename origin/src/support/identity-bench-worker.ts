/**
 * The origin's check of the edge's proof, with its cryptography counted (tests/bench/edge.bench.ts, goal P8). Answers as
 * edge/src/support/bench-world.worker.mjs does.
 */
import { verifyIdentity } from "../identity/verify-identity.ts";

let verifications = 0;
const own = SubtleCrypto.prototype.verify;
SubtleCrypto.prototype.verify = function counted(...given) {
  verifications += 1;
  return own.apply(this, given);
};

interface Bindings {
  readonly EDGE_JWKS: string;
  readonly CONFIGURATION: string;
  readonly PERSON: string;
  readonly ANSWER: string;
}

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/bench/counts") return Response.json({ verify: verifications });
    await verifyIdentity(request.headers, env.EDGE_JWKS);
    const headers = { "content-type": "application/json" };
    if (pathname === "/internal/edge-configuration") return new Response(env.CONFIGURATION, { headers });
    return new Response(pathname.endsWith("/user-permissions") ? env.PERSON : env.ANSWER, { headers });
  },
};
