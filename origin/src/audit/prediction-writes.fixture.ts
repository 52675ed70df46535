/** Every write about predictions; the queue is stopped while a training is canceled. */
import { modelsOf } from "../prediction/models-stub.ts";
import { storeModel } from "../prediction/stored-model.fixture.ts";
import { testEnv } from "../support/test-env.ts";
import type { Write } from "./writing.fixture.ts";

export async function predictionWrites(make: Write): Promise<void> {
  const flag = (isEnabled: boolean) =>
    make("setFeatureFlag", { body: { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled } });
  await flag(true);
  await make("toggleQueueService", { body: { isRunning: false } });
  const { id: trainingId } = await make("trainMlModel", { body: { penalty: "1", features: ["industry"] } });
  await make("cancelMlTraining", { params: { trainingId } });
  await make("toggleQueueService", { body: { isRunning: true } });
  const modelNumber = await storeModel();
  const from = (await modelsOf(testEnv).champion())?.number ?? null;
  await make("promoteMlModel", { params: { modelNumber }, body: { from, note: "" } });
  await flag(false);
}
