import "./e2e-calls.ts";
import { e2eSteps, type E2eRun, type E2eStep, type E2eStepResult } from "@paygauge/api-types/entities/e2e-runs";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { callOf } from "../../../data/call-table.ts";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi, callHref, headersOf } from "../../../data/call-api.ts";

/** The sample ledger of the build: document lines that any user may try the product with. */
const sample = "/assets/samples/paygauge-sample-ledger.csv";
const askMs = 500;
/** What the sample's documents cover. */
const period = { periodFrom: "2025-11-01", periodTo: "2026-10-31" };

/** What the steps hand on. */
interface Followed {
  jobId: string;
  uploadId: string;
  readonly run: E2eRun;
  readonly signal: AbortSignal;
}

type PartPlace = Parameters<typeof callHref<"putPart">>[1]["params"];

interface Part {
  readonly bytes: Blob;
  readonly signal: AbortSignal;
}

async function sendPart(params: PartPlace, { bytes, signal }: Part): Promise<void> {
  const headers = headersOf(callOf("putPart"), crypto.randomUUID());
  const type = { "content-type": "application/octet-stream" };
  const sent = { method: "PUT", headers: { ...headers, ...type }, body: bytes, signal };
  const { ok, status } = await fetch(callHref("putPart", { params }), sent);
  if (!ok) throw new StepFault(`The part was refused with status ${status}.`);
}

class StepFault extends Error {}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, askMs);
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException("Canceled.", "AbortError"));
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

/** Asks again until the answer is final. */
async function until<T>(signal: AbortSignal, ask: () => Promise<T>, isFinal: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isFinal(answer)) return answer;
    await pause(signal);
  }
}

const uploadOf = ({ jobId, uploadId }: Followed): Promise<Upload> => callApi("upload", { params: { jobId, uploadId } });

const steps: Readonly<Record<E2eStep, (of: Followed) => Promise<void>>> = {
  async create(of) {
    const { issuerId, buyerId } = of.run;
    if (issuerId === null || buyerId === null) throw new StepFault("There is no buyer yet: create one.");
    const { id } = await callApi("createJob", {
      body: {
        name: of.run.jobName,
        kind: "advanced",
        issuerId,
        buyerId,
        currency: "GBP",
        buyerCountry: "GBR",
        capabilities: ["stp", "vcard"],
        ...period,
      },
    });
    of.jobId = id;
  },
  async upload(of) {
    const { jobId, signal } = of;
    const file = await (await fetch(sample, { signal })).blob();
    const { upload } = await callApi("createUpload", {
      params: { jobId },
      body: { fileName: "e2e-run.csv", size: file.size },
    });
    of.uploadId = upload.id;
    for (let part = 0; part * upload.partSize < file.size; part += 1)
      await sendPart(
        { jobId, uploadId: upload.id, partNumber: String(part + 1) },
        {
          bytes: file.slice(part * upload.partSize, (part + 1) * upload.partSize),
          signal,
        },
      );
    await callApi("completeUpload", { params: { jobId, uploadId: upload.id } });
  },
  async inspect(of) {
    const { state } = await until(
      of.signal,
      () => uploadOf(of),
      (each) => !["Receiving", "Unpacking", "Inspecting"].includes(each.state),
    );
    if (state !== "Inspected") throw new StepFault(`The upload is ${state}.`);
  },
  async check(of) {
    const { mapping } = await uploadOf(of);
    if (mapping === null || mapping === undefined) throw new StepFault("The inspection proposed no mapping.");
    await callApi("checkUpload", { params: { jobId: of.jobId, uploadId: of.uploadId }, body: { mapping } });
    const { state } = await until(
      of.signal,
      () => uploadOf(of),
      (each) => each.state !== "Checking",
    );
    if (state !== "Checked") throw new StepFault(`The upload is ${state}.`);
  },
  async import({ jobId, signal }) {
    await callApi("importJob", { params: { jobId } });
    const { state } = await until(
      signal,
      () => callApi("jobProgress", { params: { jobId } }),
      (each) => each.state !== "Running",
    );
    if (state !== "Ready") throw new StepFault(`The import is ${state}.`);
  },
  async results({ jobId }) {
    const { totalCount } = await callApi("jobSuppliers", { params: { jobId }, body: { pageNumber: 1, pageSize: 25 } });
    if (totalCount === 0) throw new StepFault("The run has no suppliers.");
  },
  async publish({ jobId }) {
    const { latest, publicationNumber } = await callApi("job", { params: { jobId } });
    if (latest === null) throw new StepFault("The job has no finished run.");
    await callApi("publishJob", { params: { jobId }, body: { run: latest.run, publication: publicationNumber } });
  },
  async read({ jobId }) {
    const { published } = await callApi("job", { params: { jobId } });
    if (published === null) throw new StepFault("The job isn’t published.");
  },
};

export interface Follow {
  readonly run: E2eRun;
  readonly signal: AbortSignal;
  readonly onJob: (jobId: string) => void;
  readonly onStep: (results: readonly E2eStepResult[]) => void;
}

/** Makes every step in order, and stops at the first that fails. */
export async function followJob({ run, signal, onJob, onStep }: Follow): Promise<readonly E2eStepResult[]> {
  const of: Followed = { jobId: "", uploadId: "", run, signal };
  const results: E2eStepResult[] = [];
  for (const step of e2eSteps) {
    const started = performance.now();
    let detail = "";
    try {
      signal.throwIfAborted();
      await steps[step](of);
    } catch (fault) {
      if (signal.aborted) return results;
      detail = fault instanceof StepFault ? fault.message : asProblem(fault).message;
    }
    if (step === "create" && of.jobId !== "") onJob(of.jobId);
    results.push({
      step,
      isOk: detail === "",
      ms: Math.round(performance.now() - started),
      detail: detail.slice(0, 500),
    });
    onStep([...results]);
    if (detail !== "") return results;
  }
  return results;
}
