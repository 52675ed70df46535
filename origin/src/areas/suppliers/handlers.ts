import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { askPredictions } from "../../prediction/ask-predictions.ts";
import { modelInUse, modelOfList } from "../../prediction/model-in-use.ts";
import { exportHeadingsOf, exportRequestOf } from "../../store/export-request.ts";
import { maySeeRows } from "./may-see-rows.ts";
import { refusedAs } from "./refused-as.ts";

export const suppliersHandlers = {
  jobSuppliers: async (context) => {
    const { env, job, run, body } = context;
    const model = await modelOfList(context, body);
    if (model !== null) {
      const predicted = await askPredictions(env, job.id, "page", { run: run.run, model, request: body });
      if (predicted === null) throw notAnalysed();
      return predicted;
    }
    const page = await jobObjectOf(env, job.id).suppliers(run.run, body);
    if (page === null) throw notAnalysed();
    if ("refusal" in page) throw invalid(page.refusal.path, page.refusal.message);
    return page;
  },

  jobSupplier: async (context) => {
    const { env, db, person, job, run } = context;
    const { supplierKey } = context.params;
    const [found, model] = await Promise.all([
      jobObjectOf(env, job.id).supplier(run.run, supplierKey),
      modelInUse(context),
    ]);
    if (!found) throw notFound("supplier");
    const predicted =
      model === null ? null : await askPredictions(env, job.id, "supplier", { run: run.run, model, supplierKey });
    const detail = { ...found, row: { ...found.row, ...predicted } };
    return (await maySeeRows(db, person, job)) ? detail : { ...detail, rowsCount: null };
  },

  exportSuppliers: async (context) => {
    const { env, job, run, query } = context;
    const request = exportRequestOf(query.request);
    const model = await modelOfList(context, request, (query.columns ?? "").split(","));
    const url = new URL("https://job/suppliers.csv");
    url.searchParams.set("run", run.run);
    url.searchParams.set("request", JSON.stringify(request));
    url.searchParams.set("columns", query.columns ?? "");
    url.searchParams.set("headings", JSON.stringify(exportHeadingsOf(query.headings)));
    url.searchParams.set("capabilities", capabilitiesOf(job).join(","));
    url.searchParams.set("format", query.format ?? "csv");
    url.searchParams.set("currency", job.currency);
    url.searchParams.set("name", job.name);
    url.searchParams.set("locale", query.locale ?? "");
    if (model !== null) url.searchParams.set("predictionModel", String(model));
    if (job.isSample) url.searchParams.set("sample", "1");
    const answer = await jobObjectOf(env, job.id).fetch(url);
    if (answer.status === 422) throw invalid("columns", await refusedAs(answer));
    if (answer.status === 409) throw notAnalysed();
    return answer;
  },
} satisfies Partial<Handlers>;
