import { env } from "cloudflare:workers";
import type { Env } from "../env.ts";

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import("../worker.ts");
    }
  }
}

interface TestEnv extends Env {
  readonly TEST_SIGNING_KEY: string;
}

/** Bindings of the tests' Worker (chatbot/vitest.project.ts). */
export const testEnv = env as unknown as TestEnv;
