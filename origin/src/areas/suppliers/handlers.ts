import * as v from "valibot";
import { filterItem, pagedRequest } from "@paygauge/api-types/entities/paging";
import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid, notFound, Refusal } from "../../refusal.ts";

const notAnalysed = (): Refusal =>
  new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");

/** What an export asks for: the grid's request without its page. */
const exportRequest = v.strictObject({
  orderBy: pagedRequest.entries.orderBy,
  secondaryOrderBy: pagedRequest.entries.secondaryOrderBy,
  filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
  search: pagedRequest.entries.search,
});

function exportRequestOf(text: string | undefined): v.InferOutput<typeof exportRequest> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "{}");
  } catch {
    throw invalid("request", "The export's request is not valid JSON. Export again from the grid.");
  }
  const parsed = v.safeParse(exportRequest, value);
  if (!parsed.success) throw invalid("request", `The export's request is not valid: ${parsed.issues[0].message}`);
  return parsed.output;
}

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
    url.searchParams.set("currency", job.currency);
    url.searchParams.set("name", job.name);
    const answer = await jobObjectOf(env, job.id).fetch(url);
    if (answer.status === 422) throw invalid("columns", await answer.text());
    if (answer.status === 409) throw notAnalysed();
    return answer;
  },
} satisfies Partial<Handlers>;
