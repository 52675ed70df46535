import type { Handlers } from "../../call-context.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { askDownloads } from "../downloads/ask-downloads.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid } from "../../refusal.ts";
import { exportHeadingsOf } from "../../store/export-request.ts";
import { refusedAs } from "./refused-as.ts";

export const matchedDataHandlers = {
  matchedData: async ({ env, job, run, query }) => {
    const asked = { run: run.run, bands: query.bands ?? [], language: query.language ?? ("en" as const) };
    const found = await askDownloads(env, job.id, "matched", asked);
    if (!found) throw notAnalysed();
    return found;
  },

  exportMatchedData: async ({ env, job, run, query }) => {
    const url = new URL("https://job/matched-data");
    url.searchParams.set("run", run.run);
    url.searchParams.set("bands", JSON.stringify(query.bands ?? []));
    url.searchParams.set("headings", JSON.stringify(exportHeadingsOf(query.headings)));
    url.searchParams.set("format", query.format ?? "csv");
    url.searchParams.set("language", query.language ?? "en");
    url.searchParams.set("name", job.name);
    if (job.isSample) url.searchParams.set("sample", "1");
    const answer = await jobObjectOf(env, job.id).fetch(url);
    if (answer.status === 422) throw invalid("format", await refusedAs(answer));
    if (answer.status === 409) throw notAnalysed();
    return answer;
  },
} satisfies Partial<Handlers>;
