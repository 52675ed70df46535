import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { exportHeadingsOf, exportRequestOf } from "../../store/export-request.ts";
import { maySeeRows } from "./may-see-rows.ts";
import { refusedAs } from "./refused-as.ts";

export const suppliersHandlers = {
  jobSuppliers: async ({ env, job, run, body }) => {
    const page = await jobObjectOf(env, job.id).suppliers(run.run, body);
    if (page === null) throw notAnalysed();
    if ("refusal" in page) throw invalid(page.refusal.path, page.refusal.message);
    return page;
  },

  jobSupplier: async ({ env, db, person, job, run, params }) => {
    const detail = await jobObjectOf(env, job.id).supplier(run.run, params.supplierKey);
    if (!detail) throw notFound("supplier");
    return (await maySeeRows(db, person, job)) ? detail : { ...detail, rowsCount: null };
  },

  exportSuppliers: async ({ env, job, run, query }) => {
    const request = exportRequestOf(query.request);
    const url = new URL("https://job/suppliers.csv");
    url.searchParams.set("run", run.run);
    url.searchParams.set("request", JSON.stringify(request));
    url.searchParams.set("columns", query.columns ?? "");
    url.searchParams.set("headings", JSON.stringify(exportHeadingsOf(query.headings)));
    url.searchParams.set("capabilities", capabilitiesOf(job).join(","));
    url.searchParams.set("format", query.format ?? "csv");
    url.searchParams.set("currency", job.currency);
    url.searchParams.set("name", job.name);
    if (job.isSample) url.searchParams.set("sample", "1");
    const answer = await jobObjectOf(env, job.id).fetch(url);
    if (answer.status === 422) throw invalid("columns", await refusedAs(answer));
    if (answer.status === 409) throw notAnalysed();
    return answer;
  },
} satisfies Partial<Handlers>;
