/** The API as an OpenAPI 3.1 document, built from the declared calls. */
import { isAllowed } from "@paygauge/api-types/access/access";
import type { FeatureFlag } from "@paygauge/api-types/access/flags";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { isForPrograms, isReleased } from "@paygauge/api-types/endpoints/call";
import { compiledCalls, type CompiledCall } from "@paygauge/api-types/endpoints";
import { problem } from "@paygauge/api-types/entities/mutation";
import { programLimits } from "@paygauge/api-types/entities/programs";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { operationOf, tagOf, templateOf } from "./operation.ts";

/** What decides which calls the document lists. */
interface DocumentFacts {
  readonly permissions: ReadonlySet<Permission>;
  readonly flags: ReadonlySet<FeatureFlag>;
  /** Issuer of the identity provider, where a program gets its token. */
  readonly provider: string;
  readonly version: string;
}

const description = `Send \`Authorization: Bearer\` with an access token of client credentials, and no cookie. At most ${programLimits.callsPerMinute} requests a minute. Lists only what you can call.`;

/** Calls that a program with these permissions can make, by path. */
function listedCalls({ permissions, flags }: DocumentFacts): readonly CompiledCall[] {
  return compiledCalls
    .filter(({ call }) => isReleased(call) && isForPrograms(call) && isAllowed(call.access, permissions))
    .filter(({ call }) => call.flag === undefined || flags.has(call.flag))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Schemas that several calls have in common are in the document once. */
class SharedSchemas {
  private readonly counts = new Map<JsonSchema, number>();
  private readonly names = new Map<JsonSchema, string>();
  readonly schemas: Record<string, JsonSchema> = {};

  /** Counts a use; the schema stays in place. */
  readonly count = (schema: JsonSchema): JsonSchema => {
    this.counts.set(schema, (this.counts.get(schema) ?? 0) + 1);
    return schema;
  };

  /** A reference, where the schema is used more than once. */
  readonly refer = (schema: JsonSchema): JsonSchema => {
    if ((this.counts.get(schema) ?? 0) < 2) return schema;
    const name = this.names.get(schema) ?? `Shared${this.names.size + 1}`;
    this.names.set(schema, name);
    this.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
}

function pathsOf(listed: readonly CompiledCall[], shared: SharedSchemas) {
  for (const { id, call } of listed) operationOf(id, call, shared.count);
  const paths: Record<string, Record<string, object>> = {};
  for (const { id, call } of listed) {
    const path = templateOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(id, call, shared.refer) };
  }
  return paths;
}

/** The document for a caller with these permissions: every call that a program with them can make, and no other. */
export function openApiDocument(facts: DocumentFacts) {
  const listed = listedCalls(facts);
  const shared = new SharedSchemas();
  const paths = pathsOf(listed, shared);
  const provider = facts.provider.replace(/\/$/, "");
  return {
    openapi: "3.1.0" as const,
    info: { title: "Paygauge API", version: facts.version, description },
    servers: [{ url: "/" }],
    security: [{ program: [] }],
    tags: [...new Set(listed.map(({ path }) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        program: {
          type: "openIdConnect",
          openIdConnectUrl: `${provider}/.well-known/openid-configuration`,
          description: "An access token of client credentials (RFC 6749, section 4.4; RFC 9068).",
        },
      },
      responses: {
        Problem: {
          description: "A refusal with a stable code and a sentence that says what to do (RFC 9457).",
          content: { "application/problem+json": { schema: jsonSchemaOf(problem, "output") } },
        },
      },
      schemas: shared.schemas,
    },
  };
}
