import { DurableObject } from "cloudflare:workers";
import type { ModelState, MlTraining } from "@paygauge/api-types/entities/ml-prediction";
import { CommandOutcomes, createOutcomeTable } from "../commands/command-outcomes.ts";
import { CommandRunner, createCommandTable } from "../commands/command-runner.ts";
import { emptyTables } from "../commands/empty-tables.ts";
import type { Env } from "../env.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { createObjectOutbox, noteCommands, sendByAlarm, sendNoted } from "../proq/object-outbox.ts";
import { now } from "../store/database.ts";
import type { TrainedModel } from "./model/proof.ts";
import { trainCommand, trainModelType, type TrainPayload } from "./commands.ts";
import {
  askForced,
  championOf,
  createModelTables,
  dropParts,
  forcedOf,
  lastTraining,
  listModels,
  modelOf,
  moveLabel,
  movesOf,
  type Forced,
  type LabelMove,
  type StoredModel,
} from "./model-tables.ts";
import { predictionLines } from "./stored-predictions.ts";
import { trainStep } from "./train-step.ts";

/** A model with what became of it. */
export interface ShownModel extends StoredModel {
  readonly state: ModelState;
  readonly forced: Forced | null;
}

interface ModelsShown {
  readonly models: ShownModel[];
  readonly training: MlTraining | null;
  readonly moves: LabelMove[];
}

interface Promoted {
  readonly number: number;
  readonly from: number | null;
  readonly note: string;
  readonly by: { readonly id: string; readonly name: string };
}

/** "asked": a second user has to agree; the other words say why the label stays where it is. */
export type PromoteAnswer = "moved" | "asked" | "noModel" | "there" | "changed" | "noNote" | "own";

const stateOfOutcome = { Completed: "done", Error: "failed", Canceled: "canceled" } as const;

/** Every model, its proof and the label of the champion; it runs one training at a time. */
export class PredictionModels extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;
  readonly #outcomes: CommandOutcomes;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    this.#runner = new CommandRunner(env, ctx.storage, (type) => (type === trainModelType ? trainStep : null));
    this.#outcomes = new CommandOutcomes(sql);
    void ctx.blockConcurrencyWhile(async () => {
      createModelTables(sql);
      createObjectOutbox(sql);
      createCommandTable(sql);
      createOutcomeTable(sql);
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  /** A training's state is the newest outcome of its command. */
  commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    return this.#outcomes.take(outcomes, ({ outcome }) => {
      if (outcome !== "again") dropParts(this.ctx.storage.sql);
      return true;
    });
  }

  override async alarm(): Promise<void> {
    await sendByAlarm(this.env, this.ctx.storage);
    await this.#runner.work();
  }

  #training(): MlTraining | null {
    const last = lastTraining(this.ctx.storage.sql);
    if (last === null) return null;
    const { id, byName, createdOn, model } = last;
    const known = this.#runner.progress().find(({ commandId }) => commandId === id);
    const { done, total } = known ?? { done: 0, total: 0 };
    const ended = this.#outcomes.of(id);
    const state = model !== null ? "done" : known === undefined ? "waiting" : "running";
    const settled =
      ended?.state === "Completed" || ended?.state === "Error" || ended?.state === "Canceled" ? ended.state : null;
    return {
      id,
      state: settled === null ? state : stateOfOutcome[settled],
      byName,
      on: createdOn,
      done,
      total,
      message: ended?.message ?? null,
    };
  }

  #shown(model: StoredModel, champion: number | null, moves: readonly LabelMove[]): ShownModel {
    const { number, record } = model;
    const wasChampion = moves.some(({ toNumber }) => toNumber === number);
    const isPassed = record.checks.every((each) => each.isPassed);
    const state = number === champion ? "Champion" : wasChampion ? "Retired" : isPassed ? "Challenger" : "Refused";
    return { ...model, state, forced: forcedOf(this.ctx.storage.sql, number) };
  }

  models(): ModelsShown {
    const { sql } = this.ctx.storage;
    const [moves, champion] = [movesOf(sql), championOf(sql)];
    const models = listModels(sql).map((model) => this.#shown(model, champion, moves));
    return { models, training: this.#training(), moves };
  }

  /** The model that jobs are predicted by; null: there is none. */
  champion(): StoredModel | null {
    const number = championOf(this.ctx.storage.sql);
    return number === null ? null : modelOf(this.ctx.storage.sql, number);
  }

  /** The number of the champion; null: there is none. */
  championNumber(): number | null {
    return championOf(this.ctx.storage.sql);
  }

  /** A model by its number: it never changes. */
  model(number: number): TrainedModel | null {
    return modelOf(this.ctx.storage.sql, number)?.record.model ?? null;
  }

  /** Queues a training; the same again changes nothing. Returns false where another is in progress. */
  async train(id: string, payload: TrainPayload, correlationId: string): Promise<boolean> {
    const { storage } = this.ctx;
    const last = this.#training();
    if (last !== null && last.id !== id && (last.state === "waiting" || last.state === "running")) return false;
    storage.transactionSync(() => {
      const { byName } = payload;
      storage.sql.exec("INSERT OR IGNORE INTO training (id, byName, createdOn) VALUES (?, ?, ?)", id, byName, now());
      noteCommands(storage, [trainCommand(id, payload, correlationId)]);
    });
    await sendNoted(this.env, storage);
    return true;
  }

  /** Moves the label of the champion, or notes who asks for it where the model failed a check. */
  promote({ number, from, note, by }: Promoted): PromoteAnswer {
    const { storage } = this.ctx;
    return storage.transactionSync((): PromoteAnswer => {
      const { sql } = storage;
      const model = modelOf(sql, number);
      if (model === null) return "noModel";
      const champion = championOf(sql);
      if (champion === number) return "there";
      if (champion !== from) return "changed";
      const { state, forced } = this.#shown(model, champion, movesOf(sql));
      if (state === "Refused") {
        if (forced?.byId === by.id) return "own";
        if (note === "") return "noNote";
        if (forced === null) {
          askForced(sql, { number, byId: by.id, byName: by.name, note });
          return "asked";
        }
      }
      const askedBy = forced?.byName ?? null;
      const said = [forced?.note ?? "", note].filter((text) => text !== "").join(" / ");
      moveLabel(sql, { fromNumber: from, toNumber: number, note: said, askedBy }, { ...by, on: now() });
      return "moved";
    });
  }

  /** Lines of the predictions of a model's proof; null after the last part. */
  predictionLines(number: number, part: number): string | null {
    return predictionLines(this.ctx.storage.sql, number, part);
  }

  /** Deletes every model with all that it rests on. */
  eraseAll(): void {
    emptyTables(this.ctx.storage);
  }
}
