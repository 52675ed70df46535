import type { PageId } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { RunFacts } from "@paygauge/api-types/entities/runs";
import { Refusal } from "@paygauge/worker/refusal";
import type { Reader } from "./read-call.ts";
import type { FigureQuestion } from "./read-question.ts";
import type { Wording } from "./words.ts";

export type Job = AnswerOf<"job">;

/** A question with everything that answers it. */
export interface FigureAsk {
  readonly reader: Reader;
  readonly question: FigureQuestion;
  readonly job: Job;
  /** The supplier on screen. */
  readonly supplierKey: string | null;
  readonly words: Wording;
}

/** A screen that shows the figures of an answer. */
export interface FigureSource {
  readonly page: PageId;
  readonly href: string;
  /** The supplier or campaign that the screen shows. */
  readonly of?: string;
  readonly run: RunFacts | null;
}

/** Sentences from the product's figures, and the screens that show them: those are the source of every sentence. */
export interface FigureAnswer {
  /** How the question was read, above the answer. */
  readonly reading?: string;
  readonly sentences: readonly string[];
  readonly sources: readonly FigureSource[];
}

/** A sentence that states no figure: what is missing, or asked back. */
export const saying = (sentence: string): FigureAnswer => ({ sentences: [sentence], sources: [] });

/** The run that an answer is of. */
export const runOf = ({ latest, published }: Job, run: string | null): RunFacts | null =>
  [latest, published].find((each) => each !== null && each.run === run) ?? null;

/** Which run the figures are of, in a sentence. */
export function runSentence({ words, job }: Pick<FigureAsk, "words" | "job">, run: RunFacts | null): readonly string[] {
  if (run === null) return [];
  const { number, finishedOn } = run;
  return [words.say("run", { number: String(number), job: job.name, day: words.formats.day(finishedOn) })];
}

/** An amount of the job's money. */
export const moneyOf = ({ words, job }: FigureAsk, minor: number | string): string =>
  words.formats.money(String(minor), job.currency, job.minorDigits);

/** The question's capability; a sentence where it names none, or one that the job hasn't chosen. */
export function capabilityOf({ question, job, words }: FigureAsk): Capability | FigureAnswer {
  const chosen = capabilitiesOf(job);
  const { capability } = question;
  if (capability === null)
    return saying(words.say("needsCapability", { names: words.names(chosen.map(words.capability)) }));
  return chosen.includes(capability)
    ? capability
    : saying(words.say("notChosen", { capability: words.capability(capability) }));
}

export const isAnswer = (value: Capability | FigureAnswer): value is FigureAnswer => typeof value !== "string";

/** Sentences on what levels rest on, where that isn't a real directory. */
export function directorySentences({ words, job }: FigureAsk, isUnmatched: boolean): readonly string[] {
  if (isUnmatched) return [words.say("unmatched")];
  return job.directory?.isSample === true ? [words.say("demo")] : [];
}

/** Whether a refusal is the origin's "there is none". */
export const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/** A refusal of the origin that is itself the answer: the job isn't analysed yet, or isn't there. */
export const isAnswerItself = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 404 || error.status === 409);
