import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { parseInput, parseJson, readJsonText } from "@paygauge/worker/read-input";
import { readMultipart } from "./read-multipart.ts";
import { refuse } from "@paygauge/worker/refusal";

/** What the request says, parsed by the call's schemas; `text` is the body as received, for the idempotency digest. */
interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly text: string;
}

function queryObject(url: URL): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) throw refuse("parameterTwice", { name: name.slice(0, 60) });
    query[name] = value;
  }
  return { ...query };
}

/** Reads and checks query and body as the call declares them. A binary body is left to the handler as a stream. */
export async function readRequest(call: Call, request: Request, url: URL): Promise<ReadRequest> {
  const query = call.query ? parseInput(call.query, queryObject(url), "query") : undefined;
  if (bodyTypeOf(call) === "multipart") {
    const { fields, text } = await readMultipart(request);
    return { query, body: call.body ? parseInput(call.body, fields, "body") : undefined, text };
  }
  if (bodyTypeOf(call) !== "json") return { query, body: undefined, text: "" };
  const text = await readJsonText(request);
  const value = parseJson(text);
  return { query, body: call.body ? parseInput(call.body, value, "body") : undefined, text };
}
