import type { AnswerOf, BodyOf, ChatbotCallId, ParamsOf, QueryOf } from "@paygauge/api-types/endpoints";
import type { ChatScope } from "@paygauge/api-types/entities/chat";
import type { Env } from "./env.ts";
import type { Asker } from "./request/scope.ts";

/** What is the same for every call. */
export interface CallBase {
  readonly env: Env;
  readonly request: Request;
  readonly execution: Pick<ExecutionContext, "waitUntil">;
  readonly asker: Asker;
  /** Without page context. */
  readonly scope: ChatScope;
  readonly files: readonly File[];
  /** The same for every attempt at one write. */
  readonly requestKey: string;
}

export interface CallContext<Id extends ChatbotCallId> extends CallBase {
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
}

type Handler<Id extends ChatbotCallId> = (
  context: CallContext<Id>,
) => Promise<AnswerOf<Id> | Response> | AnswerOf<Id> | Response;

/** One handler for each call that the chatbot answers; a missing one doesn't compile. */
export type Handlers = { readonly [Id in ChatbotCallId]: Handler<Id> };

/** A handler as the mount runs it, with parts that the call's own schemas have parsed. */
export type MountedHandler = (
  context: CallBase & { readonly params: unknown; readonly query: unknown; readonly body: unknown },
) => unknown;
