/** An environment is anonymised: no name, mail, number or file remains in a store, an object of R2 or the log. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnonymiserPreview, AnonymiserState } from "@paygauge/api-types/entities/anonymiser";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { holdersIn } from "../support/store-search.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const root = "/api/v1/database-anonymizer";
const telephone = "+44 7700 900991";
const day = (at: number) => `2026-01-${String((at % 28) + 1).padStart(2, "0")}`;
const lines = Array.from({ length: 60 }, (_, at) => `Quorvex Timber ${at} Ltd,${day(at)},${at + 1}.50`);
const ledger = `Supplier Name,Date,Amount\n${lines.join("\n")}\n`;

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "dana.developer");
});
afterAll(() => system?.end());

const preview = async (): Promise<AnonymiserPreview> => expectOk(await client.call("GET", root), "preview").json();

/** Writes names into as many stores as a user reaches. */
async function plant(): Promise<void> {
  const jobId = await createJob(client, "Quorvex analysis", { currency: "GBP", country: "GBR" });
  const uploadId = await sendFile(client, jobId, "quorvex-ledger.csv", Buffer.from(ledger));
  await checkUpload(client, jobId, uploadId);
  expect((await importJob(client, jobId)).state).toBe("Ready");
  const question = { question: `What does Quorvex pay, and is ${telephone} its number?` };
  expectOk(await client.call("POST", "/chat/message", question), "question");
  const view = { grid: "jobs", name: "Quorvex view", query: "name=Quorvex", issuerId: null };
  expectOk(await client.call("POST", "/api/v1/views", view), "view");
  const buyer = { issuerId: "issuer-harbour", name: "Quorvex Mills", country: "GBR", currency: "GBP" };
  expectOk(await client.call("POST", "/api/v1/buyers", buyer), "buyer");
  const template = { name: "Quorvex letter", language: "en", subject: "Quorvex", text: `Call ${telephone}` };
  await client.call("POST", "/api/v1/tools/mail-templates", template);
}

async function anonymise(): Promise<string[]> {
  const begun = expectOk(await client.call("POST", root, { environment: "local" }), "start");
  let { state } = begun.json<{ state: AnonymiserState | null }>();
  const seen: string[] = [];
  while (state !== null) {
    const { step } = state;
    if (seen.at(-1) !== step) seen.push(step);
    if (step === "assistant")
      expectOk(await client.call("POST", "/chat/erase-all", { environment: "local" }), "assistant");
    ({ state } = expectOk(await client.call("POST", `${root}/steps`, { step }), step).json<{
      state: AnonymiserState | null;
    }>());
  }
  return seen;
}

test("no store, no file and no log holds a name, an email, a number or a file after a run", async () => {
  await plant();
  // The search finds what it looks for.
  expect(holdersIn(system.folder, "uorvex").length).toBeGreaterThan(4);
  expect(holdersIn(system.folder, telephone).length).toBeGreaterThan(0);
  const refused = await client.call("POST", "/chat/erase-all", { environment: "Local" });
  expect([refused.status, refused.text().includes("exactly as it is shown")]).toEqual([422, true]);

  expect((await anonymise()).at(-1)).toBe("finish");
  for (const text of ["uorvex", telephone]) expect([text, holdersIn(system.folder, text)]).toEqual([text, []]);
  expect(system.log()).not.toContain("uorvex");
  expect(await preview()).toMatchObject({ state: null, counts: { jobs: 0, files: 0, mails: 0, hubItems: 0 } });
  // Accounts of the embedded identity provider can still sign in, with their roles.
  const again = await signIn(system.port, "theo.tester");
  expect((await again.call("GET", "/api/v1/last-e2e-run")).status).not.toBe(401);
});
