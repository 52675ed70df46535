import { generateKeyPairSync } from "node:crypto";
import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { writeCountedPdf } from "../scripts/support/counted-pdf.mjs";

const folder = import.meta.dirname;
writeCountedPdf();

/** A key pair of this run: the private half signs the tests' identities, the public half is the chatbot's EDGE_JWKS. */
function testKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const named = { alg: "ES256", use: "sig", kid: "test" };
  return {
    TEST_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: "jwk" }), ...named }),
    EDGE_JWKS: JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), ...named }] }),
  };
}

/** Replaces the origin: it answers what it lets each user search and do (origin/src/areas/chat has the real one's tests). */
const originDouble = {
  name: "origin-double",
  modules: [
    {
      type: "ESModule" as const,
      path: path.join(folder, "src/support/origin-double.worker.mjs"),
    },
  ],
  modulesRoot: path.join(folder, "src/support"),
  compatibilityDate: "2026-10-01",
};

/** Runs inside workerd with the chatbot's own bindings: real Durable Objects, FTS5 and R2. */
export const chatbotProject: TestProjectInlineConfiguration = {
  plugins: [
    cloudflareTest({
      main: path.join(folder, "src/worker.ts"),
      wrangler: { configPath: path.join(folder, "wrangler.toml") },
      miniflare: {
        bindings: { ...testKeys(), ENVIRONMENT: "local" },
        serviceBindings: { ORIGIN: "origin-double" },
        workers: [originDouble],
      },
    }),
  ],
  test: {
    name: "chatbot",
    include: ["chatbot/**/*.workerd.test.ts"],
    // A runtime of its own for each file: alarms of one file's objects would run in the next.
    isolate: true,
    setupFiles: [path.join(folder, "src/support/empty-stores.ts")],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};
