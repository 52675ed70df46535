import { objectNamed, type Env } from "../env.ts";
import { modelsObject } from "./commands.ts";
import type { PredictionModels } from "./models-object.ts";

/** The one object that holds the models of predictions. */
export const modelsOf = (env: Pick<Env, "PREDICTIONS">): DurableObjectStub<PredictionModels> =>
  objectNamed<PredictionModels>(env.PREDICTIONS, modelsObject);
