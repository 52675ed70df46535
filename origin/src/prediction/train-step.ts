/** Trains one model: gathers the rows, looks whether they can teach anything, proves a model and stores it. */
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { Turns, type InParts } from "@paygauge/api-types/turns/turns";
import { readStored } from "@paygauge/worker/stored-json";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import { systemFacts } from "../identity/system-facts.ts";
import { now, openDatabase } from "../store/database.ts";
import { trainPayload, type TrainPayload } from "./commands.ts";
import { gather, gatherCursor, type GatherCursor } from "./gather-step.ts";
import { checksOf } from "./model/checks.ts";
import { proofFigures, type ProofFigures } from "./model/figures.ts";
import { coverageOf, prove, type Proven } from "./model/proof.ts";
import { obstacleOf } from "./model/readiness.ts";
import { labelledSet, type LabelledSet, type TrainingRow, type TrainingSettings } from "./model/training-set.ts";
import { addModel, championOf, dropParts, modelOf, partOf, type ModelRecord } from "./model-tables.ts";
import { trainingSources } from "./sources.ts";
import { predictionTexts, storePredictions } from "./stored-predictions.ts";

const flag = "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION";
/** Each training of the same rows makes the same model. */
const seed = 20_260_101;
/** Turns between two looks at whether to go on: about half a second. */
const turnsOfLook = 25;

/** @throws StepFailed where the feature was switched off */
async function requireFlag({ env }: StepContext): Promise<void> {
  const { flags } = await systemFacts(openDatabase(env.DB), env, true);
  if (!flags.includes(flag)) throw new StepFailed(message("mlFlagOff"));
}

interface Progress {
  done: number;
  total: number;
}

/** Does work turn by turn; says now and then how far it is, and stops where it was canceled or switched off. */
async function worked<T>(context: StepContext, progress: Progress, parts: InParts<T>): Promise<T> {
  const turns = new Turns("modelRows");
  for (let given = 0; ;) {
    const part = parts.next();
    if (part.done === true) return part.value;
    if (!turns.isOver(part.value)) continue;
    await turns.next();
    given += 1;
    if (given % turnsOfLook !== 0) continue;
    await context.tick({ ...progress });
    await requireFlag(context);
  }
}

/** The rows that were gathered, in their order, part by part: each is read in a turn of its own. */
function* gathered({ sql, commandId }: StepContext, parts: number): InParts<TrainingRow[]> {
  const rows: TrainingRow[] = [];
  for (let part = 0; part < parts; part += 1) {
    const text = partOf(sql, commandId, part);
    if (text === null) throw new Error("A part of the training's rows is not stored.");
    // Written by this object and never sent: it is what `gather` made.
    rows.push(...(readStored(v.array(v.unknown()), text, "training_part.rowsJson") as TrainingRow[]));
    yield rows.length;
  }
  return rows;
}

const monthOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 7);

/** The result of a training. */
interface Proved {
  readonly proven: Proven;
  readonly set: LabelledSet;
  readonly proved: ProofFigures;
  readonly coverage: number;
  readonly digest: string;
}

function recordOf(
  { sql }: StepContext,
  payload: TrainPayload,
  { proven, set, proved, coverage, digest }: Proved,
): ModelRecord {
  const { model, importance } = proven;
  const figures = { ...proved, coverage, importance: [...importance] };
  const champion = championOf(sql);
  const against = champion === null ? null : modelOf(sql, champion);
  const days = set.rows.map(({ cutOff }) => cutOff);
  const least = days.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return {
    byName: payload.byName,
    on: now(),
    penalty: payload.penalty,
    firstMonth: monthOf(least),
    lastMonth: monthOf(days.reduce((a, b) => Math.max(a, b), 0)),
    digest,
    model,
    figures: { ...figures, bins: [...figures.bins], issuers: [...figures.issuers] },
    comparedWith: champion,
    checks: checksOf(figures, against?.record.figures ?? null),
  };
}

async function fit(context: StepContext, payload: TrainPayload, { part, digest }: GatherCursor): Promise<"done"> {
  const { sql, commandId } = context;
  const progress = { done: 0, total: 0 };
  const rows = await worked(context, progress, gathered(context, part));
  const set = await worked(context, progress, labelledSet(rows));
  const settings: TrainingSettings = { features: payload.features, c: Number(payload.penalty), seed };
  const obstacle = await worked(context, progress, obstacleOf(set, settings));
  if (obstacle !== null) throw new StepFailed(obstacle);
  const report = (done: number, total: number): void => void Object.assign(progress, { done, total });
  const proven = await worked(context, progress, prove(set, settings, report));
  const coverage = await worked(context, progress, coverageOf(rows, payload.features));
  const issuers = set.rows.map(({ issuerId }) => issuerId);
  const proved = await worked(context, progress, proofFigures(proven.predictions, issuers));
  const texts = await worked(context, progress, predictionTexts(proven.predictions, set.rows));
  await requireFlag(context);
  return context.finish(progress, () => {
    const number = addModel(sql, recordOf(context, payload, { proven, set, proved, coverage, digest }));
    storePredictions(sql, number, texts);
    sql.exec("UPDATE training SET model = ? WHERE id = ?", number, commandId);
    dropParts(sql);
  });
}

export const trainStep: Step = async (context) => {
  await requireFlag(context);
  const payload = v.parse(trainPayload, context.payload);
  if (context.cursor === null) {
    const sources = await trainingSources(openDatabase(context.env.DB));
    const begun: GatherCursor = { phase: "gather", sources, at: 0, from: 0, part: 0, digest: "" };
    return context.more(begun, { done: 0, total: sources.length });
  }
  const cursor = v.parse(gatherCursor, context.cursor);
  return cursor.at < cursor.sources.length ? gather(context, cursor) : fit(context, payload, cursor);
};
