import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { refuse } from "@paygauge/worker/refusal";
import { translateIn } from "@paygauge/worker/translate-in";
import type { CallContext } from "../../call-context.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { csvStream, downloadHeaders, markedSample } from "../../job/export-csv.ts";
import { askPredictions } from "../../prediction/ask-predictions.ts";
import { modelsOf } from "../../prediction/models-stub.ts";
import { spoken } from "../../prediction/reason-words.ts";

/** Suppliers in one piece of the file. */
const linesAtOnce = 500;

/** A run's suppliers as the champion predicts them now. @throws Refusal 409 without a champion, or a run's suppliers */
export async function jobPredictionsFile({ env, job, run, query }: CallContext<"jobPredictions">): Promise<Response> {
  const champion = await modelsOf(env).champion();
  if (champion === null) throw refuse("mlNoChampion");
  const { number, record } = champion;
  const suppliers = await askPredictions(env, job.id, "predict", { run: run.run, model: record.model });
  if (suppliers === null) throw notAnalysed();
  const words = translateIn(query.locale);
  const headings = [
    message("mlFileSupplier"),
    message("mlFileKey"),
    message("mlFileProbability"),
    message("mlFileFor"),
    message("mlFileAgainst"),
    message("mlFileModel"),
  ];
  const columns = markedSample(
    headings.map((each) => ({ heading: words(each) })),
    job.isSample,
  );
  const list = (refs: readonly MessageRef[]): string => refs.map((each) => words(each)).join(", ");
  function* pieces(): Generator<string> {
    yield csvLine(columns.map(({ heading }) => heading));
    for (let from = 0; from < (suppliers?.length ?? 0); from += linesAtOnce)
      yield (suppliers ?? [])
        .slice(from, from + linesAtOnce)
        .map(({ name, supplierKey, probability, reasons }) =>
          csvLine([
            name,
            supplierKey,
            probability === null ? "" : Math.round(probability * 100),
            list(spoken(reasons, "+")),
            list(spoken(reasons, "-")),
            number,
          ]),
        )
        .join("");
  }
  return new Response(csvStream(pieces()), {
    headers: downloadHeaders(`${job.name} predictions.csv`, "text/csv; charset=utf-8"),
  });
}
