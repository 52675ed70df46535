/** One stored file becomes one job with one upload, by the calls that every program makes. */
import * as v from "valibot";
import type { PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { Refused, type Api } from "./api.ts";
import { Failed } from "./failed.ts";
import type { Candidate } from "./listing.ts";
import type { Spool } from "./spool.ts";

const made = v.object({ id: v.string() });
const upload = v.object({
  id: v.string(),
  partSize: v.number(),
  partsReceived: v.array(v.number()),
  state: v.string(),
});
const withUpload = v.object({ upload });
const anything = v.unknown();

interface Held {
  readonly id: string;
  readonly jobId: string | null;
  readonly uploadId: string | null;
}

/** The path of the file's upload, and its state where it was created by this call. */
async function placeIn(api: Api, job: PulledConfiguration["job"], held: Held, { name, size }: Candidate) {
  const place = (body: { jobId: string; uploadId: string | null }) =>
    api.call(anything, "PUT", `sftp-connector/files/${held.id}/place`, { body });
  let { jobId, uploadId } = held;
  if (jobId === null) {
    // The file's own key: a job whose answer was lost is not made again.
    ({ id: jobId } = await api.call(made, "POST", "jobs", { body: { ...job, name }, key: `sftp-job-${held.id}` }));
    await place({ jobId, uploadId: null });
  }
  let fresh: v.InferOutput<typeof upload> | null = null;
  if (uploadId === null) {
    const begun = await api.call(withUpload, "POST", `jobs/${jobId}/uploads`, {
      body: { fileName: name, size },
      key: `sftp-upload-${held.id}`,
    });
    fresh = begun.upload;
    uploadId = fresh.id;
    await place({ jobId, uploadId });
  }
  return { path: `jobs/${jobId}/uploads/${uploadId}`, fresh };
}

/** Sends the parts that have not arrived, and completes the upload. @throws Failed, Refused */
export async function sendFile(
  { api, spool }: { readonly api: Api; readonly spool: Spool },
  configuration: PulledConfiguration,
  held: Held,
  candidate: Candidate,
  stored: string,
): Promise<void> {
  try {
    const { path, fresh } = await placeIn(api, configuration.job, held, candidate);
    const { partSize, partsReceived, state } = fresh ?? (await api.call(upload, "GET", path));
    if (state !== "Receiving") return;
    const parts = Math.max(1, Math.ceil(candidate.size / partSize));
    for (let number = 1; number <= parts; number += 1) {
      if (partsReceived.includes(number)) continue;
      const bytes = await spool.part(stored, number, partSize);
      await api.call(anything, "PUT", `${path}/parts/${number}`, { bytes });
    }
    await api.call(anything, "POST", `${path}/complete`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 413) throw new Failed("tooLarge", error.message, { cause: error });
    // These are about the connector, not the file: the run ends, and the next one tries again.
    if ([401, 403, 429].includes(error.status) || error.status >= 500) throw error;
    throw new Failed("refused", error.message, { cause: error });
  }
}
