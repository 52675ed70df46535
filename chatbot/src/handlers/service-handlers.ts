import { settingsIn } from "@paygauge/api-types/entities/worker-settings";
import { isAnswered } from "../answers/quotes.ts";
import { searchDocuments } from "../answers/search-documents.ts";
import { sourceOf } from "../answers/sources.ts";
import type { Handlers } from "../call-context.ts";
import { corpusOf } from "../corpora.ts";
import { notFound } from "@paygauge/worker/refusal";
import { embedPassages, vectorOf } from "../search/embed.ts";

/** Passages that a retrieval check lists. */
const shown = 10;

export const serviceHandlers = {
  async chatRetrievalCheck({ env, asker, scope, body: { question, issuer_id = null } }) {
    if (issuer_id !== null && !scope.issuers.some(({ id }) => id === issuer_id)) throw notFound("issuer");
    const vector = await vectorOf(asker, scope, question);
    const { ranking, terms } = await searchDocuments(env, { issuer_id }, question, scope.language ?? "en", vector);
    return {
      searched_for: question,
      passages: ranking.passages.slice(0, shown).map((passage, at) => sourceOf(passage, at + 1)),
      would_answer: isAnswered(ranking, terms),
    };
  },

  chatbotSettings: async ({ env }) => settingsIn("chatbot", env),

  async chatHealthCheck({ env, asker, execution, scope }) {
    execution.waitUntil(embedPassages(env, asker, scope));
    const owners = scope.issuer_id === null ? [null] : [null, scope.issuer_id];
    const counts = await Promise.all(owners.map((owner) => corpusOf(env, owner).ready()));
    return {
      status: "ok" as const,
      documents: counts.reduce((sum, count) => sum + count, 0),
      mode: scope.model === null ? ("quotes" as const) : ("model" as const),
      model: scope.model,
    };
  },
} satisfies Partial<Handlers>;
