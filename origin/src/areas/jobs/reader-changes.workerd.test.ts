/** What changed since the run that was published before, as a reader sees it. */
import { beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import type { ReaderChanges } from "@paygauge/api-types/entities/job-reader";
import { forgetPeople } from "../../identity/person.ts";
import { client, grantClient, jobWithRun, mergeAndRescore, publish } from "../../job/runs/published-job.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

async function changesOf(jobId: string): Promise<ReaderChanges> {
  const answer = await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/reader/changes`);
  expect(answer.status).toBe(200);
  return answer.json();
}

it("counts suppliers that differ from the run that was published before, and names them to who may see suppliers", async () => {
  const jobId = await jobWithRun("Changed since");
  await publish(jobId);
  expect(await changesOf(jobId)).toBeNull();
  await mergeAndRescore(jobId);
  // A run that is not published changes nothing for a reader.
  expect(await changesOf(jobId)).toBeNull();
  await publish(jobId);
  const changes = await changesOf(jobId);
  expect(changes).toMatchObject({ number: 1, suppliers: 1, largest: [{ change: "left", capability: null }] });
  await openDatabase(testEnv.DB).delete(directGrants).where(eq(directGrants.permission, "JobSuppliers_VIEW"));
  forgetPeople(testEnv.DB);
  expect(await changesOf(jobId)).toMatchObject({ suppliers: 1, largest: [] });
});
