/** A run's suppliers as a model predicts them. Nothing is stored: no score can read it. */
import { atOnce, Turns } from "@paygauge/api-types/turns/turns";
import type { Env } from "../../env.ts";
import { agesOf } from "../../prediction/company-ages.ts";
import { predictRows, type Prediction } from "../../prediction/model/apply.ts";
import type { TrainedModel } from "../../prediction/model/proof.ts";
import { countSuppliers } from "../supplier-store.ts";
import { lastDayOf, ledgerRows, ledgerRowsOf, type FeatureRun, type LedgerRow } from "./feature-rows.ts";

/** Suppliers that are read and predicted at once. */
const rowsAtOnce = 500;
/** To read and predict a supplier takes as long as a fit's pass over so many rows. */
const fitRowsOfRow = 5;

interface PredictedRow extends Prediction {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly name: string;
}

/** What predictions are made of: the run, and the model. */
export interface Predicting {
  readonly env: Pick<Env, "COMPANIES">;
  readonly sql: SqlStorage;
  readonly record: FeatureRun;
  readonly model: TrainedModel;
}

/** Adds the ages of companies on the run's last day, where the model reads them. */
async function aged({ env, record, model }: Predicting, rows: readonly LedgerRow[]): Promise<readonly LedgerRow[]> {
  const cutOff = lastDayOf(record);
  if (!model.features.includes("age") || cutOff === null) return rows;
  const ages = await agesOf(
    env,
    rows.map(({ country, companyNumber }) => ({ country, companyNumber, cutOff })),
  );
  return rows.map((row, at) => ({ ...row, age: ages[at] ?? null }));
}

async function predicted(of: Predicting, read: readonly LedgerRow[]): Promise<PredictedRow[]> {
  const rows = await aged(of, read);
  const predictions = atOnce(predictRows(of.model, rows));
  return rows.map(({ ordinal, supplierKey, name }, at) => ({
    ordinal,
    supplierKey,
    name,
    ...(predictions[at] ?? { probability: null, reasons: [] }),
  }));
}

/** Predictions of a run's suppliers in the order of their ordinals; other payees than suppliers have none. */
export async function* predictionsOfRun(of: Predicting): AsyncGenerator<readonly PredictedRow[]> {
  const turns = new Turns("modelRows");
  const size = countSuppliers(of.sql, of.record.run);
  for (let from = 0; from < size; from += rowsAtOnce) {
    const rows = ledgerRows(of.sql, of.record, from, from + rowsAtOnce);
    yield await predicted(of, rows);
    await turns.after(rows.length * fitRowsOfRow);
  }
}

/** Predictions of the suppliers with some keys. */
export const predictionsOfKeys = (of: Predicting, keys: readonly string[]): Promise<readonly PredictedRow[]> =>
  predicted(of, ledgerRowsOf(of.sql, of.record, keys));

/** Every supplier of a run, the likeliest to accept first; those without a prediction last, in the order of the run. */
export async function likeliestFirst(of: Predicting): Promise<PredictedRow[]> {
  const all: PredictedRow[] = [];
  for await (const rows of predictionsOfRun(of)) all.push(...rows);
  return all.sort((a, b) => (b.probability ?? -1) - (a.probability ?? -1));
}
