import type { Call } from "@paygauge/api-types/endpoints/call";
import type { ReleasedCallId } from "@paygauge/api-types/endpoints";
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

/** Returns a loader of one file's calls for `lazyWithTexts`, so that their schemas aren't a weight on other screens. */
export const lateCalls = (load: () => Promise<Part>) => async (): Promise<object> => {
  registerCalls(await load());
  return {};
};

/** The declaration of a call. @throws Error where its area's part was not loaded: name it in the area's screens.ts. */
export function callOf(id: ReleasedCallId): Call {
  const call = known.get(id);
  if (call === undefined) throw new Error(`${id} is not loaded. Name its calls in the area's screens.ts.`);
  return call;
}
