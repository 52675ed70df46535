/** Endpoint comparison with another build that is slow, says HTML, 200 MB or another address, or is down. */
import { generateKeyPairSync } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparisonLimits, type ComparedCall, type Comparison } from "@paygauge/api-types/entities/endpoint-comparison";
import type { Client } from "../support/client.ts";
import { expectOk } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const megabyte = Buffer.alloc(1_048_576, 32);
const reader = "user-dana-developer";

/** Megabytes that were sent, and every address that was asked. */
let sent = 0;
const asked: string[] = [];

function sendLarge(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const more = (): void => {
    while (sent < 200 && !response.destroyed) {
      sent += 1;
      if (!response.write(megabyte)) {
        response.once("drain", more);
        return;
      }
    }
    response.end("[]");
  };
  more();
}

/** What each call meets: its address, how the candidate answers it, and how that is named. */
const faults: readonly (readonly [ComparedCall, string, (response: ServerResponse) => void, string])[] = [
  ["userPermissions", "/api/v1/users/user-permissions", () => undefined, "candidateSlow"],
  [
    "jobs",
    "/api/v1/jobs/get",
    (response) => response.writeHead(200, { "content-type": "application/json" }).write('{"collection":['),
    "candidateSlow",
  ],
  [
    "userEligibleStatus",
    "/api/v1/users/user-eligible-status",
    (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
    "candidateHtml",
  ],
  ["issuers", "/api/v1/issuers/get", sendLarge, "candidateLarge"],
  [
    "buyersPage",
    "/api/v1/buyers/get",
    (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
    "candidateRedirect",
  ],
];

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://candidate");
  asked.push(pathname);
  faults.find(([, path]) => path === pathname)?.[2](response);
});

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  system = await startSystem({
    seed: "without-job",
    originSettings: {
      CANDIDATE_API_URL: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`,
      CANDIDATE_SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: "k1", alg: "ES256" }),
    },
  });
  client = await signIn(system.port, "dana.developer");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await system?.end();
});

async function compared(callId: ComparedCall): Promise<Comparison> {
  const body = { callId, left: { userId: reader }, right: { userId: reader, from: "candidate" } };
  return expectOk(await client.call("POST", "/api/v1/endpoint-comparison/compare", body), callId).json<Comparison>();
}
const codeOf = ({ right: { fault } }: Comparison) => (typeof fault === "object" ? fault?.code : fault);

test("each fault is named, once its time is over, and no redirect is followed", { timeout: 60_000 }, async () => {
  const began = performance.now();
  const found = await Promise.all(faults.map(async ([callId]) => compared(callId)));
  expect(performance.now() - began).toBeLessThan(2 * comparisonLimits.candidateMs);
  expect(found.map((each) => [each.callId, each.left.status, codeOf(each), each.total, each.isWhole])).toEqual(
    faults.map(([callId, , , code]) => [callId, 200, code, 0, false]),
  );
  // Each once: what gave no answer is not asked again.
  expect(asked.toSorted()).toEqual(faults.map(([, path]) => path).toSorted());
  expect(sent).toBeLessThan(100);
});

test("a candidate that is down is named at once", { timeout: 60_000 }, async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const began = performance.now();
  expect(codeOf(await compared("vendorsPage"))).toBe("candidateDown");
  expect(performance.now() - began).toBeLessThan(comparisonLimits.candidateMs);
});
