/** A run of a job computed again, and compared with what is stored, over the calls of the product. */
import {
  recomputedComparisons,
  type Comparison,
  type RecomputationOfJob,
} from "@paygauge/api-types/entities/endpoint-comparison";
import type { Client } from "./client.ts";
import { expectOk, until } from "./job-flow.ts";

const root = "/api/v1/endpoint-comparison";
const reader = "user-dana-developer";

/** Computes the newest run again, and waits until that is done. */
export async function recomputed(client: Client, jobId: string): Promise<void> {
  const url = `${root}/jobs/${jobId}/recomputed`;
  expectOk(await client.call("POST", url, {}), "recompute");
  const { recomputed: made } = await until(
    "the run computed again",
    async () => expectOk(await client.call("GET", url), "recomputed").json<RecomputationOfJob>(),
    (found) => found.recomputed?.state !== "Waiting",
    600,
  );
  if (made?.state !== "Done") throw new Error(`${jobId} was not computed again: ${JSON.stringify(made)}`);
}

/** Every endpoint that reads what is computed, stored on the left and computed again on the right. */
export async function comparedAgain(client: Client, jobId: string): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const callId of recomputedComparisons) {
    const [left, right] = [
      { userId: reader, run: "latest" },
      { userId: reader, from: "recomputed" },
    ];
    const answer = await client.call("POST", `${root}/compare`, { callId, jobId, left, right });
    found.push(expectOk(answer, callId).json<Comparison>());
  }
  return found;
}
