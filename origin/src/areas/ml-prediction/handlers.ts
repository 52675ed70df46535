import { inArray } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { MlModel } from "@paygauge/api-types/entities/ml-prediction";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid, notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { modelsOf } from "../../prediction/models-stub.ts";
import type { PromoteAnswer, ShownModel } from "../../prediction/models-object.ts";
import { sharingOf } from "../../prediction/sources.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { Database } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import { jobPredictionsFile } from "./job-predictions.ts";
import { predictionsFile } from "./predictions-file.ts";

const about = (entityId: string, note: string) => ({ entityType: "ml-model", entityId, note });

/** Names of the issuers that proofs name. */
async function issuerNames(db: Database, models: readonly ShownModel[]): Promise<Map<string, string>> {
  const ids = [...new Set(models.flatMap(({ record }) => record.figures.issuers.map(({ issuerId }) => issuerId)))];
  const rows = ids.length === 0 ? [] : await db.select().from(issuers).where(inArray(issuers.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function modelShown(shown: ShownModel, names: ReadonlyMap<string, string>, userId: string): MlModel {
  const { number, state, forced, record } = shown;
  const { byName, on, penalty, firstMonth, lastMonth, digest, model, figures, checks } = record;
  return {
    number,
    state,
    byName,
    on,
    penalty,
    features: [...model.features],
    columns: model.encoding.length,
    firstMonth,
    lastMonth,
    digest,
    figures: {
      ...figures,
      issuers: figures.issuers.map((each) => ({ ...each, name: names.get(each.issuerId) ?? each.issuerId })),
    },
    checks,
    forced: forced === null ? null : { byName: forced.byName, isOwn: forced.byId === userId, note: forced.note },
  };
}

/** @throws Refusal for each reason for which the label stays */
function requireMoved(answer: PromoteAnswer, number: number): void {
  if (answer === "noModel") throw notFound("mlModel");
  if (answer === "there") throw refuse("mlNotNewer", { number });
  if (answer === "changed") throw changedMeanwhile("mlModel");
  if (answer === "noNote") throw invalid("note", message("mlForceNote"));
  if (answer === "own") throw refuse("mlForceOwn");
}

export const mlPredictionHandlers = {
  mlModels: async ({ env, db, person }) => {
    const [{ models, training, moves }, sharing] = await Promise.all([modelsOf(env).models(), sharingOf(db)]);
    const names = await issuerNames(db, models);
    return {
      models: models.map((model) => modelShown(model, names, person.userId)),
      training: training?.state === "done" ? null : training,
      moves: moves.map(({ fromNumber, toNumber, byName, movedOn, note, askedBy }) => ({
        byName,
        on: movedOn,
        from: fromNumber,
        to: toNumber,
        note,
        askedBy,
      })),
      sharing,
    };
  },

  trainMlModel: async ({ env, person, body, effectId, correlationId, audit }) => {
    const payload = { ...body, byId: person.userId, byName: person.name };
    if (!(await modelsOf(env).train(effectId, payload, correlationId))) throw refuse("mlTrainingRuns");
    audit(about(effectId, `training, penalty ${body.penalty}, ${body.features.join(" ")}`));
    return { ...done(message("mlTrainingStarted")), id: effectId };
  },

  cancelMlTraining: async ({ env, params, audit }) => {
    const { training } = await modelsOf(env).models();
    if (training?.id !== params.trainingId) throw notFound("command");
    if (!(await queueOf(env).cancel(training.id))) throw new Refusal(409, "COMMAND_SETTLED", message("settled"));
    audit(about(training.id, "training canceled"));
    return done(message("canceledOne"));
  },

  promoteMlModel: async ({ env, person, params, body, audit }) => {
    const number = Number(params.modelNumber);
    const by = { id: person.userId, name: person.name };
    const answer = await modelsOf(env).promote({ number, from: body.from, note: body.note, by });
    requireMoved(answer, number);
    audit(about(String(number), answer === "asked" ? "promotion asked for" : "champion"));
    return done(answer === "asked" ? message("mlForceAsked", { number }) : message("mlPromoted", { number }));
  },

  jobPredictions: (context) => jobPredictionsFile(context),

  mlModelPredictions: async ({ env, params }) => predictionsFile(modelsOf(env), Number(params.modelNumber)),
} satisfies Partial<Handlers>;
