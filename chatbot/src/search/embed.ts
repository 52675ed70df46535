import * as v from "valibot";
import { embeddingVectors, type ChatScope } from "@paygauge/api-types/entities/chat";
import { corpusOf, readableOwners } from "../corpora.ts";
import type { TextVector } from "../corpus/vector-store.ts";
import type { Env } from "../env.ts";
import { readOrigin, type Asker } from "../request/scope.ts";

/** A question waits at most so long for its vector; passages that become vectors may take longer, ms. */
const questionMs = 3000;
const passagesMs = 20_000;
/** Calls to the model after one request: its identity lives half a minute. */
const maxCalls = 20;

type Searcher = Pick<ChatScope, "embedding_model">;

/** Asks the origin's model for vectors; null where it has none, which is logged. */
async function vectorsOf(asker: Asker, model: string, texts: readonly string[], ms: number) {
  try {
    const response = await readOrigin(asker, "/api/v1/chat-embedding", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ texts }),
      signal: AbortSignal.timeout(ms),
    });
    if (!response.ok) throw new Error(`The model's call answered ${response.status}.`);
    const answer = v.parse(embeddingVectors, await response.json());
    // Another model than the scope named: its vectors don't compare.
    if (answer.vectors?.length !== texts.length || answer.model !== model) throw new Error("The model has no vectors.");
    return answer.vectors;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(JSON.stringify({ event: "chat-embedding", reason }));
    return null;
  }
}

/** The vector of a question; null: documents are searched by its words alone. */
export async function vectorOf(
  asker: Asker,
  { embedding_model: model }: Searcher,
  text: string,
): Promise<TextVector | null> {
  if (model === null) return null;
  const [vector] = (await vectorsOf(asker, model, [text], questionMs)) ?? [];
  return vector === undefined ? null : { model, vector };
}

/**
 * Turns passages that have no vector of the model in use into vectors, in the documents that the user may read. Only
 * users' requests reach the model, so that each of them takes some of the work on.
 */
export async function embedPassages(env: Env, asker: Asker, scope: ChatScope): Promise<void> {
  const { embedding_model: model } = scope;
  if (model === null) return;
  let calls = 0;
  for (const owner of await readableOwners(env, scope)) {
    const corpus = corpusOf(env, owner);
    for (; calls < maxCalls; calls++) {
      const passages = await corpus.toEmbed(model);
      if (passages.length === 0) break;
      const texts = passages.map(({ text }) => text);
      const vectors = await vectorsOf(asker, model, texts, passagesMs);
      await corpus.takeVectors(model, vectors?.map((vector, at) => ({ id: passages[at]?.id ?? 0, vector })) ?? null);
      if (vectors === null) return;
    }
  }
}
