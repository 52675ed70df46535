import * as v from "valibot";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { idFormOf } from "@paygauge/api-types/ids";
import { readBytes, readMultipart } from "./read-multipart.ts";
import { invalidFields, notFound, Refusal, refuse } from "./refusal.ts";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { messageOfIssue } from "@paygauge/api-types/catalogue/issue-message";

/** What the request says, parsed by the call's schemas; `text` is the body as it came, for the idempotency digest. */
interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly text: string;
}

/**
 * A schema's complaints as field errors by path. @throws Refusal 422 when there are any; 404 for an id in a spelling
 * that names nothing.
 */
function parseInput(schema: v.GenericSchema, value: unknown, part: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (result.issues.some(({ requirement }) => idFormOf(requirement) !== undefined)) throw notFound("entry");
  const errors: Record<string, Message> = Object.create(null);
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? part] ??= messageOfIssue(issue);
  throw invalidFields(errors);
}

function queryObject(url: URL): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) throw refuse("parameterTwice", { name: name.slice(0, 60) });
    query[name] = value;
  }
  return { ...query };
}

/** Reads text, bounded. @throws Refusal 413, 400. */
async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(await readBytes(request));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse("notUtf8");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("notJson");
  }
}

/** Reads and checks query and body as the call declares them. A binary body is left to the handler as a stream. */
export async function readRequest(call: Call, request: Request, url: URL): Promise<ReadRequest> {
  const query = call.query ? parseInput(call.query, queryObject(url), "query") : undefined;
  if (bodyTypeOf(call) === "multipart") {
    const { fields, text } = await readMultipart(request);
    return { query, body: call.body ? parseInput(call.body, fields, "body") : undefined, text };
  }
  if (bodyTypeOf(call) !== "json") return { query, body: undefined, text: "" };
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw refuse("sendJson");
  }
  const text = await readText(request);
  const value = parseJson(text);
  return { query, body: call.body ? parseInput(call.body, value, "body") : undefined, text };
}
