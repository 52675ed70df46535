/** Models, which never change; the label of the champion, which moves between them; and what trainings leave behind. */
import * as v from "valibot";
import { modelFigures, penalties, promotionChecks } from "@paygauge/api-types/entities/ml-prediction";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { soundRows, storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { trainedModelSchema } from "./model/apply.ts";

type Sql = SqlStorage;

export function createModelTables(sql: Sql): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS training (id TEXT PRIMARY KEY, byName TEXT NOT NULL, createdOn TEXT NOT NULL,
    model INTEGER) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS training_part (trainingId TEXT NOT NULL, part INTEGER NOT NULL, rowsJson TEXT NOT NULL,
    PRIMARY KEY (trainingId, part)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS model (number INTEGER PRIMARY KEY AUTOINCREMENT, recordJson TEXT NOT NULL)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS model_prediction (number INTEGER NOT NULL, part INTEGER NOT NULL,
    rowsJson TEXT NOT NULL, PRIMARY KEY (number, part)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS label_move (moveId INTEGER PRIMARY KEY AUTOINCREMENT, fromNumber INTEGER,
    toNumber INTEGER NOT NULL, byId TEXT NOT NULL, byName TEXT NOT NULL, movedOn TEXT NOT NULL, note TEXT NOT NULL,
    askedBy TEXT)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS forced (number INTEGER PRIMARY KEY, byId TEXT NOT NULL, byName TEXT NOT NULL,
    note TEXT NOT NULL)`);
}

/** A model, unchanged since its training. */
const modelRecord = v.object({
  byName: v.string(),
  on: v.string(),
  penalty: v.picklist(penalties),
  firstMonth: v.string(),
  lastMonth: v.string(),
  digest: v.string(),
  model: trainedModelSchema,
  figures: modelFigures,
  /** The champion that it was compared with; null: there was none. */
  comparedWith: v.nullable(v.number()),
  checks: v.array(v.object({ check: v.picklist(promotionChecks), isPassed: v.boolean() })),
});
export type ModelRecord = v.InferOutput<typeof modelRecord>;

const modelRow = v.object({ number: v.number(), recordJson: v.string() });
const recordOf = ({ number, recordJson }: v.InferOutput<typeof modelRow>) => ({
  number,
  record: readStored(modelRecord, recordJson, "model.recordJson"),
});
export type StoredModel = ReturnType<typeof recordOf>;

/** The newest first; one that is damaged is passed over. */
export const listModels = (sql: Sql): StoredModel[] =>
  readRows(storedRows(sql, modelRow, "SELECT number, recordJson FROM model ORDER BY number DESC"), recordOf).readable;

export function modelOf(sql: Sql, number: number): StoredModel | null {
  const [row] = storedRows(sql, modelRow, "SELECT number, recordJson FROM model WHERE number = ?", number);
  return row === undefined ? null : recordOf(row);
}

const numberRow = v.object({ number: v.number() });

/** Part of a transaction. @returns the model's number */
export function addModel(sql: Sql, record: ModelRecord): number {
  return storedRow(sql, numberRow, "INSERT INTO model (recordJson) VALUES (?) RETURNING number", JSON.stringify(record))
    .number;
}

const moveRow = v.object({
  fromNumber: v.nullable(v.number()),
  toNumber: v.number(),
  byName: v.string(),
  movedOn: v.string(),
  note: v.string(),
  askedBy: v.nullable(v.string()),
});
export type LabelMove = v.InferOutput<typeof moveRow>;

/** Moves of the champion's label, the newest first. */
export const movesOf = (sql: Sql): LabelMove[] =>
  soundRows(
    sql,
    moveRow,
    "SELECT fromNumber, toNumber, byName, movedOn, note, askedBy FROM label_move ORDER BY moveId DESC",
  );

/** The number of the champion; null where there is none. */
export const championOf = (sql: Sql): number | null => movesOf(sql)[0]?.toNumber ?? null;

/** Part of a transaction. */
export function moveLabel(
  sql: Sql,
  move: Omit<LabelMove, "movedOn" | "byName">,
  by: { readonly id: string; readonly name: string; readonly on: string },
): void {
  const { fromNumber, toNumber, note, askedBy } = move;
  sql.exec(
    `INSERT INTO label_move (fromNumber, toNumber, byId, byName, movedOn, note, askedBy) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    fromNumber,
    toNumber,
    by.id,
    by.name,
    by.on,
    note,
    askedBy,
  );
  sql.exec("DELETE FROM forced WHERE number = ?", toNumber);
}

const forcedRow = v.object({ number: v.number(), byId: v.string(), byName: v.string(), note: v.string() });
export type Forced = v.InferOutput<typeof forcedRow>;

/** Who asked to promote a model that failed a check; null: no user did. */
export const forcedOf = (sql: Sql, number: number): Forced | null =>
  storedRows(sql, forcedRow, "SELECT number, byId, byName, note FROM forced WHERE number = ?", number)[0] ?? null;

export function askForced(sql: Sql, { number, byId, byName, note }: Forced): void {
  sql.exec(
    "INSERT OR REPLACE INTO forced (number, byId, byName, note) VALUES (?, ?, ?, ?)",
    number,
    byId,
    byName,
    note,
  );
}

const trainingRow = v.object({
  id: v.string(),
  byName: v.string(),
  createdOn: v.string(),
  model: v.nullable(v.number()),
});
type TrainingRecord = v.InferOutput<typeof trainingRow>;

/** The training that was asked for last; null where none was. */
export const lastTraining = (sql: Sql): TrainingRecord | null =>
  storedRows(
    sql,
    trainingRow,
    "SELECT id, byName, createdOn, model FROM training ORDER BY createdOn DESC, id LIMIT 1",
  )[0] ?? null;

/** Rows of a training that are stored in one part. */
export const rowsOfPart = 2000;
const partRow = v.object({ rowsJson: v.string() });

export function putPart(sql: Sql, trainingId: string, part: number, rowsJson: string): void {
  sql.exec(
    "INSERT OR REPLACE INTO training_part (trainingId, part, rowsJson) VALUES (?, ?, ?)",
    trainingId,
    part,
    rowsJson,
  );
}

export const partOf = (sql: Sql, trainingId: string, part: number): string | null =>
  storedRows(sql, partRow, "SELECT rowsJson FROM training_part WHERE trainingId = ? AND part = ?", trainingId, part)[0]
    ?.rowsJson ?? null;

/** What was gathered is of no use once a training ended. */
export const dropParts = (sql: Sql): void => void sql.exec("DELETE FROM training_part");

/** Predictions of a model's proof, a part of its rows. */
export function putPredictions(sql: Sql, number: number, part: number, rowsJson: string): void {
  sql.exec("INSERT INTO model_prediction (number, part, rowsJson) VALUES (?, ?, ?)", number, part, rowsJson);
}

export const predictionsOf = (sql: Sql, number: number, part: number): string | null =>
  storedRows(sql, partRow, "SELECT rowsJson FROM model_prediction WHERE number = ? AND part = ?", number, part)[0]
    ?.rowsJson ?? null;
