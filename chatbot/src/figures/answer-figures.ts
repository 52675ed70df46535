import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ChatScope, ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { tokensOf } from "../answers/tokens.ts";
import type { Outcome } from "../conversations/conversations-object.ts";
import type { Asker } from "../request/scope.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import { answerCalls } from "./answer-calls.ts";
import { answerCompare } from "./answer-compare.ts";
import { answerDimension } from "./answer-dimension.ts";
import { answerSet } from "./answer-set.ts";
import { answerSupplier } from "./answer-supplier.ts";
import { isAnswerItself, saying, type FigureAnswer, type FigureAsk, type FigureSource } from "./figure-answer.ts";
import type { FigureType } from "./question-types.ts";
import { readCall, RightsMissing } from "./read-call.ts";
import { readQuestion, type FigureQuestion } from "./read-question.ts";
import { wordingOf, type Wording } from "./words.ts";

/** Who asks about which page. */
interface Context {
  readonly asker: Asker;
  /** As the origin granted it for the page's job. */
  readonly scope: ChatScope;
  readonly supplierKey: string | null;
}

const answers: Readonly<Record<FigureType, (ask: FigureAsk) => Promise<FigureAnswer | null>>> = {
  count: answerSet,
  sum: answerSet,
  list: answerSet,
  country: (ask) => (ask.question.countries.length > 0 ? answerSet(ask) : answerDimension(ask)),
  dimension: answerDimension,
  largest: answerSet,
  why: answerSupplier,
  lift: answerSupplier,
  compare: answerCompare,
  calls: answerCalls,
};

/** The screen as a numbered source of the answer. */
function sourceOf({ page, href, of, run }: FigureSource, number: number, job: string, words: Wording): ChatSource {
  return {
    number,
    source: words.pages.title(page),
    page: null,
    content: "",
    kind: "call",
    page_kind: "none",
    page_count: null,
    document_id: null,
    headings: [of ?? job],
    dated: run?.finishedOn ?? null,
    href,
    is_removed: false,
  };
}

function outcomeOf({ sentences, sources }: FigureAnswer, job: string, words: Wording): Outcome {
  const numbered = sources.map((source, at) => sourceOf(source, at + 1, job, words));
  return {
    state: "answered",
    mode: "figures",
    sentences: sentences.map((text, at) => ({
      text,
      // Each campaign has a line and a source of its own; otherwise one screen shows everything.
      sources: at === 0 ? numbered.map(({ number }) => number) : [],
      is_quote: false,
    })),
    sources: numbered,
    closest: null,
    searchedFor: null,
    tokenCount: tokensOf(sentences),
  };
}

/** Reads the figures; what the user may not see, or what isn't there, is a sentence. */
async function figuresOf(
  { asker, scope, supplierKey }: Context,
  question: FigureQuestion,
  jobId: string,
): Promise<FigureAnswer | null> {
  const reader = { asker, permissions: scope.permissions };
  const words = wordingOf(question.language);
  try {
    const { answer: job } = await readCall(reader, "job", { params: { jobId } });
    if (!hasFigures(job.kind)) return saying(words.say("noFigures"));
    return await answers[question.type]({ reader, question, job, supplierKey, words });
  } catch (error) {
    if (error instanceof RightsMissing)
      return saying(words.say("missingRight", { count: error.names.length, names: words.names(error.names) }));
    if (isAnswerItself(error)) return saying(translateIn(question.language)(error.ref));
    throw error;
  }
}

/**
 * Answers a question about the job on screen from declared read calls, with the user's own rights. null: the question is of no
 * such type, and is for the documents.
 */
export async function answerFromFigures(
  context: Context,
  question: string,
  language: Language,
): Promise<Outcome | null> {
  const { job } = context.scope;
  const read = readQuestion(question, language, job?.name);
  if (read === null) return null;
  const words = wordingOf(read.language);
  if (job === null) return outcomeOf(saying(words.say("needsJob")), "", words);
  const answer = await figuresOf(context, read, job.id);
  return answer === null ? null : outcomeOf(answer, job.name, words);
}
