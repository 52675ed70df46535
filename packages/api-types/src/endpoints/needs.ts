import * as v from "valibot";
import { signedIn } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import { needId, needsYou, postponeBody, settledNeeds } from "../entities/needs.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/needs-you";

/** What waits for the user, on the dashboard and above the jobs list. */
export const needsCalls = {
  needsYou: { method: "GET", path, access: signedIn, effect: "read", answer: needsYou, pollMs: 5000 },
  /** Who settled rows that a screen showed: at most 20 ids, separated by commas. */
  settledNeeds: {
    method: "GET",
    path: `${path}/settled`,
    access: signedIn,
    effect: "read",
    query: v.strictObject({ ids: v.pipe(v.string(), v.maxLength(4100)) }),
    answer: settledNeeds,
  },
  /** Postpones a row of the user's own list until a day. */
  postponeNeed: {
    method: "POST",
    path: `${path}/later`,
    access: signedIn,
    effect: "write",
    unlocked: "own",
    body: postponeBody,
    answer: done,
  },
  /** Brings a postponed row back. */
  resumeNeed: {
    method: "DELETE",
    path: `${path}/later`,
    access: signedIn,
    effect: "write",
    unlocked: "own",
    query: v.strictObject({ needId }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
