import { exports } from "cloudflare:workers";
import { importJWK, SignJWT } from "jose";
import * as v from "valibot";
import {
  chatAnswer,
  chatDocuments,
  uploadResult,
  type ChatAnswer,
  type ChatDocument,
  type UploadResult,
} from "@paygauge/api-types/entities/chat";
import {
  identityAudiences,
  identityHeader,
  readsHeader,
  type IdentityAudience,
} from "@paygauge/api-types/entities/identity";
import { testEnv } from "./test-env.ts";

export interface CallOptions {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
  /** More claims of the identity for reads; the stand-in origin takes its mode and flag from them. */
  readonly claims?: Record<string, unknown>;
}

/** Signs an identity as the edge does. */
export async function signAs(
  user: string,
  audience: IdentityAudience,
  claims: Record<string, unknown> = {},
): Promise<string> {
  const key = await importJWK(JSON.parse(testEnv.TEST_SIGNING_KEY), "ES256");
  const seconds = Math.floor(Date.now() / 1000);
  const all = { sid: "s1", brand: "brand1", env: "local", roles: null, iat: seconds, exp: seconds + 30, ...claims };
  return new SignJWT({ ...all, iss: "paygauge-edge", aud: audience, sub: `idp|${user}` })
    .setProtectedHeader({ alg: "ES256", kid: "test" })
    .sign(key);
}

/** Calls the chatbot as the edge does for a signed-in user. */
export async function callAs(user: string, method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set(identityHeader, await signAs(user, identityAudiences.chatbot));
  headers.set(readsHeader, await signAs(user, identityAudiences.reads, options.claims));
  if (options.body !== undefined) headers.set("content-type", "application/json");
  const body = options.form ?? (options.body === undefined ? null : JSON.stringify(options.body));
  return exports.default.fetch(new Request(`http://chatbot.internal${path}`, { method, headers, body }));
}

/** Asks a question. @throws Error where it isn't answered with 200 */
export async function ask(user: string, question: string, more: object = {}): Promise<ChatAnswer> {
  const response = await callAs(user, "POST", "/chat/message", { body: { question, ...more } });
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  return v.parse(chatAnswer, answer);
}

interface UploadOptions {
  readonly issuerId?: string;
  readonly replaces?: string;
  readonly as?: string;
  /** More fields of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Uploads files, each by its name and content. */
export async function upload(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  options: UploadOptions = {},
): Promise<UploadResult> {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append("files", new File([content], name));
  if (options.issuerId !== undefined) form.set("issuer_id", options.issuerId);
  if (options.replaces !== undefined) form.set("replaces", options.replaces);
  for (const [name, value] of Object.entries(options.fields ?? {})) form.set(name, value);
  const response = await callAs(options.as ?? "staff-1", "POST", "/chat/documents/upload", { form });
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  return v.parse(uploadResult, answer);
}

export async function documents(user = "staff-1"): Promise<readonly ChatDocument[]> {
  const response = await callAs(user, "GET", "/chat/documents");
  return v.parse(chatDocuments, await response.json()).documents;
}
