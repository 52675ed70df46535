import type { Call, ReleasedCallId } from "@paygauge/api-types";
import { concurrencyCalls } from "@paygauge/api-types/endpoints/concurrency";
import { jobArtifactsCalls } from "@paygauge/api-types/endpoints/job-artifacts";
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
for (const part of [systemCalls, personCalls, concurrencyCalls, jobArtifactsCalls, jobsCalls, uploadsCalls, viewsCalls])
  registerCalls(part);

/** Declarations of an area's calls, for `lazyWithTexts`: their schemas are no weight on other screens. */
export const areaCalls = {
  jobAdmin: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/job-users")).jobUsersCalls);
    registerCalls((await import("@paygauge/api-types/endpoints/job-details")).jobDetailsCalls);
    registerCalls((await import("@paygauge/api-types/endpoints/job-logs")).jobLogsCalls);
    return {};
  },
  summary: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/summary")).summaryCalls);
    return {};
  },
  proq: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/proq")).proqCalls);
    return {};
  },
  rulings: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/rulings")).rulingsCalls);
    return {};
  },
  overrides: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/overrides")).overridesCalls);
    return {};
  },
  matched: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/matched-data")).matchedDataCalls);
    return {};
  },
  runs: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/runs")).runsCalls);
    return {};
  },
  audit: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/audit")).auditCalls);
    return {};
  },
  rates: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/rates")).ratesCalls);
    return {};
  },
  rulesets: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/rulesets")).rulesetsCalls);
    registerCalls((await import("@paygauge/api-types/endpoints/directory")).directoryCalls);
    return {};
  },
  people: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/users")).usersCalls);
    registerCalls((await import("@paygauge/api-types/endpoints/authorization")).authorizationCalls);
    return {};
  },
  tenants: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/issuers")).issuersCalls);
    registerCalls((await import("@paygauge/api-types/endpoints/buyers")).buyersCalls);
    return {};
  },
  agreements: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/agreements")).agreementsCalls);
    return {};
  },
  search: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/search")).searchCalls);
    return {};
  },
  brandings: async () => {
    registerCalls((await import("@paygauge/api-types/endpoints/branding")).brandingCalls);
    return {};
  },
} as const;

/** The declaration of a call. @throws Error where its area's part was not loaded: name it in the area's screens.ts. */
export function callOf(id: ReleasedCallId): Call {
  const call = known.get(id);
  if (call === undefined) throw new Error(`${id} is not loaded. Name its calls in the area's screens.ts.`);
  return call;
}
