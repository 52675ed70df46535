import * as v from "valibot";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { done } from "@paygauge/api-types/entities/mutation";
import { fillPath } from "@paygauge/api-types/paths";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, ReleasedCallId } from "@paygauge/api-types/endpoints";
import { message } from "@paygauge/api-types/catalogue/message";
import { callOf } from "./call-table.ts";
import { lockForCall } from "./locks/lock-for-call.ts";
import { noteStaleWrite } from "./locks/stale-write.ts";
import { ApiProblem, notUnderstood, problemOf, unreachable } from "./api-problem.ts";
import { loadedTranslate } from "../texts/catalogue.ts";
import { leaveForSignIn } from "./session.ts";
import { timeZoneHeader } from "@paygauge/api-types/entities/time-zone";

type ParamsPart<Id extends ReleasedCallId> = [keyof ParamsOf<Id>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<Id> };
type BodyPart<Id extends ReleasedCallId> =
  BodyOf<Id> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<Id> };

/** What a call takes: its path's parameters, its query and its JSON body, each as its schemas say. */
export type CallInput<Id extends ReleasedCallId> = ParamsPart<Id> &
  BodyPart<Id> & { readonly query?: QueryOf<Id> | undefined };

interface LooseInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key for every attempt at one write; made again when left out. */
  readonly idempotencyKey?: string;
  /** Sent even when the page goes away at once. */
  readonly keepalive?: boolean;
}

/** Address of a call on this origin; also the href of a download. */
export function callHref<Id extends ReleasedCallId>(id: Id, input: CallInput<Id>): string {
  return hrefOf(callOf(id), input);
}

function hrefOf(call: Call, { params, query }: LooseInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return fillPath(call.path, params ?? {}) + (text === "" ? "" : `?${text}`);
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The user's time zone, and headers that unsafe methods and writes carry (gateway requirements S26, R6). */
export function headersOf(call: Call, idempotencyKey: string): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json", [timeZoneHeader]: timeZone };
  if (call.method !== "GET") headers["x-csrf"] = "1";
  if (call.effect === "write") headers["idempotency-key"] = idempotencyKey;
  return headers;
}

/**
 * Makes a call of the product's table and checks its answer against the call's schema.
 * Throws `ApiProblem` for every refusal and failure; a session that ended leads to sign-in.
 */
export async function callApi<Id extends ReleasedCallId>(
  id: Id,
  input: CallInput<Id>,
  { signal, idempotencyKey = crypto.randomUUID(), keepalive = false }: CallOptions = {},
): Promise<AnswerOf<Id>> {
  const call = callOf(id);
  const loose: LooseInput = input;
  const lock = await lockForCall(call, loose, callApi);
  const headers = { ...headersOf(call, idempotencyKey), ...lock.headers };
  const isForm = bodyTypeOf(call) === "multipart";
  // A form's type names its boundary, which only the browser knows.
  if (loose.body !== undefined && !isForm) headers["content-type"] = "application/json";
  const request = {
    method: call.method,
    headers,
    ...(loose.body === undefined ? {} : { body: isForm ? formOf(loose.body) : JSON.stringify(loose.body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive && isShort(loose.body) ? { keepalive } : {}),
  };
  const { response, answer, problem } = await answerOf(hrefOf(call, loose), request).finally(lock.done);
  if (problem !== null) {
    if (lock.entity !== null)
      noteStaleWrite({ entity: lock.entity, params: loose.params ?? {}, wanted: loose.body }, problem);
    throw refusal(problem);
  }
  const schema = call.answer;
  if (schema === undefined || schema === "download") throw new Error(`${id} answers a file: link to it instead.`);
  const read = v.safeParse(schema, answer);
  // The schema is the call's own, so its output is the call's answer; no narrower guard exists.
  if (read.success) return (call.effect === "read" ? read.output : await translated(read.output)) as AnswerOf<Id>;
  throw new ApiProblem({
    status: response.status,
    code: notUnderstood,
    detail: (await loadedTranslate())(
      message("answerShape", { call: id, place: v.getDotPath(read.issues[0]) ?? "whole answer" }),
    ),
    correlationId: correlationOf(response),
  });
}

/** Whether it may outlive its page: browsers refuse to send more than 64 KiB so, at any time. */
const isShort = (body: unknown) => new Blob([JSON.stringify(body) ?? ""]).size < 60_000;

const correlationOf = (response: Response) => response.headers.get("x-correlation-id") ?? undefined;

/**
 * Asks until the session is the present one: a role switch of another tab replaces it while a call is on its way. What
 * was refused so had no effect; the browser has the new session a moment later.
 */
async function answerOf(href: string, request: RequestInit) {
  for (let wait = 100; ; wait *= 2) {
    const response = await reach(href, request);
    const answer = await jsonOf(response);
    const problem = response.ok
      ? null
      : problemOf(response.status, answer, correlationOf(response), await loadedTranslate());
    if (problem?.code !== "SESSION_REPLACED") return { response, answer, problem };
    if (wait > 1600) {
      leaveForSignIn();
      return { response, answer, problem };
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** A mutation's answer with its message in the reader's language. */
async function translated(answer: unknown): Promise<unknown> {
  const read = v.safeParse(done, answer);
  if (typeof answer !== "object" || !read.success) return answer;
  const { message: english, messageRef } = read.output;
  return { ...answer, message: (await loadedTranslate())(messageRef ?? english, english) };
}

/** A body as the fields of a form; what is undefined is left out. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.set(name, value, value.name);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/** A call whose answer is a file. @throws ApiProblem */
export async function fileOf<Id extends ReleasedCallId>(id: Id, input: CallInput<Id>): Promise<Response> {
  const call = callOf(id);
  const response = await reach(hrefOf(call, input), { method: call.method, headers: headersOf(call, "") });
  if (response.ok) return response;
  const problem = problemOf(response.status, await jsonOf(response), correlationOf(response), await loadedTranslate());
  throw refusal(problem);
}

async function reach(href: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(href, { ...init, credentials: "same-origin", redirect: "error" });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "AbortError") throw thrown;
    throw unreachable(await loadedTranslate());
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** A 401 of an ended session leaves the page; the problem is still thrown for anyone who waits. */
export function refusal(problem: ApiProblem): ApiProblem {
  if (problem.status === 401 && problem.code !== "SESSION_REPLACED") leaveForSignIn();
  return problem;
}
