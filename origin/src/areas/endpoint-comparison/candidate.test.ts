/** The candidate against a server of this process: slow, down, HTML, 200 MB, redirects and refusals are each named. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, jwtVerify, type CryptoKey } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { identityHeader, type SignedIdentity } from "@paygauge/api-types/entities/identity";
import { askCandidate, candidateHost, CandidateFault, type CandidateRequest } from "./candidate.ts";

const identity: SignedIdentity = {
  iss: "paygauge-edge",
  aud: "paygauge-reads",
  sub: "https://idp.example|dana",
  exp: 0,
  iat: 0,
  sid: "",
  brand: "",
  env: "local",
  roles: null,
};
const gate = { acquire: () => ({ admitted: true }) as const, report: () => undefined };
const request = {
  method: "GET",
  path: "/api/v1/jobs/job-1/summary",
  query: { run: "latest" },
  body: undefined,
} as const;

let server: Server;
let publicKey: CryptoKey;
let env: { CANDIDATE_API_URL: string; CANDIDATE_SIGNING_KEY: string; ENVIRONMENT: string };
const seen: { url: string | undefined; identity: string; method: string | undefined }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  const keys = await generateKeyPair("ES256", { extractable: true });
  publicKey = keys.publicKey;
  server = createServer((incoming, response) => {
    const { url, method, headers } = incoming;
    seen.push({ url, method, identity: String(headers[identityHeader]) });
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  env = {
    CANDIDATE_API_URL: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`,
    CANDIDATE_SIGNING_KEY: JSON.stringify({ ...(await exportJWK(keys.privateKey)), kid: "k1", alg: "ES256" }),
    ENVIRONMENT: "local",
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (asked: CandidateRequest = request) => askCandidate({ env, gate }, identity, asked);
/** Code of what the call is named as. */
const faultOf = async (asked?: CandidateRequest) =>
  ask(asked).then(
    () => null,
    (error: unknown) => (error instanceof CandidateFault ? error.shown : error),
  );
const says = (type: string, text: string, status = 200) => {
  answer = (_, response) => response.writeHead(status, { "content-type": type }).end(text);
};

it("asks as the chosen user, for reads alone", async () => {
  says("application/json", '{"points":71}');
  expect(await ask()).toEqual({ points: 71 });
  const { url, method, identity: token } = seen.at(-1) ?? {};
  expect([method, url]).toEqual(["GET", "/api/v1/jobs/job-1/summary?run=latest"]);
  const { payload } = await jwtVerify(token ?? "", publicKey, { issuer: "paygauge-edge", audience: "paygauge-reads" });
  expect(payload).toMatchObject({ sub: identity.sub, roles: null, env: "local" });
  expect(candidateHost(env)).toBe(new URL(env.CANDIDATE_API_URL).host);
  expect(candidateHost({ ...env, CANDIDATE_SIGNING_KEY: "" })).toBeNull();
});

it("names HTML, text that isn’t JSON, a status without a code and a redirect, which it doesn't follow", async () => {
  says("text/html", "<!doctype html><title>Sign in</title>");
  expect(await faultOf()).toMatchObject({ code: "candidateHtml" });
  says("text/plain", "points: 71");
  expect(await faultOf()).toMatchObject({ code: "candidateNoJson" });
  says("text/html", "<h1>Bad gateway</h1>", 502);
  expect(await faultOf()).toMatchObject({ code: "candidateStatus", args: { status: 502 } });
  const before = seen.length;
  answer = (_, response) => response.writeHead(302, { location: "/elsewhere" }).end();
  expect(await faultOf()).toMatchObject({ code: "candidateRedirect" });
  expect(seen.slice(before).map(({ url }) => url)).toEqual(["/api/v1/jobs/job-1/summary?run=latest"]);
});

it("gives the candidate's own refusal", async () => {
  says("application/json", '{"code":"NOT_FOUND","message":"No job."}', 404);
  expect(await faultOf()).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

it("stops at its limit of an answer of 200 MB", async () => {
  let sent = 0;
  answer = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const part = Buffer.alloc(1_048_576, 32);
    const more = (): void => {
      while (sent < 200 && !response.destroyed) {
        sent += 1;
        if (!response.write(part)) {
          response.once("drain", more);
          return;
        }
      }
      response.end("[]");
    };
    more();
  };
  expect(await faultOf()).toMatchObject({ code: "candidateLarge", args: { most: 32 } });
  expect(sent).toBeLessThan(100);
});

it.each(["before", "within"] as const)("gives up on one that stops %s its answer", async (place) => {
  answer = (_, response) => {
    if (place === "within") response.writeHead(200, { "content-type": "application/json" }).write('{"points":');
  };
  const began = performance.now();
  const fault = await askCandidate({ env, gate, limitMs: 400 }, identity, request).catch((error: unknown) => error);
  expect(fault).toMatchObject({ shown: { code: "candidateSlow", args: { seconds: 0.4 } } });
  expect(performance.now() - began).toBeLessThan(3000);
});

it("names one that is down", async () => {
  const closed = { ...env, CANDIDATE_API_URL: "http://127.0.0.1:1" };
  await expect(askCandidate({ env: closed, gate }, identity, request)).rejects.toMatchObject({
    shown: { code: "candidateDown" },
  });
});
