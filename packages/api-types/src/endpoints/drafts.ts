import * as v from "valibot";
import { signedIn } from "../access/access.ts";
import { draft, draftValues } from "../entities/drafts.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/drafts/:entityType/:entityId";
const none = v.object({});

/**
 * Drafts of forms, each seen by the user who typed it alone. They are kept every few seconds while a user types,
 * change nothing that others see and go by themselves: "presence", so they leave no line in the audit log and are kept
 * in read-only mode too.
 */
export const draftsCalls = {
  /** null where there is none. */
  draft: { method: "GET", path, access: signedIn, effect: "read", answer: v.nullable(draft) },
  keepDraft: {
    method: "PUT",
    path,
    access: signedIn,
    effect: "presence",
    body: v.strictObject({ values: draftValues }),
    answer: v.object({ savedOn: v.string() }),
  },
  deleteDraft: { method: "DELETE", path, access: signedIn, effect: "presence", answer: none },
  /** All of the user's own: at sign-out. */
  deleteDrafts: { method: "DELETE", path: "/api/v1/drafts", access: signedIn, effect: "presence", answer: none },
} as const satisfies Record<string, Call>;
