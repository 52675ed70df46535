import { holders, signedIn } from "../access/access.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const chat = holders("Chatbot_VIEW");
const documents = holders("ChatbotDocumentManagement_CRUD");
const service = "chatbot";

export const chatCalls = {
  chatMessage: { method: "POST", path: "/chat/message", access: chat, effect: "write", unlocked: "system", service },
  chatConversation: { method: "GET", path: "/chat/conversation/:id", access: chat, effect: "read", service },
  deleteChatConversation: {
    method: "DELETE",
    path: "/chat/conversation/:id",
    access: chat,
    effect: "write",
    unlocked: "system",
    service,
  },
  chatDocuments: { method: "GET", path: "/chat/documents", access: documents, effect: "read", service },
  deleteChatDocuments: {
    method: "DELETE",
    path: "/chat/documents",
    access: documents,
    effect: "write",
    unlocked: "system",
    service,
  },
  uploadChatDocuments: {
    method: "POST",
    path: "/chat/documents/upload",
    access: documents,
    effect: "write",
    unlocked: "system",
    bodyType: "multipart",
    service,
  },
  chatHealthCheck: {
    method: "GET",
    path: "/chat/health-check",
    access: signedIn,
    effect: "read",
    pollMs: limits.chatHealthCheckMs,
    service,
  },
} as const satisfies Record<string, Call>;
