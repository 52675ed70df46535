import type { ChatScope } from "@paygauge/api-types/entities/chat";
import { allConversations, type Owner } from "../corpora.ts";
import type { Env } from "../env.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";

/** Lets staff manage every document, and other users those of their own issuers. @throws Refusal 403 for everyone's */
export function requireOwner({ is_staff, issuers }: ChatScope, owner: Owner): void {
  if (owner === null && !is_staff) throw refuse("noPermission");
  if (owner !== null && !issuers.some(({ id }) => id === owner)) throw notFound("issuer");
}

/** Removes the text of deleted documents from every conversation. */
export async function forgetEverywhere(env: Env, ids: readonly string[]): Promise<void> {
  const objects = await allConversations(env);
  await Promise.all(objects.map((each) => each.forgetDocuments(ids)));
}
