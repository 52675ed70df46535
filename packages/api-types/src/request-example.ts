/** Examples of requests, derived from the schemas that the document has. */
type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values that a reader expects where the schema alone would allow any. */
const usual = new Map<string, unknown>([
  ["pageSize", 25],
  ["currency", "GBP"],
  ["buyerCountry", "GBR"],
  ["email", "ada@example.com"],
]);

const formats = new Map([
  ["date-time", "2026-11-30T06:31:00.000Z"],
  ["date", "2026-11-30"],
  ["email", "ada@example.com"],
  ["uri", "https://example.com/"],
]);

/** Texts to choose from where a pattern or a length asks for another than the first. */
const texts = [
  "text",
  "1",
  "GBR",
  "GB",
  "08:30",
  "2026-11-30",
  "/analysis",
  "job:1",
  "a".repeat(64),
  "a".repeat(43),
  `SHA256:${"a".repeat(43)}`,
];

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const known = typeof format === "string" ? formats.get(format) : undefined;
  const form = typeof pattern === "string" ? new RegExp(pattern, "u") : /^/;
  const fits = (text: string) =>
    form.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength);
  return known ?? texts.find(fits) ?? "text".padEnd(Number(minLength), "t");
}

function objectOf({ properties, required }: JsonSchema, schemas: Schemas): object {
  const needed = Array.isArray(required) ? required : [];
  if (!isSchema(properties)) return {};
  const entries = Object.entries(properties).filter(([name]) => needed.includes(name));
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, usual.get(name) ?? exampleOf(isSchema(schema) ? schema : {}, schemas)]),
  );
}

function listOf({ items, minItems, prefixItems }: JsonSchema, schemas: Schemas): readonly unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.filter(isSchema).map((each) => exampleOf(each, schemas));
  return Array.from({ length: Number(minItems ?? 0) }, () => exampleOf(isSchema(items) ? items : {}, schemas));
}

/** The first alternative that isn't null. */
function alternativeOf(schema: JsonSchema): JsonSchema | undefined {
  const all = [schema["anyOf"], schema["oneOf"]].find((each) => Array.isArray(each)) ?? [];
  return all.filter(isSchema).find(({ type }) => type !== "null");
}

function typedOf(schema: JsonSchema, schemas: Schemas): unknown {
  const { type, minimum, exclusiveMinimum } = schema;
  switch (Array.isArray(type) ? type.find((each) => each !== "null") : type) {
    case "object":
      return objectOf(schema, schemas);
    case "array":
      return listOf(schema, schemas);
    case "string":
      return textOf(schema);
    case "number":
    case "integer":
      return Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));
    case "boolean":
      return true;
    default:
      return null;
  }
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The smallest value of a schema: required properties alone, the first of a choice, no rows where none are needed. */
export function exampleOf(schema: JsonSchema, schemas: Schemas): unknown {
  const { $ref: ref, const: only, enum: choices, allOf } = schema;
  if (typeof ref === "string") return exampleOf(schemas[ref.replace("#/components/schemas/", "")] ?? {}, schemas);
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.filter(isSchema).map((each) => exampleOf(each, schemas)));
  const alternative = alternativeOf(schema);
  return alternative === undefined ? typedOf(schema, schemas) : exampleOf(alternative, schemas);
}

interface Request {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly string[];
  readonly type: string | undefined;
  readonly body: unknown;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as lines of curl: what differs from call to call is a variable of the shell. */
export function curlOf(site: string, { method, path, query, headers, type, body }: Request): string {
  const names = query.map((name) => `${name}=$${name}`).join("&");
  const address = `${site}${path.replaceAll(/\{(\w+)\}/g, "$$$1")}${names === "" ? "" : `?${names}`}`;
  const form = type === "multipart/form-data" && typeof body === "object" && body !== null ? Object.keys(body) : [];
  return [
    `curl -X ${method} "${address}"`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...headers.map((name) => `-H "${name}: $${name.replaceAll("-", "_").toUpperCase()}"`),
    ...(type === "application/json" ? [`-H "Content-Type: ${type}" -d ${quoted(JSON.stringify(body))}`] : []),
    ...(type === "application/octet-stream" ? [`-H "Content-Type: ${type}" --data-binary @part`] : []),
    ...form.map((name) => `-F "${name}=$${name}"`),
  ].join(" \\\n  ");
}
