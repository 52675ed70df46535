/** What a request says, checked against the schemas of its call. */
import * as v from "valibot";
import { messageOfIssue } from "@paygauge/api-types/catalogue/issue-message";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { idFormOf } from "@paygauge/api-types/ids";
import { limits } from "@paygauge/api-types/limits";
import { invalidFields, notFound, refuse } from "./refusal.ts";

/**
 * Parses a query or a body.
 * @throws Refusal 422 with field errors by path; 404 for an ID whose form names nothing
 */
export function parseInput(schema: v.GenericSchema, value: unknown, part: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (result.issues.some(({ requirement }) => idFormOf(requirement) !== undefined)) throw notFound("entry");
  const errors: Record<string, Message> = Object.create(null);
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? part] ??= messageOfIssue(issue);
  throw invalidFields(errors);
}

/** Reads bytes with a limit that holds whatever Content-Length claims. @throws Refusal 413 */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = refuse("requestTooLarge", { most: limits.jsonBodyBytes });
  if (Number(request.headers.get("content-length") ?? "0") > limits.jsonBodyBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limits.jsonBodyBytes) throw tooLarge;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** Reads the text of a JSON body. @throws Refusal 400, 413, 415 */
export async function readJsonText(request: Request): Promise<string> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refuse("sendJson");
  const bytes = await readBytes(request);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw refuse("notUtf8");
  }
}

/** Parses the text of a JSON body. @throws Refusal 400 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("notJson");
  }
}
