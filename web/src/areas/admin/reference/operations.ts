import * as v from "valibot";
import { curlOf, exampleOf } from "@paygauge/api-types/request-example";

const schema = v.record(v.string(), v.unknown());
const parameter = v.object({
  name: v.string(),
  in: v.picklist(["path", "query", "header"]),
  required: v.boolean(),
  description: v.optional(v.string()),
});
const operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  "x-permissions": v.optional(v.array(v.string()), []),
  parameters: v.array(parameter),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema })) })),
});
const documentForm = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), schema) }),
});

/** One endpoint as the reference shows it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly needs: readonly string[];
  readonly parameters: readonly v.InferOutput<typeof parameter>[];
  /** The request as a line for a shell. */
  readonly curl: string;
}

type Parsed = v.InferOutput<typeof documentForm>;

function viewOf(method: string, path: string, each: v.InferOutput<typeof operation>, parsed: Parsed, site: string) {
  const [type, content] = Object.entries(each.requestBody?.content ?? {})[0] ?? [];
  const required = (place: "query" | "header") =>
    each.parameters.filter((one) => one.in === place && one.required).map(({ name }) => name);
  return {
    id: each.operationId,
    method: method.toUpperCase(),
    path,
    summary: each.summary,
    tag: each.tags[0] ?? "",
    needs: each["x-permissions"],
    parameters: each.parameters,
    curl: curlOf(site, {
      method: method.toUpperCase(),
      path,
      query: required("query"),
      headers: required("header"),
      type,
      body: content === undefined ? undefined : exampleOf(content.schema, parsed.components.schemas),
    }),
  };
}

/** The endpoints of an OpenAPI document, in its order. */
export function operationsOf(document: unknown, site: string): readonly Operation[] {
  const parsed = v.parse(documentForm, document);
  return Object.entries(parsed.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => viewOf(method, path, each, parsed, site)),
  );
}

/** Endpoints that have all words of a search in their path, name or permissions, by the part of the API. */
export function matching(operations: readonly Operation[], search: string): ReadonlyMap<string, Operation[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const each of operations) {
    const text = [each.method, each.path, each.summary, ...each.needs].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(each.tag, [...(groups.get(each.tag) ?? []), each]);
  }
  return groups;
}
