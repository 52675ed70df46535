import { isTestEnvironment } from "@paygauge/api-types/access/test-environment";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../call-context.ts";
import { allConversations, corpusOf } from "../corpora.ts";

/** Deletes every uploaded file. @returns how many */
async function deleteFiles(files: R2Bucket): Promise<number> {
  for (let count = 0; ;) {
    const { objects } = await files.list();
    if (objects.length === 0) return count;
    await files.delete(objects.map(({ key }) => key));
    count += objects.length;
  }
}

export const eraseHandlers = {
  /** Everyone's corpus is last: it knows which others there are. */
  async eraseAssistant({ env, body }) {
    if (!isTestEnvironment(env.ENVIRONMENT)) throw notFound("entry");
    if (body.environment !== env.ENVIRONMENT) throw refuse("resetName");
    let conversations = 0;
    for (const object of await allConversations(env)) conversations += await object.eraseAll();
    for (const issuerId of await corpusOf(env, null).tenants("documents")) await corpusOf(env, issuerId).eraseAll();
    const files = await deleteFiles(env.FILES);
    await corpusOf(env, null).eraseAll();
    return { ...done(message("assistantErased", { count: conversations })), conversations, files };
  },
} satisfies Partial<Handlers>;
