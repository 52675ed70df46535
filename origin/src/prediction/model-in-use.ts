import type { ExportRequest } from "@paygauge/api-types/entities/exports";
import { isPredictionProperty } from "@paygauge/api-types/entities/suppliers";
import { refuse } from "@paygauge/worker/refusal";
import type { CallBase } from "../call-context.ts";
import type { Person } from "../identity/person.ts";
import { asksPrediction } from "../job/grid/predicted-columns.ts";
import { modelsOf } from "./models-stub.ts";

interface Asking extends Pick<CallBase, "env" | "facts"> {
  readonly person: Person;
}

/** Number of the model that predicts suppliers; null where predictions are off or not theirs to see, or no model is in use. */
export async function modelInUse({ env, facts, person }: Asking): Promise<number | null> {
  const isOn = facts.flags.includes("FEATURE_FLAG_SUPPLIERS_ML_PREDICTION");
  return isOn && person.permissions.has("JobSuppliers_VIEW") ? modelsOf(env).championNumber() : null;
}

/** The same for a list. @throws Refusal 409 where it is to be filtered, ordered or written by predictions and there are none */
export async function modelOfList(
  asking: Asking,
  request: ExportRequest,
  columns: readonly string[] = [],
): Promise<number | null> {
  const number = await modelInUse(asking);
  if (number === null && (asksPrediction(request) || columns.some(isPredictionProperty)))
    throw refuse("mlNoPredictions");
  return number;
}
