import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { readFileSync } from "node:fs";
import { createHash, generateKeyPairSync } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import * as v from "valibot";

const sealing = (label: string) => createHash("sha256").update(label).digest("base64");
const double = (name: string, bindings: Record<string, string> = {}) => ({
  name,
  modules: [
    { type: "ESModule" as const, path: fileURLToPath(new URL(`src/support/${name}.worker.mjs`, import.meta.url)) },
  ],
  modulesRoot: fileURLToPath(new URL("src/support/", import.meta.url)),
  compatibilityDate: "2026-10-01",
  bindings,
});

/** The limits of wrangler.toml: what is tested is what is deployed. */
function rateLimits() {
  const text = readFileSync(fileURLToPath(new URL("../wrangler.toml", import.meta.url)), "utf8");
  const form = v.object({
    ratelimits: v.array(
      v.object({
        name: v.string(),
        namespace_id: v.string(),
        simple: v.object({ limit: v.number(), period: v.literal(60) }),
      }),
    ),
  });
  return v.parse(form, parse(text)).ratelimits;
}

/** Options of the workerd test project of the edge: the real Worker, with doubles for its surroundings. */
function edgeTestOptions() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = { ...privateKey.export({ format: "jwk" }), kid: "test" };
  const publicKeys = {
    keys: [{ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y, kid: jwk.kid, alg: "ES256", use: "sig" }],
  };
  return {
    main: fileURLToPath(new URL("src/worker.ts", import.meta.url)),
    miniflare: {
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      durableObjects: { PERSON_SESSIONS: { className: "PersonSessions", useSQLite: true } },
      ratelimits: Object.fromEntries(
        rateLimits().map(({ name, namespace_id, simple }) => [name, { simple, namespace_id }]),
      ),
      outboundService: "chatbot-double",
      serviceBindings: {
        ORIGIN: "origin-double",
        IDP: "provider-double",
        LINK_STAND_IN: "provider-double",
        // Under another name: most tests have no chat service.
        CHATBOT_DOUBLE: "chatbot-double",
        ASSETS: "files-double",
        BROWSER: { name: "browser-double", entrypoint: "Browser" },
      },
      bindings: {
        ENVIRONMENT: "local",
        PUBLIC_PORT: "8787",
        OIDC_ISSUER: "http://id.localhost:8787",
        OIDC_CLIENT_ID: "paygauge",
        OIDC_AUDIENCE: "https://api.paygauge.example",
        IDLE_MINUTES: "30",
        SESSION_HOURS: "10",
        CLIENT_ADDRESS: "cloudflare",
        MAX_UPLOAD_BYTES: String(64 * 1024 * 1024),
        SEALING_KEYS: JSON.stringify({ current: "2", keys: { 1: sealing("old"), 2: sealing("new") } }),
        IDENTITY_SIGNING_KEY: JSON.stringify(jwk),
      },
      workers: [
        double("origin-double", { EDGE_JWKS: JSON.stringify(publicKeys) }),
        double("provider-double"),
        double("files-double"),
        double("browser-double"),
        double("chatbot-double"),
      ],
    },
  };
}

export const edgeProject = {
  plugins: [cloudflareTest(edgeTestOptions())],
  test: {
    name: "edge",
    include: ["edge/**/*.workerd.test.ts"],
    setupFiles: [fileURLToPath(new URL("src/support/few-words.ts", import.meta.url))],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    silent: "passed-only" as const,
    // One workerd for all files: starting one for each took longer than most of them run.
    isolate: false,
  },
};
