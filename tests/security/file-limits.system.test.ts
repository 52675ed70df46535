import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLimits, type FileLimitId } from "@paygauge/api-types/entities/file-limits";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, sendFile, until, uploadOf } from "../support/job-flow.ts";
import { hostile, oversized } from "../support/oversized-files.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { whileWatched } from "../support/while-watched.ts";
import { isSoak, recordSoak } from "../system/soak-record.ts";

// The heavy files: `npm run soak -- limits 1`.

const measured: string[] = [];
let system: RunningSystem;
let client: Client;
let jobId: string;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
  jobId = await createJob(client, "Limits", { currency: "GBP", country: "GBR" });
});
afterAll(async () => {
  recordSoak("limits", measured);
  await system?.end();
});

/** How long reading a file may hold the thread that answers /healthz, ms. */
const promptMs = 500;

interface Reading {
  readonly upload: Upload;
  /** What is wrong with rows, of a file that was asked to be checked. */
  readonly check: ImportCheck | null;
}

async function read(fileName: string, bytes: Buffer, isChecked: boolean): Promise<Reading> {
  const uploadId = await sendFile(client, jobId, fileName, bytes);
  const upload = await until(
    "the inspection",
    () => uploadOf(client, jobId, uploadId),
    ({ state }) => state === "Inspected" || state === "Refused",
  );
  return { upload, check: isChecked ? await checkUpload(client, jobId, uploadId) : null };
}

const codeOf = ({ refusal }: Upload): string | null => (refusal === null ? null : `file-${refusal.code}`);

describe("S68 files beyond a limit", () => {
  const ids = Object.keys(fileLimits) as FileLimitId[];
  test.each(ids.filter((id) => isSoak || oversized[id].isHeavy !== true))("%s", async (id) => {
    const { code, limit } = fileLimits[id];
    const { fileName, make, factor = 100, or = [] } = oversized[id];
    const bytes = make(Math.ceil(limit * factor));
    const isOfFile = code?.startsWith("file-") === true;
    const { result, longest } = await whileWatched(system, () => read(fileName, bytes, code !== null && !isOfFile));
    const { upload, check } = result;
    measured.push(
      `${id}: ${bytes.length} bytes, ${codeOf(upload) ?? upload.state}, /healthz at most ${longest.toFixed(0)} ms`,
    );
    if (isOfFile) expect([code, ...or]).toContain(codeOf(upload));
    // What is cut or counted, or concerns one row, does not refuse the file.
    else expect([upload.state, codeOf(upload)]).toEqual(["Inspected", null]);
    if (code?.startsWith("row-")) expect(check?.rejected).toBe(1);
    if (code?.startsWith("doubt-")) expect(check?.warnings.map((each) => `doubt-${each.code}`)).toContain(code);
    expect(longest).toBeLessThan(promptMs);
  });

  test.each(Object.entries(hostile))("%s", async (_, { fileName, make }) => {
    const bytes = make(4_000_000);
    const { result, longest } = await whileWatched(system, () => read(fileName, bytes, false));
    expect(result.upload.refusal?.code).not.toBe("reading-failed");
    expect(longest).toBeLessThan(promptMs);
  });
});
