/** Writes that erase every job. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { resetPreview } from "@paygauge/api-types/entities/reset-jobs";
import { newJob, until } from "../areas/uploads/upload-calls.fixture.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { testEnv } from "../support/test-env.ts";
import { request, type Write } from "./writing.fixture.ts";

export async function resetWrites(make: Write): Promise<void> {
  const preview = async () => v.parse(resetPreview, await (await request("resetPreview", {})).json());
  // Imports whose commands were canceled by the tests before never end.
  await openDatabase(testEnv.DB).update(jobs).set({ state: "Failed" }).where(eq(jobs.state, "Running"));
  await make("resetAllJobs", { body: { environment: testEnv.ENVIRONMENT } });
  const isErased = async () => until(preview, ({ jobs: left, erasing }) => left + erasing === 0);
  await isErased();
  await newJob("For the anonymiser");
  await make("startAnonymiser", { body: { environment: testEnv.ENVIRONMENT } });
  await make("runAnonymiserStep", { body: { step: "jobs" } });
  await isErased();
  // Its other steps would erase what tests after this one need.
  await make("stopAnonymiser");
}
