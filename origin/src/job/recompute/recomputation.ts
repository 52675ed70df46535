/**
 * A run computed again in a throw-away object: by the same steps, from the same files, decisions, agreements and versions.
 * It changes neither the catalogue nor the queue. Each call works on one slice.
 */
import * as v from "valibot";
import { encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { PipelineStep } from "@paygauge/api-types/entities/jobs";
import { isDamage, readStored } from "@paygauge/worker/stored-json";
import { StepFailed, type Progress, type Step, type StepContext } from "../../commands/step.ts";
import type { Env } from "../../env.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { needsToTell, needsTold } from "../needs/needs-outbox.ts";
import { pipeline } from "../pipeline.ts";
import { uncataloguedStep } from "../steps/publishable-step.ts";
import { recomputeKey } from "./is-throw-away.ts";
import { putAgreements } from "./agreements.ts";
import { putDecisions, recomputeSource, type RecomputeSource } from "./recompute-source.ts";

/** Between two parts of a slice others get their turn, ms: longer than in a run that a user waits for. */
const breathMs = 10;

const storedState = v.object({
  payload: v.unknown(),
  steps: v.array(v.string()),
  /** The step that is worked on, and where its last slice ended. */
  at: v.number(),
  cursor: v.unknown(),
  done: v.number(),
  total: v.number(),
  /** Why it ended without a result, as `encodeMessage` writes it. */
  failure: v.nullable(v.string()),
});
type State = v.InferOutput<typeof storedState>;

/** How far a recomputation is. */
export interface RecomputeProgress {
  readonly step: string | null;
  readonly stepNumber: number;
  readonly steps: number;
  readonly done: number;
  readonly total: number;
  readonly failure: string | null;
}

export type RecomputeAsk =
  | { readonly ask: "source"; readonly run: string }
  | { readonly ask: "begin"; readonly source: RecomputeSource }
  | { readonly ask: "slice" }
  | { readonly ask: "progress" };

export type RecomputeAnswer = RecomputeSource | RecomputeProgress | null;

const progressOf = ({ steps, at, done, total, failure }: State): RecomputeProgress => ({
  step: steps[at] ?? null,
  stepNumber: Math.min(at + 1, steps.length),
  steps: steps.length,
  done,
  total,
  failure,
});

export class Recomputation {
  readonly #env: Env;
  readonly #storage: DurableObjectStorage;
  #steps: Record<PipelineStep, Step> | null = null;
  /** The slice that is worked on: an attempt that takes over waits for it, and begins no second one. */
  #underWay: Promise<RecomputeProgress> | null = null;

  constructor(env: Env, storage: DurableObjectStorage) {
    this.#env = env;
    this.#storage = storage;
  }

  answer(asked: RecomputeAsk): Promise<RecomputeAnswer> | RecomputeAnswer {
    if (asked.ask === "source") return recomputeSource(this.#storage.sql, asked.run);
    if (asked.ask === "begin") return this.#begin(asked.source);
    const state = this.#read();
    if (state === null) return null;
    if (asked.ask === "progress") return progressOf(state);
    this.#underWay ??= this.#slice(state).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  #read(): State | null {
    const text = readMeta(this.#storage.sql, recomputeKey);
    return text === null ? null : readStored(storedState, text, "meta.recompute");
  }

  #write(state: State): State {
    writeMeta(this.#storage.sql, recomputeKey, JSON.stringify(state));
    return state;
  }

  /** Of no effect where it began before. */
  #begin({ payload, decisions, agreements }: RecomputeSource): RecomputeProgress {
    const known = this.#read();
    if (known !== null) return progressOf(known);
    const steps = ["Ingest", "Group", "Match", ...(hasFigures(payload.job.kind) ? ["Score"] : []), "Publishable"];
    const state = { payload, steps, at: 0, cursor: null, done: 0, total: 0, failure: null };
    return this.#storage.transactionSync(() => {
      putDecisions(this.#storage.sql, decisions);
      putAgreements(this.#storage.sql, agreements);
      return progressOf(this.#write(state));
    });
  }

  #stepOf({ steps, at }: State): Step | null {
    this.#steps ??= { ...pipeline(), Publishable: uncataloguedStep };
    const name = Object.keys(this.#steps).find((each): each is PipelineStep => each === steps[at]);
    return name === undefined ? null : this.#steps[name];
  }

  async #slice(state: State): Promise<RecomputeProgress> {
    const step = state.failure === null ? this.#stepOf(state) : null;
    if (step === null) return progressOf(state);
    try {
      await step(this.#context(state));
    } catch (error) {
      const isFinal = error instanceof StepFailed || isDamage(error) || v.isValiError(error);
      if (!isFinal) throw error;
      const why = error instanceof StepFailed ? error.shown : message("storedDamaged");
      this.#write({ ...(this.#read() ?? state), failure: encodeMessage(why) });
    }
    return progressOf(this.#read() ?? state);
  }

  #context(state: State): StepContext {
    const { sql } = this.#storage;
    const commit = (next: Partial<State>, effect: (() => void) | undefined): void =>
      this.#storage.transactionSync(() => {
        effect?.();
        // The catalogue's rows of what waits are those of the job itself.
        const noted = needsToTell(sql);
        if (noted !== null) needsTold(sql, noted);
        this.#write({ ...state, ...next });
      });
    return {
      env: this.#env,
      storage: this.#storage,
      sql,
      commandId: `${recomputeKey}:${state.at}`,
      payload: state.payload,
      cursor: state.cursor,
      more: (cursor, { done, total }: Progress, effect) => {
        commit({ cursor: cursor ?? null, done, total }, effect);
        return "more";
      },
      finish: (_, effect) => {
        commit({ at: state.at + 1, cursor: null, done: 0, total: 0 }, effect);
        return "done";
      },
      part: (effect) => this.#storage.transactionSync(effect),
      tick: () => new Promise((resolve) => setTimeout(resolve, breathMs)),
    };
  }
}
