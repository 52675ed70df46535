/** A run's suppliers as a model predicts them, the likeliest to accept first. Nothing is stored: no score can read it. */
import { Turns, inTurns } from "@paygauge/api-types/turns/turns";
import type { Env } from "../../env.ts";
import { agesOf } from "../../prediction/company-ages.ts";
import { predictRows, type Prediction } from "../../prediction/model/apply.ts";
import type { TrainedModel } from "../../prediction/model/proof.ts";
import { countSuppliers } from "../supplier-store.ts";
import type { RunRecord } from "../runs/run-store.ts";
import { lastDayOf, ledgerRows, type LedgerRow } from "./feature-rows.ts";

/** Suppliers that are read and predicted at once. */
const rowsAtOnce = 500;

interface PredictedSupplier extends Prediction {
  readonly supplierKey: string;
  readonly name: string;
}

/** Adds the ages of companies on the run's last day, where the model reads them. */
async function aged(
  env: Pick<Env, "COMPANIES">,
  rows: readonly LedgerRow[],
  model: TrainedModel,
  cutOff: number | null,
): Promise<readonly LedgerRow[]> {
  if (!model.features.includes("age") || cutOff === null) return rows;
  const ages = await agesOf(
    env,
    rows.map(({ country, companyNumber }) => ({ country, companyNumber, cutOff })),
  );
  return rows.map((row, at) => ({ ...row, age: ages[at] ?? null }));
}

/** Predictions of every supplier of a run; those without one last, in the order of the run. */
export async function predictedSuppliers(
  env: Pick<Env, "COMPANIES">,
  sql: SqlStorage,
  record: RunRecord,
  model: TrainedModel,
): Promise<PredictedSupplier[]> {
  const turns = new Turns("modelRows");
  const size = countSuppliers(sql, record.run);
  const predicted: PredictedSupplier[] = [];
  for (let from = 0; from < size; from += rowsAtOnce) {
    const rows = await aged(env, ledgerRows(sql, record, from, from + rowsAtOnce), model, lastDayOf(record));
    const predictions = await inTurns(predictRows(model, rows), turns);
    for (const [at, { supplierKey, name }] of rows.entries())
      predicted.push({ supplierKey, name, ...(predictions[at] ?? { probability: null, reasons: [] }) });
    await turns.after(rows.length);
  }
  return predicted.sort((a, b) => (b.probability ?? -1) - (a.probability ?? -1));
}
