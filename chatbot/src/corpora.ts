import type { ChatScope } from "@paygauge/api-types/entities/chat";
import type { Conversations } from "./conversations/conversations-object.ts";
import type { Corpus } from "./corpus/corpus-object.ts";
import { everyone } from "./corpus/everyone.ts";
import { objectNamed, type Env } from "./env.ts";

/** Whose documents: an issuer's, or null for everyone's. */
export type Owner = string | null;

/** Conversations of staff, and of users without an issuer. */
const staff = "staff";
const unaffiliated = "none";

const nameOf = (owner: Owner): string => (owner === null ? everyone : `issuer:${owner}`);

export const corpusOf = (env: Env, owner: Owner): DurableObjectStub<Corpus> =>
  objectNamed<Corpus>(env.CORPUS, nameOf(owner));

/** Whose object holds a user's conversations: it never depends on the page. */
function homeOf({ is_staff, issuers }: ChatScope): string {
  if (is_staff) return staff;
  const [first] = issuers.map(({ id }) => id).toSorted();
  return first ?? unaffiliated;
}

/** Notes that an issuer has documents of its own: they are then found by their ID. */
export async function noteDocuments(env: Env, issuerId: string): Promise<void> {
  await corpusOf(env, null).noteTenant(issuerId, "documents");
}

export const conversationsOf = (env: Env, scope: ChatScope): DurableObjectStub<Conversations> =>
  objectNamed<Conversations>(env.CONVERSATIONS, homeOf(scope));

/** Notes that there are conversations where this user's are: deleted documents are removed from them. */
export async function noteConversations(env: Env, scope: ChatScope): Promise<void> {
  await corpusOf(env, null).noteTenant(homeOf(scope), "conversations");
}

/** An object of conversations, with the issuer whose users they are of; null: of staff, or of users without one. */
interface ConversationHome {
  readonly conversations: DurableObjectStub<Conversations>;
  readonly issuerId: string | null;
}

const homeAt = (env: Env, home: string): ConversationHome => ({
  conversations: objectNamed<Conversations>(env.CONVERSATIONS, home),
  issuerId: home === staff || home === unaffiliated ? null : home,
});

/** The conversations of this user's issuer. */
export const ownHome = (env: Env, scope: ChatScope): ConversationHome => homeAt(env, homeOf(scope));

/** Every object of conversations. */
export async function allHomes(env: Env): Promise<ConversationHome[]> {
  return (await corpusOf(env, null).tenants("conversations")).map((home) => homeAt(env, home));
}

export const allConversations = async (env: Env): Promise<DurableObjectStub<Conversations>[]> =>
  (await allHomes(env)).map(({ conversations }) => conversations);

/** Whose documents the user may read: everyone's, and those of the issuers that the origin named. */
export async function readableOwners(env: Env, scope: ChatScope): Promise<Owner[]> {
  const withDocuments = new Set(await corpusOf(env, null).tenants("documents"));
  return [null, ...scope.issuers.map(({ id }) => id).filter((id) => withDocuments.has(id))];
}

/** Finds a document among those that the user may read; null where it isn't there. */
export async function ownerOfDocument(
  env: Env,
  scope: ChatScope,
  id: string,
): Promise<{ readonly owner: Owner } | null> {
  for (const owner of await readableOwners(env, scope)) {
    const [found] = await corpusOf(env, owner).present([id]);
    if (found !== undefined) return { owner };
  }
  return null;
}
