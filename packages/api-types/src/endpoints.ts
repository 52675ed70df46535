import type { GenericSchema, InferOutput } from "valibot";
import { calls } from "./endpoints.derived.ts";
import { isReleased, type Call } from "./endpoints/call.ts";
import { bySpecificity, compilePath, matchPath, type CompiledPath, type ParamName } from "./paths.ts";

export * from "./endpoints/call.ts";
export { calls };

type Calls = typeof calls;
export type CallId = keyof Calls;
/** Calls that this release answers. */
export type ReleasedCallId = { [Id in CallId]: Calls[Id] extends { answer: unknown } ? Id : never }[CallId];
/** Calls that the chatbot must answer; a missing handler doesn't compile, there as at the origin. */
export type ChatbotCallId = {
  [Id in ReleasedCallId]: Calls[Id] extends { service: "chatbot" } ? Id : never;
}[ReleasedCallId];
/** Calls that the gateway answers itself. */
export type EdgeCallId = { [Id in ReleasedCallId]: Calls[Id] extends { service: "edge" } ? Id : never }[ReleasedCallId];
/** Calls that the origin must answer. */
export type OriginCallId = Exclude<ReleasedCallId, ChatbotCallId | EdgeCallId>;

type SchemaOf<Id extends CallId, Part extends string> =
  Calls[Id] extends Record<Part, infer S> ? (S extends GenericSchema ? InferOutput<S> : undefined) : undefined;
export type BodyOf<Id extends CallId> = SchemaOf<Id, "body">;
export type QueryOf<Id extends CallId> = SchemaOf<Id, "query">;
export type ParamsOf<Id extends CallId> = { readonly [K in ParamName<Calls[Id]["path"]>]: string };
/** What the call answers; `Response` for a download. */
export type AnswerOf<Id extends CallId> = Calls[Id] extends { answer: infer S }
  ? S extends GenericSchema
    ? InferOutput<S>
    : Response
  : never;

export interface CompiledCall {
  readonly id: CallId;
  readonly path: string;
  readonly call: Call;
  readonly compiled: CompiledPath;
}

/** All calls, the most specific first. */
export const compiledCalls: readonly CompiledCall[] = (Object.entries(calls) as [CallId, Call][])
  .map(([id, call]) => ({ id, path: call.path, call, compiled: compilePath(call.path) }))
  .sort(bySpecificity);

export interface CallHit {
  readonly id: CallId;
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
  readonly released: boolean;
}

/** Which calls can match: those of the method whose pattern begins with the same literal segments. */
function bucketOf(method: string, path: string): string {
  return `${method} ${path.split("/", path.startsWith("/api/") ? 4 : 2).join("/")}`;
}

const buckets = new Map<string, CompiledCall[]>();
for (const each of compiledCalls) {
  const name = bucketOf(each.call.method, each.path);
  buckets.set(name, [...(buckets.get(name) ?? []), each]);
}

/** The call that a method and path name, or null: the edge's allow-list and the origin's mount read this. */
export function findCall(method: string, path: string): CallHit | null {
  for (const { id, call, compiled } of buckets.get(bucketOf(method, path)) ?? []) {
    const params = matchPath(compiled, path);
    if (params) return { id, call, params, released: isReleased(call) };
  }
  return null;
}

/** Methods that some call answers at this path: for 405 with Allow. */
export function methodsAt(path: string): string[] {
  return [...new Set(compiledCalls.filter((each) => matchPath(each.compiled, path)).map((each) => each.call.method))];
}
