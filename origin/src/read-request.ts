import * as v from "valibot";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints";
import { readBytes, readMultipart } from "./read-multipart.ts";
import { Refusal } from "./refusal.ts";

/** What the request says, parsed by the call's schemas; `text` is the body as it came, for the idempotency digest. */
export interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly text: string;
}

/** A schema's complaints as field errors by path. @throws Refusal 422 when there are any. */
export function parseInput(schema: v.GenericSchema, value: unknown, part: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? part;
    errors[path] ??= issue.message;
  }
  const paths = Object.keys(errors);
  const first = paths[0] ?? part;
  const sentence =
    paths.length === 1
      ? `${first}: ${errors[first] ?? ""}`
      : `${paths.length} fields need a correction, first ${first}: ${errors[first] ?? ""}`;
  throw new Refusal(422, "INVALID", sentence, { errors });
}

function queryObject(url: URL): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in query)
      throw new Refusal(
        400,
        "REPEATED_PARAMETER",
        `The parameter "${name.slice(0, 60)}" is given twice. Give it once.`,
      );
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
    throw new Refusal(400, "BODY_NOT_UTF8", "The request is not UTF-8 text.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "BODY_NOT_JSON", "The request's body is not valid JSON.");
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
    throw new Refusal(415, "BODY_TYPE", "Send the body as JSON, with Content-Type: application/json.");
  }
  const text = await readText(request);
  const value = parseJson(text);
  return { query, body: call.body ? parseInput(call.body, value, "body") : undefined, text };
}
