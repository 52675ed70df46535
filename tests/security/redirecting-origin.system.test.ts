import http from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfiguration } from "../../edge/src/support/test-configuration.ts";
import { ask } from "../support/client.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

// An origin elsewhere that answers every call with a redirect, and the place that it points to: nothing may arrive there.
let system: RunningSystem;
let canaryHits = 0;
const asked: string[] = [];

const canary = http.createServer((_, response) => {
  canaryHits += 1;
  response.end("{}");
});
const origin = http.createServer((request, response) => {
  const path = request.url ?? "";
  const json = (value: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
  if (path === "/internal/edge-configuration") return void json(testConfiguration());
  if (path === "/internal/seed") return void json({ note: "" });
  asked.push(path);
  const status = [301, 302, 303, 307, 308][asked.length % 5] ?? 302;
  response.writeHead(status, { location: `http://127.0.0.1:${portOf(canary)}${path}` }).end();
});

const listen = (server: http.Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
function portOf(server: http.Server): number {
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : 0;
}

beforeAll(async () => {
  await Promise.all([listen(canary), listen(origin)]);
  system = await startSystem({ seed: "without-job", vars: { API_URL: `http://127.0.0.1:${portOf(origin)}` } });
});
afterAll(async () => {
  await system?.end();
  for (const server of [canary, origin]) {
    server.closeAllConnections();
    server.close();
  }
});

test("S45: redirects of an upstream are answered and never followed, whatever is asked", async () => {
  const evil = `127.0.0.1:${portOf(canary)}`;
  const paths = [
    "/api/v1/system-mode",
    `/api/v1/system-mode?next=http://${evil}/`,
    `/api/v1/system-mode/@${evil}`,
    `/api/v1/..//${evil}/x`,
    `/api/v1/%2f%2f${evil}/x`,
    `//${evil}/api/v1/system-mode`,
    `/api//${evil}`,
    `/\\${evil}/api`,
    "/api/v2/brandings/by-domain",
    "/public/brand/x.png",
  ];
  const headers = {
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "same-origin",
    "sec-fetch-dest": "empty",
    "x-forwarded-host": evil,
    forwarded: `host=${evil}`,
  };
  for (const path of paths) {
    const { status, headers: answered } = await ask(system.port, "brand1.localhost", path, { headers });
    expect([path, status < 500, answered.location ?? ""], path).toEqual([path, true, ""]);
  }
  expect(asked).toContain("/api/v1/system-mode");
  expect(canaryHits).toBe(0);
});
