import type { PredictedFields } from "@paygauge/api-types/entities/suppliers";
import type { Env } from "../../env.ts";
import type { TrainedModel } from "../../prediction/model/proof.ts";
import { readModel } from "../../prediction/model-reader.ts";
import type { PredictedColumn } from "../grid/predicted-columns.ts";
import { LatestUsed } from "../latest-used.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { countSuppliers, keysOfRun } from "../supplier-store.ts";
import { predictionsOfKeys, predictionsOfRun, type Predicting } from "./predicted-suppliers.ts";

/** How likely suppliers are to say yes, percent, by their keys; those of whom too little is known are absent. */
export interface Chances {
  /** The same for the same chances. */
  readonly name: string;
  readonly byKey: ReadonlyMap<string, number>;
}

/** Columns that are in memory: of the newest and of the published run. */
const columnsInMemory = 2;

/** Probability in whole percent, as it is shown, filtered and ordered. */
const percentOf = (probability: number | null): number | null =>
  probability === null ? null : Math.round(probability * 100);

/**
 * What models predict of a job's suppliers, made when it is asked for and kept in memory alone: a model and a run never
 * change, so that the same question has the same answer, and no step of an import can read one.
 */
export class RunPredictions {
  readonly env: Pick<Env, "COMPANIES" | "PREDICTIONS">;
  readonly sql: SqlStorage;
  readonly #models = new LatestUsed<number, Promise<TrainedModel | null>>(columnsInMemory);
  readonly #columns = new LatestUsed<string, Promise<PredictedColumn | null>>(columnsInMemory);

  readonly #chances = new LatestUsed<string, Promise<Chances | null>>(1);

  constructor(env: Pick<Env, "COMPANIES" | "PREDICTIONS">, sql: SqlStorage) {
    this.env = env;
    this.sql = sql;
  }

  /** Null where the run is not whole, or there is no such model. */
  async #predicting(run: string, number: number): Promise<Predicting | null> {
    const model = await kept(this.#models, number, () => readModel(this.env, number));
    const record = readWholeRun(this.sql, run);
    return model && record && { env: this.env, sql: this.sql, record, model };
  }

  /** What a model predicts of every supplier of a run; null where the run is not whole, or there is no such model. */
  column(run: string, number: number): Promise<PredictedColumn | null> {
    return kept(this.#columns, `${number} ${run}`, () => this.#column(run, number));
  }

  async #column(run: string, number: number): Promise<PredictedColumn | null> {
    const of = await this.#predicting(run, number);
    if (of === null) return null;
    const percents = new Float64Array(countSuppliers(this.sql, run)).fill(Number.NaN);
    for await (const rows of predictionsOfRun(of))
      for (const { ordinal, probability } of rows) percents[ordinal] = percentOf(probability) ?? Number.NaN;
    return { number, percents };
  }

  /** The same by the keys of suppliers; null as above. */
  chances(run: string, number: number): Promise<Chances | null> {
    const name = `${number} ${run}`;
    return kept(this.#chances, name, async () => {
      const column = await this.column(run, number);
      if (column === null) return null;
      const known = keysOfRun(this.sql, run).flatMap(({ supplierKey, ordinal }) => {
        const percent = column.percents[ordinal] ?? Number.NaN;
        return Number.isNaN(percent) ? [] : [[supplierKey, percent] as const];
      });
      return { name, byKey: new Map(known) };
    });
  }

  /** Rows of a run with what a model predicts of each. */
  async onRows<Row extends { readonly supplierKey: string }>(
    run: string,
    number: number,
    rows: readonly Row[],
  ): Promise<(Row & PredictedFields)[]> {
    const of = rows.length === 0 ? null : await this.#predicting(run, number);
    const keys = rows.map(({ supplierKey }) => supplierKey);
    const found = of === null ? [] : await predictionsOfKeys(of, keys);
    const byKey = new Map(found.map((each) => [each.supplierKey, each]));
    return rows.map((row) => {
      const { probability = null, reasons = [] } = byKey.get(row.supplierKey) ?? {};
      return {
        ...row,
        prediction: percentOf(probability),
        predictionReasons: reasons.join(","),
        predictionModel: number,
      };
    });
  }
}

/** Makes a value once, however many ask while it is made; one that could not be made is made again. */
function kept<Key, Value>(
  cache: LatestUsed<Key, Promise<Value | null>>,
  key: Key,
  make: () => Promise<Value | null>,
): Promise<Value | null> {
  return cache.get(key, () =>
    make().then(
      (value) => {
        if (value === null) cache.drop(key);
        return value;
      },
      (thrown: unknown) => {
        cache.drop(key);
        throw thrown;
      },
    ),
  );
}
