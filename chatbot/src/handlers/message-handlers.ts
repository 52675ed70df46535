import { message } from "@paygauge/api-types/catalogue/message";
import { chatLimits, type ChatLog } from "@paygauge/api-types/entities/chat";
import { answerWithTerms, documentFor } from "../answers/answer-question.ts";
import { isAboutJob } from "../figures/about-job.ts";
import { answerFromFigures } from "../figures/answer-figures.ts";
import { notWorkedOut } from "../figures/not-worked-out.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { conversationsOf, corpusOf, noteConversations } from "../corpora.ts";
import type { Outcome } from "../conversations/conversations-object.ts";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { scopeOf } from "../request/scope.ts";
import { embedPassages } from "../search/embed.ts";
import { eventStream, type Tell } from "./event-stream.ts";

type Asking = CallContext<"chatMessage">;

/** Finds the answer and stores it. @throws Refusal 500 after it was stored as failed */
async function answer(
  { env, asker, body, scope }: Asking,
  log: ChatLog,
  before: string | null,
  tell: Tell,
): Promise<ChatLog> {
  const conversations = conversationsOf(env, scope);
  try {
    // The page context is the origin's to grant: an ID of another tenant's job is refused before the question is stored.
    const seen = body.job_id === undefined ? scope : await scopeOf(asker, body.job_id, false);
    const progress = async (outcome: Outcome): Promise<boolean> => {
      const stored = await conversations.store(log.id, outcome);
      if (stored !== null) tell(stored);
      return stored?.state === "pending";
    };
    const { question, searched_for: searchedFor } = body;
    const language = body.language ?? scope.language ?? "en";
    const page = { asker, scope: seen, supplierKey: body.supplier_key ?? null };
    // Who edits the search words asks the documents.
    const figures = searchedFor === undefined ? await answerFromFigures(page, question, language) : null;
    const asked = { question, before, searchedFor, scope: seen, language };
    const isOfJob = seen.job !== null && searchedFor === undefined && isAboutJob(question, language);
    const outcome =
      figures ??
      (isOfJob
        ? notWorkedOut(question, language, await documentFor(env, asked))
        : await answerWithTerms(env, asked, { asker, progress }));
    const stored = await conversations.store(log.id, outcome);
    if (stored === null) throw notFound("conversation");
    await noteCited(env, seen.issuer_id, stored);
    return stored;
  } catch (error) {
    const failed = conversations.store(log.id, {
      state: "failed",
      mode: "quotes",
      sentences: [],
      sources: [],
      closest: null,
      searchedFor: null,
      tokenCount: 0,
    });
    // Where it can't be stored either, it is listed as failed once its time is over; the first error says why.
    await failed.catch(() => null);
    throw error;
  }
}

async function noteCited(env: Asking["env"], issuerId: string | null, { sources }: ChatLog): Promise<void> {
  const ids = sources.flatMap(({ document_id }) => (document_id === null ? [] : [document_id]));
  if (ids.length === 0) return;
  const owners = issuerId === null ? [null] : [null, issuerId];
  await Promise.all(owners.map((owner) => corpusOf(env, owner).noteCited(ids)));
}

export const messageHandlers = {
  async chatMessage(context) {
    const { env, asker, scope, body, requestKey, request } = context;
    if (body.job_id !== undefined) await scopeOf(asker, body.job_id, false);
    await noteConversations(env, scope);
    context.execution.waitUntil(embedPassages(env, asker, scope));
    const conversations = conversationsOf(env, scope);
    const begun = await conversations.begin({
      userId: scope.user_id,
      conversationId: body.conversation_id ?? null,
      requestKey,
      question: body.question,
    });
    if (begun.kind === "unknown") throw notFound("conversation");
    if (begun.kind === "tooMany") {
      const headers = { "retry-after": String(begun.waitSeconds) };
      throw refuse("chatTooManyQuestions", { most: chatLimits.questionsPerMinute }, { headers });
    }
    const write = async (tell: Tell): Promise<ChatLog> => {
      if (begun.kind === "begun") return answer(context, begun.log, begun.before, tell);
      return (await conversations.whenDone(scope.user_id, begun.log.id)) ?? begun.log;
    };
    if (request.headers.get("accept")?.includes("text/event-stream"))
      return eventStream(begun.log, write, context.execution);
    return write(() => {});
  },

  async stopChatMessage({ env, scope, params: { messageId } }) {
    const log = await conversationsOf(env, scope).stop(scope.user_id, messageId);
    if (log === null) throw notFound("question");
    return { ...done(message("chatStopped")), log };
  },

  async rateChatMessage({ env, scope, params: { messageId }, body: { rating } }) {
    if (!(await conversationsOf(env, scope).rate(scope.user_id, messageId, rating))) throw notFound("question");
    return done(message("chatRated"));
  },
} satisfies Partial<Handlers>;
