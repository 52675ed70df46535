/** One call as an OpenAPI operation. */
import type { GenericSchema } from "valibot";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { pathIds } from "@paygauge/api-types/endpoints/path-ids";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { idPattern, type IdForm } from "@paygauge/api-types/ids";
import { ownValue } from "@paygauge/api-types/own-value";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";

const mediaTypes = {
  json: "application/json",
  multipart: "multipart/form-data",
  binary: "application/octet-stream",
} as const;
const forms: Readonly<Record<string, IdForm>> = pathIds;

/** "registerProgram" as "Register program". */
export function summaryOf(id: string): string {
  const words = id.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The part of the API that a path belongs to: "jobs" of /api/v1/jobs/:jobId. */
export const tagOf = (path: string): string => path.replace("/api/v1/", "").split("/")[0] ?? "";

/** A path as OpenAPI writes it: parameters in braces. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const form = ownValue(forms, name);
    const schema = form === undefined ? { type: "string" } : { type: "string", pattern: idPattern(form) };
    return { name, in: "path", required: true, schema };
  });
}

function queryParameters(query: GenericSchema | undefined) {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, "input");
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({
    name,
    in: "query",
    required: names.includes(name),
    schema,
  }));
}

const headerParameter = (name: string, description: string, required: boolean) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

function headerParameters(call: Call) {
  if (call.effect !== "write") return [];
  const key = headerParameter("Idempotency-Key", "Repeats are answered with the first answer for 24 hours.", false);
  const lock = headerParameter(lockHeader, "Fencing token of the entity’s write lock.", true);
  return [...(bodyTypeOf(call) === "binary" ? [] : [key]), ...(call.locked === undefined ? [] : [lock])];
}

function requestBody(call: Call, refer: Refer) {
  const type = bodyTypeOf(call);
  if (type === "none") return {};
  const schema = call.body === undefined ? {} : refer(jsonSchemaOf(call.body, "input"));
  return { requestBody: { required: true, content: { [mediaTypes[type]]: { schema } } } };
}

function okResponse({ answer }: Call, refer: Refer) {
  if (answer === undefined || answer === "download") {
    return { description: "A file.", content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  }
  return { description: "Done.", content: { "application/json": { schema: refer(jsonSchemaOf(answer, "output")) } } };
}

/** A schema, or a reference to where the document has it. */
type Refer = (schema: JsonSchema) => JsonSchema;

/** The permissions that a call needs; none where it needs only that its caller is known. */
const permissionsNeeded = ({ access }: Call): readonly string[] => (access.who === "holders" ? access.of : []);

/** A call with its parameters, body, answers and the permissions that it needs. */
export function operationOf(id: string, call: Call, refer: Refer) {
  const needs = permissionsNeeded(call);
  return {
    operationId: id,
    summary: summaryOf(id),
    tags: [tagOf(call.path)],
    ...(needs.length > 0 && { description: `Needs ${needs.join(" and ")}.`, "x-permissions": needs }),
    parameters: [...pathParameters(call.path), ...queryParameters(call.query), ...headerParameters(call)],
    ...requestBody(call, refer),
    responses: {
      "200": okResponse(call, refer),
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}
