import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid, notFound, Refusal } from "../../refusal.ts";
import { exportHeadingsOf, exportRequestOf } from "../../store/export-request.ts";

const notAnalysed = (): Refusal =>
  new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");

export const suppliersHandlers = {
  jobSuppliers: async ({ env, job, body }) => {
    const page = await jobObjectOf(env, job.id).suppliers(body);
    if (page === null) throw notAnalysed();
    if ("refusal" in page) throw invalid(page.refusal.path, page.refusal.sentence);
    return page;
  },

  jobSupplier: async ({ env, job, params }) => {
    const detail = await jobObjectOf(env, job.id).supplier(params.supplierKey);
    if (!detail) throw notFound("supplier");
    return detail;
  },

  exportSuppliers: async ({ env, job, query }) => {
    const request = exportRequestOf(query.request);
    const url = new URL("https://job/suppliers.csv");
    url.searchParams.set("request", JSON.stringify(request));
    url.searchParams.set("columns", query.columns ?? "");
    url.searchParams.set("headings", JSON.stringify(exportHeadingsOf(query.headings)));
    url.searchParams.set("format", query.format ?? "csv");
    url.searchParams.set("currency", job.currency);
    url.searchParams.set("name", job.name);
    const answer = await jobObjectOf(env, job.id).fetch(url);
    if (answer.status === 422) throw invalid("columns", await answer.text());
    if (answer.status === 409) throw notAnalysed();
    return answer;
  },
} satisfies Partial<Handlers>;
