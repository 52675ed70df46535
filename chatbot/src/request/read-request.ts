import * as v from "valibot";
import { messageOfIssue } from "@paygauge/api-types/catalogue/issue-message";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { idFormOf } from "@paygauge/api-types/ids";
import { limits } from "@paygauge/api-types/limits";
import { invalidFields, notFound, refuse } from "../refusal.ts";
import { readForm } from "./read-form.ts";

interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly files: readonly File[];
}

function parseInput(schema: v.GenericSchema, value: unknown, part: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (result.issues.some(({ requirement }) => idFormOf(requirement) !== undefined)) throw notFound("entry");
  const errors: Record<string, Message> = Object.create(null);
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? part] ??= messageOfIssue(issue);
  throw invalidFields(errors);
}

/** A parameter that is repeated is a list. */
function queryObject(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

async function readJson(request: Request): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refuse("sendJson");
  const bytes = await readBounded(request, limits.jsonBodyBytes);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw refuse("notUtf8");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("notJson");
  }
}

async function readBounded(request: Request, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > most) throw refuse("requestTooLarge", { most });
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Reads and checks query and body as the call declares them. @throws Refusal 400, 404, 413, 415, 422 */
export async function readRequest(call: Call, request: Request, url: URL): Promise<ReadRequest> {
  const query = call.query ? parseInput(call.query, queryObject(url), "query") : undefined;
  switch (bodyTypeOf(call)) {
    case "multipart": {
      const { fields, files } = await readForm(request);
      return { query, body: call.body ? parseInput(call.body, fields, "body") : undefined, files };
    }
    case "json":
      return { query, body: call.body ? parseInput(call.body, await readJson(request), "body") : undefined, files: [] };
    case "binary":
    case "none":
      return { query, body: undefined, files: [] };
  }
}
