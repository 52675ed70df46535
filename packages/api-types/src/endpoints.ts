import type { GenericSchema, InferOutput } from "valibot";
import { agreementsCalls } from "./endpoints/agreements.ts";
import { auditCalls } from "./endpoints/audit.ts";
import { authorizationCalls } from "./endpoints/authorization.ts";
import { brandingCalls } from "./endpoints/branding.ts";
import { isReleased, type Call } from "./endpoints/call.ts";
import { campaignsCalls } from "./endpoints/campaigns.ts";
import { campaignFilesCalls } from "./endpoints/campaign-files.ts";
import { campaignSuppliersCalls } from "./endpoints/campaign-suppliers.ts";
import { cardStatementCalls } from "./endpoints/card-statements.ts";
import { chatCalls } from "./endpoints/chat.ts";
import { concurrencyCalls } from "./endpoints/concurrency.ts";
import { directoryCalls } from "./endpoints/directory.ts";
import { draftsCalls } from "./endpoints/drafts.ts";
import { exportsCalls } from "./endpoints/exports.ts";
import { insightsCalls } from "./endpoints/insights.ts";
import { issuersCalls } from "./endpoints/issuers.ts";
import { jobArtifactsCalls } from "./endpoints/job-artifacts.ts";
import { deletedJobsCalls } from "./endpoints/deleted-jobs.ts";
import { jobDraftsCalls } from "./endpoints/job-drafts.ts";
import { jobDetailsCalls } from "./endpoints/job-details.ts";
import { jobLogsCalls } from "./endpoints/job-logs.ts";
import { jobUsersCalls } from "./endpoints/job-users.ts";
import { jobKindCalls } from "./endpoints/job-kind.ts";
import { jobsCalls } from "./endpoints/jobs.ts";
import { matchedDataCalls } from "./endpoints/matched-data.ts";
import { overridesCalls } from "./endpoints/overrides.ts";
import { personCalls } from "./endpoints/person.ts";
import { proqCalls } from "./endpoints/proq.ts";
import { ratesCalls } from "./endpoints/rates.ts";
import { reportsCalls } from "./endpoints/reports.ts";
import { resourceCalls } from "./endpoints/resources.ts";
import { rulesetsCalls } from "./endpoints/rulesets.ts";
import { decisionsCalls } from "./endpoints/decisions.ts";
import { runsCalls } from "./endpoints/runs.ts";
import { searchCalls } from "./endpoints/search.ts";
import { summaryCalls } from "./endpoints/summary.ts";
import { systemCalls } from "./endpoints/system.ts";
import { uploadChecksCalls } from "./endpoints/upload-checks.ts";
import { uploadsCalls } from "./endpoints/uploads.ts";
import { businessCaseCalls } from "./endpoints/business-case.ts";
import { useCasesCalls } from "./endpoints/use-cases.ts";
import { usersCalls } from "./endpoints/users.ts";
import { viewsCalls } from "./endpoints/views.ts";
import { bySpecificity, compilePath, matchPath, type CompiledPath, type ParamName } from "./paths.ts";

export * from "./endpoints/call.ts";

/** Every call of the product (docs/specification.md section 7 and what its screens need), once, by its id. */
export const calls = {
  ...systemCalls,
  ...auditCalls,
  ...brandingCalls,
  ...agreementsCalls,
  ...concurrencyCalls,
  ...issuersCalls,
  ...cardStatementCalls,
  ...resourceCalls,
  ...jobArtifactsCalls,
  ...jobsCalls,
  ...deletedJobsCalls,
  ...jobDraftsCalls,
  ...jobDetailsCalls,
  ...insightsCalls,
  ...jobKindCalls,
  ...jobLogsCalls,
  ...jobUsersCalls,
  ...summaryCalls,
  ...exportsCalls,
  ...uploadsCalls,
  ...uploadChecksCalls,
  ...ratesCalls,
  ...decisionsCalls,
  ...runsCalls,
  ...overridesCalls,
  ...matchedDataCalls,
  ...useCasesCalls,
  ...campaignsCalls,
  ...campaignFilesCalls,
  ...campaignSuppliersCalls,
  ...businessCaseCalls,
  ...reportsCalls,
  ...rulesetsCalls,
  ...directoryCalls,
  ...proqCalls,
  ...authorizationCalls,
  ...personCalls,
  ...usersCalls,
  ...searchCalls,
  ...viewsCalls,
  ...draftsCalls,
  ...chatCalls,
} as const;

type Calls = typeof calls;
export type CallId = keyof Calls;
/** Calls that the origin must answer; a missing handler does not compile. */
export type ReleasedCallId = { [Id in CallId]: Calls[Id] extends { answer: unknown } ? Id : never }[CallId];

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
