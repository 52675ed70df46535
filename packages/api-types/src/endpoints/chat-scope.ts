import * as v from "valibot";
import { signedIn } from "../access/access.ts";
import { chatScope } from "../entities/chat.ts";
import { recordId } from "../ids.ts";
import type { Call } from "./call.ts";

/** What the chatbot asks the origin for. */
export const chatScopeCalls = {
  /** For whom the assistant answers, and whose documents it may search. 404 for a job that the user can't see. */
  chatScope: {
    method: "GET",
    path: "/api/v1/chat-scope",
    access: signedIn,
    effect: "read",
    query: v.strictObject({ jobId: v.optional(recordId) }),
    answer: chatScope,
    flag: "FEATURE_FLAG_CHAT_B2B",
  },
} as const satisfies Record<string, Call>;
