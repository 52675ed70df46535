import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "../env.ts";
import type { EffectTarget } from "./effect-target.ts";
import type { TestLocks } from "./test-locks.ts";
import type { TestProQ } from "./test-proq.ts";

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import("./test-worker.ts");
    }
  }
}

/** Bindings of the tests' Worker (origin/vitest.project.ts). */
interface TestEnv extends Env {
  readonly TEST_PROQ: DurableObjectNamespace<TestProQ>;
  readonly TEST_LOCKS: DurableObjectNamespace<TestLocks>;
  readonly EFFECTS: DurableObjectNamespace<EffectTarget>;
  readonly TEST_SIGNING_KEY: string;
  readonly ORACLE_QUERIES: string;
  /** Lines of a raised log level that are scanned. */
  readonly DEBUG_LINES: string;
  readonly TEST_MIGRATIONS: D1Migration[];
}

/** The runtime gives an untyped env; vitest.project.ts is what fills it. */
export const testEnv = env as unknown as TestEnv;
