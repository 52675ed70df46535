import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { chatScope, completionQuestion, embeddingTexts, embeddingVectors } from "../entities/chat.ts";
import { recordId } from "../ids.ts";
import type { Call } from "./call.ts";

/** What the chatbot asks the origin for. */
export const chatScopeCalls = {
  /**
   * For whom the assistant answers, and whose documents it may search. 404 for a job that the user can't see.
   * 404 too while FEATURE_FLAG_CHAT_B2B is off, but for an anonymisation, which erases what the assistant stores.
   */
  chatScope: {
    method: "GET",
    path: "/api/v1/chat-scope",
    access: signedIn,
    effect: "read",
    query: v.strictObject({ jobId: v.optional(recordId) }),
    answer: chatScope,
  },
  /** Streams what a model writes from the passages, as lines of `completionLine`; 403 for all but the chatbot. */
  chatCompletion: {
    method: "POST",
    path: "/api/v1/chat-completion",
    access: holders("Chatbot_VIEW"),
    effect: "read",
    body: completionQuestion,
    answer: "download",
    flag: "FEATURE_FLAG_CHAT_B2B",
  },
  /** A vector for each text; 403 for all but the chatbot. */
  chatEmbedding: {
    method: "POST",
    path: "/api/v1/chat-embedding",
    access: holders("Chatbot_VIEW"),
    effect: "read",
    body: embeddingTexts,
    answer: embeddingVectors,
    flag: "FEATURE_FLAG_CHAT_B2B",
  },
} as const satisfies Record<string, Call>;
