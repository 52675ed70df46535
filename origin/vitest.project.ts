import { generateKeyPairSync } from "node:crypto";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
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

const every = "origin/**/*.workerd.test.ts";
/** Files that stop the queue, count its commands or read the audit's chain from its first line. */
const alone = [
  "origin/src/areas/exports/*.workerd.test.ts",
  "origin/src/areas/proq/*.workerd.test.ts",
  "origin/src/areas/uploads/*.workerd.test.ts",
  "origin/src/audit/*.workerd.test.ts",
];

/** Runs inside workerd with the origin's own bindings, a D1 that each file migrates and the objects of test-worker.ts. */
function project(
  test: Pick<NonNullable<TestProjectInlineConfiguration["test"]>, "name" | "include" | "exclude" | "isolate">,
): TestProjectInlineConfiguration {
  return {
    plugins: [
      cloudflareTest(async () => ({
        main: path.join(folder, "src/support/test-worker.ts"),
        wrangler: { configPath: path.join(folder, "wrangler.toml") },
        miniflare: {
          bindings: {
            ...testKeys(),
            ENVIRONMENT: "local",
            TEST_MIGRATIONS: await readD1Migrations(path.join(folder, "migrations")),
          },
          durableObjects: {
            TEST_PROQ: { className: "TestProQ", useSQLite: true },
            TEST_LOCKS: { className: "TestLocks", useSQLite: true },
            EFFECTS: { className: "EffectTarget", useSQLite: true },
          },
        },
      })),
    ],
    test: {
      ...test,
      setupFiles: [path.join(folder, "src/support/empty-catalogue.ts")],
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

/** Most files share a process: a start takes as long as the tests of a file. The others have one, and stores, each. */
export const originProjects = [
  project({ name: "origin", include: [every], exclude: alone, isolate: false }),
  project({ name: "origin-alone", include: alone }),
];
