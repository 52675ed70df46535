import type { ChatbotCallId } from "@paygauge/api-types/endpoints";
import type { Handlers, MountedHandler } from "./call-context.ts";
import { conversationHandlers } from "./handlers/conversation-handlers.ts";
import { documentHandlers } from "./handlers/document-handlers.ts";
import { eraseHandlers } from "./handlers/erase-handlers.ts";
import { messageHandlers } from "./handlers/message-handlers.ts";
import { serviceHandlers } from "./handlers/service-handlers.ts";

const joined: Handlers = {
  ...messageHandlers,
  ...conversationHandlers,
  ...documentHandlers,
  ...eraseHandlers,
  ...serviceHandlers,
};

/** Every call that the chatbot answers, for the mount, which has parsed each call's parts by that call's own schemas. */
export const handlers: ReadonlyMap<string, MountedHandler> = new Map(
  Object.entries(joined) as unknown as [ChatbotCallId, MountedHandler][],
);
