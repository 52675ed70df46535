/** All jobs of an environment are erased: no name, file or row of them remains in a store or in the log. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResetPreview } from "@paygauge/api-types/entities/reset-jobs";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { holdersIn } from "../support/store-search.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const root = "/api/v1/reset-all-jobs";
const ledger = `Supplier Name,Date,Amount\n${Array.from({ length: 60 }, (_, at) => `Quorvex Timber ${at} Ltd,2026-01-${String((at % 28) + 1).padStart(2, "0")},${at + 1}.50`).join("\n")}\n`;

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "dana.developer");
});
afterAll(() => system?.end());

const preview = async (): Promise<ResetPreview> => expectOk(await client.call("GET", root), "preview").json();

const holdersOf = (text: string) => holdersIn(system.folder, text);

test("a reset erases every job with its files, and no store and no log holds a name of them", async () => {
  const jobId = await createJob(client, "Quorvex analysis", { currency: "GBP", country: "GBR" });
  const uploadId = await sendFile(client, jobId, "quorvex-ledger.csv", Buffer.from(ledger));
  await checkUpload(client, jobId, uploadId);
  expect((await importJob(client, jobId)).state).toBe("Ready");
  const draft = await createJob(client, "Quorvex draft", { currency: "GBP", country: "GBR" });
  expectOk(await client.call("DELETE", `/api/v1/jobs/${draft}`), "delete");
  expect(await preview()).toMatchObject({ jobs: 2, deleted: 1, running: 0, uploads: 1, erasing: 0 });
  // The search finds what it looks for.
  expect(holdersOf("Quorvex").length).toBeGreaterThan(2);

  const refused = await client.call("POST", root, { environment: "Local" });
  expect([refused.status, refused.text().includes("exactly as it is shown")]).toEqual([422, true]);
  const answer = expectOk(await client.call("POST", root, { environment: "local" }), "reset");
  expect(answer.json()).toMatchObject({ marked: 2, left: 0 });
  const again = await client.call("POST", root, { environment: "local" });
  expect([200, 409]).toContain(again.status);
  await until("the end of the reset", preview, ({ jobs, erasing }) => jobs + erasing === 0);
  expect((await client.call("GET", `/api/v1/jobs/${jobId}`)).status).toBe(404);
  expect(await preview()).toMatchObject({ jobs: 0, uploads: 0, uploadBytes: 0 });
  // The queue forgets a job's commands with the last of them.
  await until(
    "the last command",
    async () => holdersOf("uorvex"),
    (found) => found.length === 0,
    20,
    500,
  );
  expect(system.log()).not.toContain("uorvex");
});
