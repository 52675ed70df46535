import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { cleanedLine } from "@paygauge/api-types/clean-text";
import { isDiskFull, untilStored } from "@paygauge/worker/disk-full";
import { chatLimits, type UploadResult } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import type { CallContext } from "../call-context.ts";
import { corpusOf, noteDocuments, ownerOfDocument, type Owner } from "../corpora.ts";
import type { Env } from "../env.ts";
import { documentKindOf } from "../reading/document-kind.ts";
import { pause } from "../reading/pause.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { english } from "@paygauge/worker/translate-in";
import { requireOwner } from "./document-access.ts";

const megabyte = 1_000_000;
/** Bytes of a file that tell its kind. */
const headBytes = 4096;
/** Bytes of a file that are stored as one step. */
const sliceBytes = 256 * 1024;

interface Target {
  readonly owner: Owner;
  readonly replaces: string | undefined;
  readonly language: Language;
  readonly by: string;
  readonly validFrom: string | null;
  readonly isAnswer: boolean;
}

type Stored = { readonly failed: MessageRef } | { readonly id: string; readonly sameAs: string | null };

/**
 * Stores a file in slices, between which other requests run, and returns its SHA-256. As a whole, a file of 10 MB would
 * hold the thread for half a second, and a copy of it in memory would be its size again.
 */
async function storeBytes(env: Env, fileKey: string, file: File): Promise<string> {
  const digest = new crypto.DigestStream("SHA-256");
  const digested = digest.getWriter();
  let at = 0;
  const slices = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at >= file.size) return controller.close();
      await pause();
      const slice = new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer());
      at += sliceBytes;
      await digested.write(slice);
      controller.enqueue(slice);
    },
  });
  await env.FILES.put(fileKey, slices.pipeThrough(new FixedLengthStream(file.size)));
  await digested.close();
  return [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const titleOf = (fileName: string): string =>
  cleanedLine(fileName.replace(/\.[a-z]+$/i, "").replaceAll("_", " ")).slice(0, chatLimits.documentName) || "Document";

/** Stores the bytes of a file and queues its reading. */
async function storeFile(env: Env, file: File, target: Target): Promise<Stored> {
  const { owner, replaces, language, by, validFrom, isAnswer } = target;
  if (file.size > chatLimits.documentBytes) {
    return { failed: message("documentTooLarge", { most: chatLimits.documentBytes / megabyte }) };
  }
  const kind = documentKindOf(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (kind === null) return { failed: message("documentType") };
  if (file.size === 0) return { failed: message("documentEmpty") };
  const id = crypto.randomUUID();
  const fileKey = `documents/${id}`;
  const digest = await untilStored(storeBytes(env, fileKey, file), () => refuse("storageFull"));
  const document = {
    id,
    name: titleOf(file.name),
    kind,
    bytes: file.size,
    digest,
    language,
    fileKey,
    addedBy: by,
    addedOn: new Date().toISOString(),
    validFrom,
    isAnswer,
  };
  try {
    const { sameAs, unused } = await corpusOf(env, owner).add(document, replaces);
    if (unused !== null) await env.FILES.delete(unused);
    return { id, sameAs };
  } catch (error) {
    // No row names the file.
    if (isDiskFull(error)) await env.FILES.delete(fileKey);
    throw error;
  }
}

/** Whose documents the files join. @throws Refusal 403, 404, 422 */
async function targetOf({ env, scope, body, files }: CallContext<"uploadChatDocuments">): Promise<Target> {
  const language = body.language ?? scope.language ?? "en";
  const said = { language, by: scope.name, validFrom: body.valid_from ?? null, isAnswer: body.is_answer === "true" };
  if (body.replaces === undefined) {
    const owner = body.issuer_id === undefined || body.issuer_id === "" ? null : body.issuer_id;
    requireOwner(scope, owner);
    return { ...said, owner, replaces: undefined };
  }
  if (files.length !== 1) throw refuse("chatReplaceOne");
  const found = await ownerOfDocument(env, scope, body.replaces);
  if (found === null) throw notFound("chatDocument");
  requireOwner(scope, found.owner);
  return { ...said, owner: found.owner, replaces: body.replaces };
}

/** Answers as soon as the bytes are stored; the corpus reads them afterwards. */
export async function uploadDocuments(context: CallContext<"uploadChatDocuments">): Promise<UploadResult> {
  const { env, files } = context;
  const target = await targetOf(context);
  if (target.owner !== null) await noteDocuments(env, target.owner);
  const result: UploadResult = { uploaded_files: [], failed_files: [], ingestion_result: [] };
  for (const file of files) {
    const name = cleanedLine(file.name).slice(0, chatLimits.documentName);
    const stored = await storeFile(env, file, target);
    if ("failed" in stored) {
      result.failed_files.push({ file: name, reason: english(stored.failed), messageRef: stored.failed });
      continue;
    }
    result.uploaded_files.push(name);
    const state = stored.sameAs === null ? "queued" : "ready";
    result.ingestion_result.push({ document_id: stored.id, file: name, state, same_as: stored.sameAs });
  }
  return result;
}
