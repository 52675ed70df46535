import type { ChatScope } from "@paygauge/api-types/entities/chat";
import type { Conversations } from "./conversations/conversations-object.ts";
import { everyone, type Corpus } from "./corpus/corpus-object.ts";
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

const noted = new Set<string>();

/** Remembers that an issuer has an object of a kind, once in this isolate. */
async function note(env: Env, owner: string, what: "documents" | "conversations"): Promise<void> {
  if (noted.has(`${what} ${owner}`)) return;
  await corpusOf(env, null).noteTenant(owner, what);
  noted.add(`${what} ${owner}`);
}

export const noteDocuments = (env: Env, issuerId: string): Promise<void> => note(env, issuerId, "documents");

export async function conversationsOf(env: Env, scope: ChatScope): Promise<DurableObjectStub<Conversations>> {
  const home = homeOf(scope);
  await note(env, home, "conversations");
  return objectNamed<Conversations>(env.CONVERSATIONS, home);
}

/** Every object of conversations. */
export async function allConversations(env: Env): Promise<DurableObjectStub<Conversations>[]> {
  const homes = await corpusOf(env, null).tenants("conversations");
  return homes.map((home) => objectNamed<Conversations>(env.CONVERSATIONS, home));
}

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
