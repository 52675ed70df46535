import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { parseInput, parseJson, readJsonText } from "@paygauge/worker/read-input";
import { readForm } from "./read-form.ts";

interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly files: readonly File[];
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

/** Reads and checks query and body as the call declares them. @throws Refusal 400, 404, 413, 415, 422 */
export async function readRequest(call: Call, request: Request, url: URL): Promise<ReadRequest> {
  const query = call.query ? parseInput(call.query, queryObject(url), "query") : undefined;
  switch (bodyTypeOf(call)) {
    case "multipart": {
      const { fields, files } = await readForm(request);
      return { query, body: call.body ? parseInput(call.body, fields, "body") : undefined, files };
    }
    case "json":
      return {
        query,
        body: call.body ? parseInput(call.body, parseJson(await readJsonText(request)), "body") : undefined,
        files: [],
      };
    case "binary":
    case "none":
      return { query, body: undefined, files: [] };
  }
}
