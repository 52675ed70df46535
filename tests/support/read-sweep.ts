import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isReleased } from "@paygauge/api-types/endpoints/call";
import { fillPath } from "@paygauge/api-types/paths";
import { pages } from "@paygauge/api-types/sitemap";
import type { Client } from "./client.ts";

/** Bodies that a reading call may take; one that does not fit is refused. */
const bodies: readonly object[] = [{ pageNumber: 1, pageSize: 25 }, {}, { dimension: "Countries" }];

/** Records of the seed by the names of parameters. */
const known: Readonly<Record<string, string>> = {
  jobId: "sample-job",
  issuerId: "issuer-harbour",
  buyerId: "buyer-calder-county",
  userId: "user-isla-issuer",
  promptId: "prompt-narrative",
  modelNumber: "1",
  versionNumber: "1",
};
const byPath: readonly [RegExp, string][] = [
  [/\/issuers\//, "issuer-harbour"],
  [/\/buyers\//, "buyer-calder-county"],
  [/\/users\//, "user-isla-issuer"],
  [/\/job-artifacts\//, "sample-job"],
];

function pathOf(path: string, more: Readonly<Record<string, string>>): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const named = byPath.find(([form]) => form.test(path))?.[1] ?? "nothing-of-that-name";
  return fillPath(path, Object.fromEntries(names.map((name) => [name, more[name] ?? known[name] ?? named])));
}

/** What a sweep met: answers by status. */
export type Met = Map<number, number>;

/** Asks everything that only reads, once for each body that it might take: every call with effect read, every page. */
export async function readEverything(client: Client, more: Readonly<Record<string, string>>): Promise<Met> {
  const met: Met = new Map();
  const note = ({ status }: { readonly status: number }) => met.set(status, (met.get(status) ?? 0) + 1);
  for (const { call, path } of compiledCalls) {
    if (call.effect !== "read" || !isReleased(call) || call.access.who === "edge") continue;
    const asked = pathOf(path, more);
    for (const body of call.method === "GET" ? [undefined] : bodies) note(await client.call(call.method, asked, body));
  }
  // A GET of what is written to isn't a write either.
  for (const { call, path } of compiledCalls)
    if (call.method !== "GET" && call.access.who !== "edge" && isReleased(call))
      note(await client.call("GET", pathOf(path, more)));
  for (const { page } of pages) {
    const answer = await client.open(examplePath(page.path));
    // Pages that tell of an error carry its status.
    if (page.frame !== "edge") note(answer);
  }
  return met;
}
