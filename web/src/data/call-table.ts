import type { Call, ReleasedCallId } from "@paygauge/api-types";
import { concurrencyCalls } from "@paygauge/api-types/endpoints/concurrency";
import { jobsCalls } from "@paygauge/api-types/endpoints/jobs";
import { personCalls } from "@paygauge/api-types/endpoints/person";
import { systemCalls } from "@paygauge/api-types/endpoints/system";
import { uploadsCalls } from "@paygauge/api-types/endpoints/uploads";
import { viewsCalls } from "@paygauge/api-types/endpoints/views";

type Part = Readonly<Record<string, Call>>;

/** Calls that the frame and most screens make: loaded at once. Those of an area come with its first screen. */
const known = new Map<string, Call>();

/** Also for a module that comes with its screens and brings its calls along: those of exports and drafts do. */
export function registerCalls(part: Part): void {
  for (const [id, call] of Object.entries(part)) known.set(id, call);
}
for (const part of [systemCalls, personCalls, concurrencyCalls, jobsCalls, uploadsCalls, viewsCalls])
  registerCalls(part);

/** A part that is loaded when a screen asks for it. */
const late =
  (...parts: readonly (() => Promise<Part>)[]) =>
  async (): Promise<object> => {
    for (const part of parts) registerCalls(await part());
    return {};
  };

/** Declarations of an area's calls, for `lazyWithTexts`: their schemas are no weight on other screens. */
export const areaCalls = {
  jobAdmin: late(
    async () => (await import("@paygauge/api-types/endpoints/job-artifacts")).jobArtifactsCalls,
    async () => (await import("@paygauge/api-types/endpoints/job-users")).jobUsersCalls,
    async () => (await import("@paygauge/api-types/endpoints/job-details")).jobDetailsCalls,
    async () => (await import("@paygauge/api-types/endpoints/deleted-jobs")).deletedJobsCalls,
    async () => (await import("@paygauge/api-types/endpoints/job-logs")).jobLogsCalls,
  ),
  jobDrafts: late(async () => (await import("@paygauge/api-types/endpoints/job-drafts")).jobDraftsCalls),
  jobKind: late(async () => (await import("@paygauge/api-types/endpoints/job-kind")).jobKindCalls),
  summary: late(async () => (await import("@paygauge/api-types/endpoints/summary")).summaryCalls),
  proq: late(async () => (await import("@paygauge/api-types/endpoints/proq")).proqCalls),
  decisions: late(async () => (await import("@paygauge/api-types/endpoints/decisions")).decisionsCalls),
  overrides: late(async () => (await import("@paygauge/api-types/endpoints/overrides")).overridesCalls),
  useCases: late(async () => (await import("@paygauge/api-types/endpoints/use-cases")).useCasesCalls),
  runs: late(async () => (await import("@paygauge/api-types/endpoints/runs")).runsCalls),
  uploadChecks: late(async () => (await import("@paygauge/api-types/endpoints/upload-checks")).uploadChecksCalls),
  rates: late(async () => (await import("@paygauge/api-types/endpoints/rates")).ratesCalls),
  rulesets: late(
    async () => (await import("@paygauge/api-types/endpoints/rulesets")).rulesetsCalls,
    async () => (await import("@paygauge/api-types/endpoints/directory")).directoryCalls,
  ),
  people: late(
    async () => (await import("@paygauge/api-types/endpoints/job-artifacts")).jobArtifactsCalls,
    async () => (await import("@paygauge/api-types/endpoints/users")).usersCalls,
    async () => (await import("@paygauge/api-types/endpoints/authorization")).authorizationCalls,
  ),
  tenants: late(
    async () => (await import("@paygauge/api-types/endpoints/issuers")).issuersCalls,
    async () => (await import("@paygauge/api-types/endpoints/buyers")).buyersCalls,
  ),
  agreements: late(async () => (await import("@paygauge/api-types/endpoints/agreements")).agreementsCalls),
  search: late(async () => (await import("@paygauge/api-types/endpoints/search")).searchCalls),
  brandings: late(async () => (await import("@paygauge/api-types/endpoints/branding")).brandingCalls),
} as const;

/** The declaration of a call. @throws Error where its area's part was not loaded: name it in the area's screens.ts. */
export function callOf(id: ReleasedCallId): Call {
  const call = known.get(id);
  if (call === undefined) throw new Error(`${id} is not loaded. Name its calls in the area's screens.ts.`);
  return call;
}
