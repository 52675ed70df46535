import { holders } from "../access/access.ts";
import { resetAnswer, resetBody, resetPreview } from "../entities/reset-jobs.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/reset-all-jobs";
const access = holders("DevArea_CRUD", "AllJobs_VIEW");

/** Erases every job; 404 unless ENVIRONMENT is exactly local or test. */
export const resetJobsCalls = {
  resetPreview: { method: "GET", path: root, access, effect: "read", answer: resetPreview },
  resetAllJobs: {
    method: "POST",
    path: root,
    access,
    effect: "write",
    unlocked: "system",
    body: resetBody,
    answer: resetAnswer,
  },
} as const satisfies Record<string, Call>;
