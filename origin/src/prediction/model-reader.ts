import { objectNamed, type Env } from "../env.ts";
import { modelsObject } from "./commands.ts";
import type { TrainedModel } from "./model/proof.ts";

/** What others read of the object that holds the models: its class imports what asks a job, and would import itself here. */
interface ModelReader {
  /** A model by its number: it never changes. */
  model(number: number): Promise<TrainedModel | null>;
}

/** A model by its number; null where there is none. */
export const readModel = (env: Pick<Env, "PREDICTIONS">, number: number): Promise<TrainedModel | null> =>
  objectNamed<ModelReader & Rpc.DurableObjectBranded>(env.PREDICTIONS, modelsObject).model(number);
