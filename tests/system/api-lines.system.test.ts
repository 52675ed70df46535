/** The lines of the README that a program begins with, as they are written there, run by a shell. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/client.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const readme = readFileSync(path.resolve(import.meta.dirname, "../../README.md"), "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "paygauge-api-"));
const run = promisify(execFile);

let system: RunningSystem;
beforeAll(async () => {
  // With the limits of a deployment: the lines must keep to a program's rate.
  system = await startSystem({ seed: "without-job", hasLimits: true });
});
afterAll(async () => {
  await system?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The block of shell lines of the README that asks for a token. */
function linesOfReadme(port: number): string {
  const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  const lines = blocks.find((text) => text.includes("client_credentials"));
  if (lines === undefined) throw new Error("The README has no lines for a program.");
  return lines.replaceAll(":8787", `:${port}`);
}

test("create a job, upload a ledger and read its suppliers", async () => {
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env["PATH"] ?? ""}` };
  const script = ["set -euo pipefail", linesOfReadme(system.port)].join("\n");
  const { stdout } = await run("bash", ["-c", script], { cwd: folder, env, timeout: 110_000 });
  const suppliers = JSON.parse(stdout.slice(stdout.lastIndexOf('{"collection"'))) as {
    readonly collection: readonly { readonly name: string; readonly spendMinor: number }[];
  };
  const found = suppliers.collection.map(({ name, spendMinor }) => [name.toLowerCase(), spendMinor]);
  expect(found).toEqual([
    ["northgate paper ltd", 255_000],
    ["vale catering ltd", 221_000],
    ["harlow couriers ltd", 48_050],
  ]);
});

/** A token of the embedded provider. */
async function tokenOf(clientId: string, secret: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
  const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
  const body = "grant_type=client_credentials";
  const answer = await ask(system.port, "id.localhost", "/token", { method: "POST", headers, body });
  return answer.json<{ access_token?: string }>().access_token ?? "";
}

test("the embedded provider gives no token for a wrong secret, and another program doesn’t see the job", async () => {
  expect(await tokenOf("sample-ledgers", "wrong")).toBe("");
  const authorization = `Bearer ${await tokenOf("sample-reader", "sample-secret")}`;
  const headers = { authorization, "content-type": "application/json" };
  const body = JSON.stringify({ pageNumber: 1, pageSize: 25 });
  const jobs = await ask(system.port, "brand1.localhost", "/api/v1/jobs/get", { method: "POST", headers, body });
  expect([jobs.status, jobs.json<{ totalCount: number }>().totalCount]).toEqual([200, 0]);
  const described = await ask(system.port, "brand1.localhost", "/api/v1/openapi.json", { headers });
  const { paths } = described.json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths)).toContain("/api/v1/jobs/{jobId}/suppliers/get");
  expect(Object.keys(paths)).not.toContain("/api/v1/users");
});
