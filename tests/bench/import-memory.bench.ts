/**
 * What an import leaves in memory: two equal ones, from the upload to the last step, with garbage collected after each.
 * The first fills caches and pools; what the second adds is a leak.
 */
import { createJob, checkUpload, importJob, progressOf, sendFile, until } from "../support/job-flow.ts";
import { madeLedger } from "../support/made-ledger.ts";
import type { Client } from "../support/client.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { collectGarbage, residentMb } from "../support/workerd-memory.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [rows, suppliers] = [200_000, 20_000];
const equalRuns = 3;

async function importOnce(client: Client, name: string, file: Buffer): Promise<void> {
  const jobId = await createJob(client, name, { currency: "GBP", country: "GBR" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "made.csv", file));
  const { state } = await importJob(client, jobId, 500);
  if (state !== "Ready") throw new Error(`The import ended ${state}.`);
  await until(
    "the last step",
    () => progressOf(client, jobId),
    ({ steps }) => steps.every(({ completedOn }) => completedOn !== null),
  );
}

async function memoryOf(system: RunningSystem, client: Client) {
  const wake = () =>
    Promise.all([
      client.call("GET", "/api/v1/users/user-permissions"),
      client.call("POST", "/api/v1/jobs/get", { pageNumber: 1, pageSize: 10 }),
    ]);
  return { heaps: await collectGarbage(system.inspectorPort, wake), resident: residentMb(system.group()) };
}

loadLine();
const system = await startSystem({ seed: "without-job", isInspected: true });
try {
  const client = await signIn(system.port, "sasha.sysadmin");
  const { buffer } = madeLedger("made.csv", rows, suppliers, 20);
  const kept: number[] = [];
  for (let run = 1; run <= equalRuns; run += 1) {
    await importOnce(client, `Equal ${run}`, buffer);
    const { heaps, resident } = await memoryOf(system, client);
    console.log(
      `after import ${run} of ${rows} rows and ${suppliers} suppliers: ${heaps} MB in heaps, ${resident} MB resident`,
    );
    kept.push(heaps);
  }
  const added = (at: number) => (kept[at] ?? 0) - (kept[at - 1] ?? 0);
  goalLine("the second of two equal imports adds", { value: added(1), unit: "MB", goal: 20, better: "less" });
  goalLine("the third adds", { value: added(2), unit: "MB", goal: 20, better: "less" });
} finally {
  await system.end();
}
