import { asc } from "drizzle-orm";
import { fieldsProblem } from "@paygauge/api-types/datapoints/profile-field";
import { datapointProfileResource } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Handlers } from "../../call-context.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { runInSight } from "../../identity/run-in-sight.ts";
import { crud } from "../../records/crud.ts";
import { invalid } from "@paygauge/worker/refusal";
import { alphabetical } from "../../store/letters.ts";
import { datapointProfiles } from "../../store/schema.ts";
import { publishedRuns } from "../campaigns/ask-campaigns.ts";
import { askDownloads } from "./ask-downloads.ts";
import { profileStore } from "./profile-store.ts";
import { visibleFields } from "./visible-fields.ts";

export const profileHandlers = {
  ...crud(datapointProfileResource, profileStore),

  datapointProfileOptions: ({ db }) =>
    db
      .select({ id: datapointProfiles.id, name: datapointProfiles.name, kind: datapointProfiles.kind })
      .from(datapointProfiles)
      .orderBy(asc(alphabetical(datapointProfiles.name)), asc(datapointProfiles.id)),

  previewDatapointProfile: async ({ env, db, person, body }) => {
    const { jobId, kind, fields, language } = body;
    const problem = fieldsProblem(fields, kind);
    if (problem !== null) throw invalid("fields", problem);
    const job = await requireJob(db, person, jobId);
    const { run } = runInSight(job);
    const shown = visibleFields(fields, job, person.permissions);
    const kept = new Set(shown.map(({ key }) => key));
    const { currency, isSample } = job;
    const campaignsOf = job.isInWork ? null : await publishedRuns(db, job.id);
    const source = { kind, run, digits: minorDigitsOf(currency), campaignsOf };
    const about = { ...source, fields: shown, language, currency, isSample };
    const found = await askDownloads(env, job.id, "preview", about);
    return { ...found, absent: fields.filter(({ key }) => !kept.has(key)).map(({ key }) => key) };
  },
} satisfies Partial<Handlers>;
