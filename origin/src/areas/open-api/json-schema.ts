/** JSON Schema (draft 2020-12, which OpenAPI 3.1 uses) of the schemas that calls declare. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

export type JsonSchema = Readonly<Record<string, unknown>>;

const binary = { type: "string", contentMediaType: "application/octet-stream" } as const;
const known = new WeakMap<GenericSchema, Map<string, JsonSchema>>();

function converted(schema: GenericSchema, typeMode: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: "draft-2020-12",
    // Checks and transformations have no equal there: the API still applies them.
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type === "file" || valibotSchema.type === "blob") return binary;
      return valibotSchema.type === "record" ? { type: "object", additionalProperties: {} } : undefined;
    },
  });
  return rest;
}

/** The JSON Schema of what a request carries (`input`) or an answer has (`output`); computed once for each schema. */
export function jsonSchemaOf(schema: GenericSchema, typeMode: "input" | "output"): JsonSchema {
  const byMode = known.get(schema) ?? new Map<string, JsonSchema>();
  known.set(schema, byMode);
  const found = byMode.get(typeMode) ?? converted(schema, typeMode);
  byMode.set(typeMode, found);
  return found;
}
