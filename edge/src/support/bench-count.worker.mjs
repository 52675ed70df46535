// The edge with its cryptography counted (tests/bench/edge.bench.ts, goal P8).
import edge from "./worker.js";

const counts = { sign: 0, verify: 0, encrypt: 0, decrypt: 0 };
for (const name of Object.keys(counts)) {
  const own = SubtleCrypto.prototype[name];
  SubtleCrypto.prototype[name] = function counted(...given) {
    counts[name] += 1;
    return own.apply(this, given);
  };
}

export { PersonSessions } from "./worker.js";

export default {
  fetch(request, env, context) {
    return request.url.endsWith("/bench/counts") ? Response.json(counts) : edge.fetch(request, env, context);
  },
};
