/** Models that predict whether a supplier accepts cards within 12 months, with their proof. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanText } from "../clean-fields.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { predictionFeatures, predictionFeatureSchema } from "./ml-features.ts";

/** States of a model; a training becomes one at its end. */
const modelStates = ["Challenger", "Champion", "Retired", "Refused"] as const;
export type ModelState = (typeof modelStates)[number];

export const promotionChecks = ["industry", "auc", "calibration", "issuers", "labels"] as const;
const promotionCheck = v.object({ check: v.picklist(promotionChecks), isPassed: v.boolean() });
export type PromotionCheck = v.InferOutput<typeof promotionCheck>;

/** Strengths of the penalty that a training can have: the inverse of what each unit of a weight costs. */
export const penalties = ["0.01", "0.1", "1", "10"] as const;
/** Least that the penalty's inverse, the labels and the features are. */
export const mlLimits = { labels: 5000, note: 500, trainings: 50 } as const;

const figures = v.object({
  auc: v.number(),
  brier: v.number(),
  calibrationError: v.number(),
  topFifth: v.number(),
});

const issuerFigure = v.object({ issuerId: v.string(), labels: v.number(), auc: v.number() });

/** The proof of a model: each figure is of suppliers that the model in question never saw. Shares are from 0 to 1. */
export const modelFigures = v.object({
  ...figures.entries,
  labels: v.number(),
  accepting: v.number(),
  aucError: v.number(),
  bins: v.array(v.object({ count: v.number(), predicted: v.number(), observed: v.number() })),
  timeAuc: v.nullable(v.number()),
  industry: figures,
  issuers: v.array(issuerFigure),
  coverage: v.number(),
  importance: v.array(v.object({ feature: predictionFeatureSchema, loss: v.number(), spread: v.number() })),
});
export type ModelFigures = v.InferOutput<typeof modelFigures>;

const by = { byName: v.string(), on: v.string() };

/** A model in the list, and on the page with the figures of its proof. */
export const mlModel = v.object({
  number: v.number(),
  state: v.picklist(modelStates),
  ...by,
  penalty: v.picklist(penalties),
  features: v.array(predictionFeatureSchema),
  /** Columns that the features became. */
  columns: v.number(),
  /** First and last month of the ledgers that it learned from, "YYYY-MM". */
  firstMonth: v.string(),
  lastMonth: v.string(),
  /** SHA-256 of the rows that it learned from, lower-case hex. */
  digest: v.string(),
  figures: v.object({
    ...modelFigures.entries,
    issuers: v.array(v.object({ ...issuerFigure.entries, name: v.string() })),
  }),
  checks: v.array(promotionCheck),
  /** Who asked to promote it though it failed a check: another user has to agree. */
  forced: v.nullable(v.object({ byName: v.string(), isOwn: v.boolean(), note: v.string() })),
});
export type MlModel = v.InferOutput<typeof mlModel>;

const trainingStates = ["waiting", "running", "failed", "canceled", "done"] as const;
const mlTraining = v.object({
  id: v.string(),
  state: v.picklist(trainingStates),
  ...by,
  /** Parts of the work. */
  done: v.number(),
  total: v.number(),
  /** Why it ended without a model. */
  message: v.nullable(messageSchema),
});
export type MlTraining = v.InferOutput<typeof mlTraining>;

const labelMove = v.object({
  ...by,
  from: v.nullable(v.number()),
  to: v.number(),
  note: v.string(),
  /** Who asked for it, where it was forced. */
  askedBy: v.nullable(v.string()),
});

/** What the page shows. */
export const mlModels = v.object({
  /** The newest first. */
  models: v.array(mlModel),
  /** The newest training, unless it became a model. */
  training: v.nullable(mlTraining),
  /** Moves of the label of the champion, the newest first. */
  moves: v.array(labelMove),
  /** Issuers that share what their jobs show of acceptance, and their analysed jobs. */
  sharing: v.object({ issuers: v.number(), jobs: v.number() }),
});
export type MlModels = v.InferOutput<typeof mlModels>;

export const trainModelBody = v.strictObject({
  penalty: v.picklist(penalties),
  features: v.pipe(
    v.array(v.picklist(predictionFeatures)),
    v.minLength(1, encodedMessage("mlChooseFeatures")),
    v.maxLength(predictionFeatures.length),
    v.check((list) => new Set(list).size === list.length, encodedMessage("mlChooseFeatures")),
  ),
});

export const promoteModelBody = v.strictObject({
  /** The champion that the user saw; null: there was none. */
  from: v.nullable(v.number()),
  note: v.pipe(v.string(), cleanText(), v.maxLength(mlLimits.note)),
});
