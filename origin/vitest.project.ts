import { generateKeyPairSync } from "node:crypto";
import path from "node:path";
import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { build } from "vite";
import type { TestProjectInlineConfiguration } from "vitest/config";

const folder = import.meta.dirname;

/** A key pair of this run: the private half signs the tests' identities, the public half is the origin's EDGE_JWKS. */
function testKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const named = { alg: "ES256", use: "sig", kid: "test" };
  return {
    TEST_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: "jwk" }), ...named }),
    EDGE_JWKS: JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), ...named }] }),
  };
}

const others = "other-workers";
const standIn = "link-stand-in";
/** Replaces the Workers that the health check asks. */
const otherWorkers = {
  name: others,
  modules: [{ type: "ESModule" as const, path: path.join(folder, "src/support/other-workers.worker.mjs") }],
  modulesRoot: path.join(folder, "src/support"),
  compatibilityDate: "2026-10-01",
};

/** The stand-in of linked accounts as it runs: bundled, with a bucket of its own. */
async function linkStandIn() {
  const room = path.join(folder, "../link-stand-in");
  const built = await build({
    configFile: false,
    logLevel: "warn",
    root: room,
    ssr: { noExternal: true },
    build: { ssr: "src/worker.ts", write: false, target: "esnext" },
  });
  const chunks = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const contents = chunks.map((each) => ("code" in each ? each.code : "")).join("");
  return {
    name: standIn,
    modules: [{ type: "ESModule" as const, path: path.join(room, "worker.mjs"), contents }],
    modulesRoot: room,
    compatibilityDate: "2026-10-01",
    r2Buckets: ["ACCOUNTS"],
  };
}

/**
 * Runs inside workerd with the origin's own bindings, a D1 that each file migrates and the objects of test-worker.ts. One
 * process for all files.
 */
export const originProject: TestProjectInlineConfiguration = {
  plugins: [
    cloudflareTest(async () => ({
      main: path.join(folder, "src/support/test-worker.ts"),
      wrangler: { configPath: path.join(folder, "wrangler.toml") },
      miniflare: {
        bindings: {
          ...testKeys(),
          ENVIRONMENT: "local",
          LINKED_ACCOUNT_KEYS: JSON.stringify({ current: "1", keys: { 1: Buffer.alloc(32, 7).toString("base64") } }),
          // How many generated queries are compared with plain SQL; the soak asks for more.
          ORACLE_QUERIES: process.env["ORACLE_QUERIES"] ?? "200",
          DEBUG_LINES: process.env["DEBUG_LINES"] ?? "200",
          TEST_MIGRATIONS: await readD1Migrations(path.join(folder, "migrations")),
        },
        serviceBindings: { EDGE: others, CHATBOT: others, IDP: others, LINK_STAND_IN: standIn },
        workers: [otherWorkers, await linkStandIn()],
        durableObjects: {
          TEST_PROQ: { className: "TestProQ", useSQLite: true },
          TEST_LOCKS: { className: "TestLocks", useSQLite: true },
          EFFECTS: { className: "EffectTarget", useSQLite: true },
        },
      },
    })),
  ],
  test: {
    name: "origin",
    include: ["origin/**/*.workerd.test.ts"],
    // A process of its own for each file takes as long to start as the tests of a file.
    isolate: false,
    setupFiles: [path.join(folder, "src/support/empty-stores.ts")],
    // How long before a test is given up: lanes share the cores, and the longest ask every call.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};
