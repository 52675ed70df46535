import { notFound } from "@paygauge/worker/refusal";
import { csvStream, downloadHeaders } from "../../job/export-csv.ts";
import type { PredictionModels } from "../../prediction/models-object.ts";
import { predictionHeadings } from "../../prediction/stored-predictions.ts";

/** The stored predictions of a model as CSV, part by part. @throws Refusal 404 where there is no such model */
export async function predictionsFile(models: DurableObjectStub<PredictionModels>, number: number): Promise<Response> {
  const first = await models.predictionLines(number, 0);
  if (first === null) throw notFound("mlModel");
  async function* pieces(): AsyncGenerator<string> {
    yield `${predictionHeadings}\r\n`;
    let lines: string | null = first;
    for (let part = 1; lines !== null; part += 1) {
      yield lines;
      lines = await models.predictionLines(number, part);
    }
  }
  return new Response(csvStream(pieces()), {
    headers: downloadHeaders(`model-${number}-predictions.csv`, "text/csv; charset=utf-8"),
  });
}
