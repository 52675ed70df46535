import { message } from "@paygauge/api-types/catalogue/message";
import type { ChatDocument, ChatScope } from "@paygauge/api-types/entities/chat";
import type { Handlers } from "../call-context.ts";
import { corpusOf, noteDocuments, ownerOfDocument, readableOwners, type Owner } from "../corpora.ts";
import type { ListedDocument } from "../corpus/listed-document.ts";
import { done } from "@paygauge/worker/done";
import type { Env } from "../env.ts";
import { mediaTypes } from "../reading/document-kind.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { forgetEverywhere, requireOwner } from "./document-access.ts";
import { uploadDocuments } from "./upload-documents.ts";

const issuerName = ({ issuers }: ChatScope, owner: Owner): string | null =>
  issuers.find(({ id }) => id === owner)?.name ?? null;

const listed = (scope: ChatScope, owner: Owner, document: ListedDocument): ChatDocument => ({
  ...document,
  issuer_id: owner,
  issuer_name: issuerName(scope, owner),
});

/** The owner of a document that the user may manage. @throws Refusal 403, 404 */
async function managedOwner(env: Env, scope: ChatScope, id: string): Promise<Owner> {
  const found = await ownerOfDocument(env, scope, id);
  if (found === null) throw notFound("chatDocument");
  requireOwner(scope, found.owner);
  return found.owner;
}

/** Removes a document everywhere: from search, from its file's bucket, and from answers that quote it. */
async function removeDocument(env: Env, owner: Owner, id: string, by: string): Promise<boolean> {
  const removed = await corpusOf(env, owner).remove(id, by);
  if (removed === null) return false;
  if (removed.key !== null) await env.FILES.delete(removed.key);
  await forgetEverywhere(env, [id]);
  return true;
}

/**
 * Moves a document to another owner: it is added there first, so that nothing is lost in between. It gets a new ID, since
 * answers to users who may no longer read it lose their quotes of the old one.
 */
async function moveDocument(env: Env, from: Owner, to: Owner, id: string, by: string): Promise<string> {
  const source = await corpusOf(env, from).source(id);
  if (source === null) throw notFound("chatDocument");
  // A help page has no file to be read from again.
  if (source.fileKey === null) throw refuse("noPermission");
  if (to !== null) await noteDocuments(env, to);
  const moved = crypto.randomUUID();
  await corpusOf(env, to).add({ ...source, id: moved });
  await corpusOf(env, from).remove(id, by);
  await forgetEverywhere(env, [id]);
  return moved;
}

export const documentHandlers = {
  async chatDocuments({ env, scope, query: { visible_to } }) {
    const owners = (await readableOwners(env, scope)).filter(
      (owner) => visible_to === undefined || (owner ?? "all") === visible_to,
    );
    const lists = await Promise.all(
      owners.map(async (owner) => (await corpusOf(env, owner).documents()).map((each) => listed(scope, owner, each))),
    );
    const documents = lists
      .flat()
      .toSorted((a, b) => b.added_on.localeCompare(a.added_on) || a.name.localeCompare(b.name));
    return {
      documents,
      passages: documents.reduce((sum, { passages }) => sum + passages, 0),
      pages: documents.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
      issuers: scope.issuers,
      manages_everyone: scope.is_staff,
    };
  },

  async deleteChatDocuments({ env, scope, query: { id } }) {
    const ids = [...new Set([id].flat())];
    // All of them are checked before the first is deleted.
    const owned = await Promise.all(
      ids.map(async (each) => ({ id: each, owner: await managedOwner(env, scope, each) })),
    );
    const deleted: string[] = [];
    for (const each of owned) if (await removeDocument(env, each.owner, each.id, scope.user_id)) deleted.push(each.id);
    return { ...done(message("chatDocumentsDeleted", { count: deleted.length })), deleted };
  },

  uploadChatDocuments: (context) => uploadDocuments(context),

  async updateChatDocument({ env, scope, params: { documentId }, body }) {
    let owner = await managedOwner(env, scope, documentId);
    let id = documentId;
    if (body.issuer_id !== undefined && body.issuer_id !== owner) {
      requireOwner(scope, body.issuer_id);
      id = await moveDocument(env, owner, body.issuer_id, documentId, scope.user_id);
      owner = body.issuer_id;
    }
    const corpus = corpusOf(env, owner);
    const changes = { name: body.name, mayQuoteWithheld: body.may_quote_withheld, validFrom: body.valid_from };
    if (!(await corpus.change(id, scope.user_id, changes))) throw notFound("chatDocument");
    const document = await corpus.document(id);
    if (document === null) throw notFound("chatDocument");
    return { ...done(message("chatDocumentSaved")), document: listed(scope, owner, document) };
  },

  async chatDocumentPage({ env, scope, params: { documentId, pageNumber } }) {
    const found = await ownerOfDocument(env, scope, documentId);
    const page = found && (await corpusOf(env, found.owner).page(documentId, Number(pageNumber)));
    if (!page) throw notFound("chatDocument");
    return page;
  },

  async chatDocumentFile({ env, scope, params: { documentId } }) {
    const found = await ownerOfDocument(env, scope, documentId);
    const file = found && (await corpusOf(env, found.owner).file(documentId));
    const stored = file?.key ? await env.FILES.get(file.key) : null;
    if (!file || stored === null) throw notFound("chatDocument");
    const name = `${file.name.replaceAll(/[\\/:*?"<>|]/g, " ")}.${file.kind}`;
    return new Response(stored.body, {
      headers: {
        "content-type": mediaTypes[file.kind],
        "content-length": String(stored.size),
        // Never shown as a page of ours.
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  },
} satisfies Partial<Handlers>;
