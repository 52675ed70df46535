import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Client } from "../support/client.ts";
import { expectOk } from "../support/job-flow.ts";

/** What a check says of a file's money. `sumMinor`: minor units. */
export interface TotalsTold {
  readonly accepted: number;
  readonly sumMinor: string;
}

/** Rows and money of a finished job as its summary tells them, and the money of all suppliers, page by page (minor units). */
export async function totalsShown(
  client: Client,
  jobId: string,
): Promise<{ readonly rows: number; readonly sumMinor: string; readonly ofPages: string }> {
  const summary = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/summary`), "summary").json<JobSummary>();
  let sum = 0n;
  for (let page = 1, more = true; more; page += 1) {
    const answer = await client.call("POST", `/api/v1/jobs/${jobId}/suppliers/get`, {
      pageNumber: page,
      pageSize: 200,
    });
    const { collection, hasNextPage } = expectOk(answer, "suppliers").json<{
      collection: { spendMinor: number }[];
      hasNextPage: boolean;
    }>();
    for (const row of collection) sum += BigInt(row.spendMinor);
    more = hasNextPage;
  }
  return { rows: summary.quality.accepted, sumMinor: String(summary.totals.spendMinor), ofPages: String(sum) };
}
