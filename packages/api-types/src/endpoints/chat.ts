import { holders, signedIn } from "../access/access.ts";
import {
  chatAnswer,
  chatConversation,
  chatDocument,
  chatDocuments,
  chatHealth,
  chatQuestion,
  chatQuestions,
  chatRatings,
  conversationQuery,
  conversationsQuery,
  deleteDocumentsQuery,
  documentChange,
  documentPage,
  documentsQuery,
  documentUpload,
  retrievalAnswer,
  retrievalQuestion,
  uploadResult,
} from "../entities/chat.ts";
import { done, mutation } from "../entities/mutation.ts";
import { limits } from "../limits.ts";
import * as v from "valibot";
import type { Call } from "./call.ts";

const chat = holders("Chatbot_VIEW");
const documents = holders("ChatbotDocumentManagement_CRUD");
const service = "chatbot";
const flag = "FEATURE_FLAG_CHAT_B2B";

/**
 * Calls of the assistant, which the chatbot Worker answers (docs/specification.md section 7). Their paths and
 * names are the specification's; those that it lacks are ours.
 */
export const chatCalls = {
  /** Answers JSON, or with `Accept: text/event-stream` the events `begun`, `sources`, `delta`, `done` and `error`. */
  chatMessage: {
    method: "POST",
    path: "/chat/message",
    access: chat,
    effect: "write",
    unlocked: "own",
    body: chatQuestion,
    answer: chatAnswer,
    flag,
    service,
  },
  /** Ends a running answer; the text so far is stored. */
  stopChatMessage: {
    method: "POST",
    path: "/chat/message/:messageId/stop",
    access: chat,
    effect: "write",
    unlocked: "own",
    answer: mutation({ log: chatAnswer }),
    flag,
    service,
  },
  rateChatMessage: {
    method: "POST",
    path: "/chat/message/:messageId/rating",
    access: chat,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({ rating: v.nullable(v.picklist(chatRatings)) }),
    answer: done,
    flag,
    service,
  },
  chatConversation: {
    method: "GET",
    path: "/chat/conversation/:id",
    access: chat,
    effect: "read",
    query: conversationQuery,
    answer: chatConversation,
    flag,
    service,
  },
  deleteChatConversation: {
    method: "DELETE",
    path: "/chat/conversation/:id",
    access: chat,
    effect: "write",
    unlocked: "own",
    answer: done,
    flag,
    service,
  },
  /** Questions grouped by wording, without names. */
  chatConversations: {
    method: "GET",
    path: "/chat/conversations",
    access: documents,
    effect: "read",
    query: conversationsQuery,
    answer: chatQuestions,
    flag,
    service,
  },
  /** Erases every conversation of a user. */
  eraseChatConversations: {
    method: "DELETE",
    path: "/chat/conversations/:userId",
    access: holders("User_CRUD"),
    effect: "write",
    unlocked: "gone",
    answer: mutation({ conversations: v.number() }),
    flag,
    service,
  },
  chatDocuments: {
    method: "GET",
    path: "/chat/documents",
    access: documents,
    effect: "read",
    query: documentsQuery,
    answer: chatDocuments,
    flag,
    service,
  },
  /** Once it has answered, no search, answer or conversation holds their text. */
  deleteChatDocuments: {
    method: "DELETE",
    path: "/chat/documents",
    access: documents,
    effect: "write",
    unlocked: "choice",
    query: deleteDocumentsQuery,
    answer: mutation({ deleted: v.array(v.string()) }),
    flag,
    service,
  },
  /** A form with `files` (repeatable) and the fields of `documentUpload`; answers once the bytes are stored. */
  uploadChatDocuments: {
    method: "POST",
    path: "/chat/documents/upload",
    access: documents,
    effect: "write",
    unlocked: "adds",
    bodyType: "multipart",
    body: documentUpload,
    answer: uploadResult,
    flag,
    service,
  },
  updateChatDocument: {
    method: "PUT",
    path: "/chat/documents/:documentId",
    access: documents,
    effect: "write",
    unlocked: "choice",
    body: documentChange,
    answer: mutation({ document: chatDocument }),
    flag,
    service,
  },
  chatDocumentPage: {
    method: "GET",
    path: "/chat/documents/:documentId/pages/:pageNumber",
    access: chat,
    effect: "read",
    answer: documentPage,
    flag,
    service,
  },
  chatDocumentFile: {
    method: "GET",
    path: "/chat/documents/:documentId/file",
    access: chat,
    effect: "read",
    answer: "download",
    flag,
    service,
  },
  /** What a question finds, for those who write documents; nothing is stored. */
  chatRetrievalCheck: {
    method: "POST",
    path: "/chat/retrieval-check",
    access: documents,
    effect: "read",
    body: retrievalQuestion,
    answer: retrievalAnswer,
    flag,
    service,
  },
  chatHealthCheck: {
    method: "GET",
    path: "/chat/health-check",
    access: signedIn,
    effect: "read",
    pollMs: limits.chatHealthCheckMs,
    answer: chatHealth,
    flag,
    service,
  },
} as const satisfies Record<string, Call>;
