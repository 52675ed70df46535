/**
 * Endpoint comparison of a job of 12,000 suppliers through the whole system: its run computed again, and every endpoint
 * that is computed from files compared field by field, stored on the left. Run by `npm run bench`.
 */
import { checkUpload, createJob, importJob, sendFile } from "../support/job-flow.ts";
import { comparedAgain, recomputed } from "../support/recompute.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem } from "../support/system.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const suppliers = 12_000;
const [letters, primes] = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", [7, 11, 13] as const];

/** A name that grouping keeps apart from the others. */
const nameOf = (at: number): string =>
  `${primes.map((prime) => letters[Math.floor(at / prime ** 2) % 26]).join("")} ${at * 7919} Limited`;

const ledger = (): Buffer =>
  Buffer.from(
    [
      "Supplier,Amount,Date,Description",
      ...Array.from({ length: 2 * suppliers }, (_, line) => {
        const at = line % suppliers;
        const day = `2025-${String(1 + (line % 12)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;
        return `${nameOf(at)},${100 + ((line * 7919) % 900_000) / 100},${day},Work ${line % 40}`;
      }),
      "",
    ].join("\n"),
  );

const system = await startSystem({ seed: "without-job" });
try {
  loadLine();
  const client = await signIn(system.port, "dana.developer");
  const jobId = await createJob(client, "Compared", { currency: "GBP", country: "GBR" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "made.csv", ledger()));
  await importJob(client, jobId);
  const begun = performance.now();
  await recomputed(client, jobId);
  const computed = performance.now();
  const found = await comparedAgain(client, jobId);
  const compared = performance.now();
  const rows = found.find(({ callId }) => callId === "jobSuppliers");
  const wrong = found.filter(
    ({ total, isWhole, left, right }) => total > 0 || !isWhole || left.status + right.status !== 400,
  );
  if (wrong.length > 0 || (rows?.fields ?? 0) < suppliers) throw new Error(JSON.stringify(wrong).slice(0, 800));
  const fields = found.reduce((sum, each) => sum + each.fields, 0);
  goalLine(`a run of ${suppliers} suppliers computed again`, {
    value: (computed - begun) / 1000,
    unit: "s",
    goal: null,
    better: "less",
  });
  goalLine(
    "its answers compared, field by field",
    { value: (compared - computed) / 1000, unit: "s", goal: 60, better: "less" },
    `${fields} fields, both sides and the left one again`,
  );
} finally {
  await system.end();
}
