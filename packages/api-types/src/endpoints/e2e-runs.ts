import * as v from "valibot";
import { holders } from "../access/access.ts";
import { e2eFinish, e2eRun } from "../entities/e2e-runs.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/system-audit/e2e-runs";
const run = holders("E2ETests_RUN");

/** The end-to-end run: the browser makes its calls as any user does, and these open and close it. */
export const e2eRunsCalls = {
  lastE2eRun: { method: "GET", path: root, access: run, effect: "read", answer: v.object({ run: v.nullable(e2eRun) }) },
  startE2eRun: {
    method: "POST",
    path: root,
    access: run,
    effect: "write",
    unlocked: "system",
    answer: mutation({ run: e2eRun }),
  },
  /** Stores the result and erases the run's job. */
  finishE2eRun: {
    method: "POST",
    path: `${root}/finish`,
    access: run,
    effect: "write",
    unlocked: "system",
    body: e2eFinish,
    answer: done,
  },
} as const satisfies Record<string, Call>;
