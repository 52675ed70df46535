import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ChatScope, ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { tokensOf } from "../answers/tokens.ts";
import type { Outcome } from "../conversations/conversations-object.ts";
import type { Asker } from "../request/scope.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import { answerCalls } from "./answer-calls.ts";
import { answerCampaignResult } from "./answer-campaign-result.ts";
import { answerOverdue, answerRefused } from "./answer-campaign-suppliers.ts";
import { answerCase } from "./answer-case.ts";
import { answerBuyerSpend, answerClients } from "./answer-clients.ts";
import { answerCompare } from "./answer-compare.ts";
import { answerDimension } from "./answer-dimension.ts";
import { answerFirst } from "./answer-first.ts";
import { answerMonths } from "./answer-months.ts";
import { answerSet } from "./answer-set.ts";
import { answerSupplier } from "./answer-supplier.ts";
import { answerSupplierSpend } from "./answer-supplier-spend.ts";
import { answerWorth } from "./answer-worth.ts";
import { isAnswerItself, saying, type FigureAnswer, type FigureAsk, type FigureSource } from "./figure-answer.ts";
import type { FigureType } from "./question-types.ts";
import { readCall, RightsMissing } from "./read-call.ts";
import { readNamedSpend, readQuestion, type FigureQuestion } from "./read-question.ts";
import { withReading } from "./with-reading.ts";
import { wordingOf, type Wording } from "./words.ts";

/** Who asks about which page. */
interface Context {
  readonly asker: Asker;
  /** As the origin granted it for the page's job. */
  readonly scope: ChatScope;
  readonly supplierKey: string | null;
}

/** Types of the job on screen. */
type JobType = Exclude<FigureType, "clients">;

const answers: Readonly<Record<JobType, (ask: FigureAsk) => Promise<FigureAnswer | null>>> = {
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
  smallest: answerSet,
  share: answerSet,
  average: answerSet,
  months: answerMonths,
  worth: answerWorth,
  case: answerCase,
  campaignResult: answerCampaignResult,
  overdue: answerOverdue,
  refused: answerRefused,
  first: answerFirst,
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
    valid_from: null,
    author: null,
    is_removed: false,
  };
}

function outcomeOf({ sentences, sources, reading }: FigureAnswer, job: string, words: Wording): Outcome {
  const numbered = sources.map((source, at) => sourceOf(source, at + 1, job, words));
  const all = [...(reading === undefined ? [] : [reading]), ...sentences];
  // Each campaign has a line and a source of its own; otherwise one screen shows everything.
  const cited = all.indexOf(sentences[0] ?? "");
  return {
    state: "answered",
    mode: "figures",
    sentences: all.map((text, at) => ({
      text,
      sources: at === cited ? numbered.map(({ number }) => number) : [],
      is_quote: false,
    })),
    sources: numbered,
    closest: null,
    searchedFor: null,
    tokenCount: tokensOf(all),
  };
}

/** Answers from read calls; what the user may not see, or what isn't there, is a sentence. */
async function orRefusal(language: Language, answer: () => Promise<FigureAnswer | null>): Promise<FigureAnswer | null> {
  const words = wordingOf(language);
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RightsMissing)
      return saying(words.say("missingRight", { count: error.names.length, names: words.names(error.names) }));
    if (isAnswerItself(error)) return saying(translateIn(language)(error.ref));
    throw error;
  }
}

function figuresOf(
  { asker, scope, supplierKey }: Context,
  question: FigureQuestion & { readonly type: JobType },
  jobId: string,
): Promise<FigureAnswer | null> {
  const reader = { asker, permissions: scope.permissions };
  const words = wordingOf(question.language);
  return orRefusal(question.language, async () => {
    const { answer: job } = await readCall(reader, "job", { params: { jobId } });
    if (!hasFigures(job.kind)) return saying(words.say("noFigures"));
    const ask = { reader, question, job, supplierKey, words };
    const answer = await answers[question.type](ask);
    return answer === null ? null : withReading(ask, answer);
  });
}

/** What is spent with a supplier of the job on screen, or by a buyer of any job in sight; null: no one has that name. */
async function spendOf(context: Context, question: string, language: Language): Promise<Outcome | null> {
  const named = readNamedSpend(question, language);
  if (named === null) return null;
  const { asker, scope } = context;
  const reader = { asker, permissions: scope.permissions };
  const words = wordingOf(named.language);
  try {
    const supplier = scope.job === null ? null : await answerSupplierSpend({ reader, words }, scope.job.id, named.name);
    const answer = supplier ?? (await answerBuyerSpend({ reader, words }, named.name));
    return answer === null ? null : outcomeOf(answer, scope.job?.name ?? "", words);
  } catch (error) {
    // Without the permission the names stay unknown; documents may have an answer.
    if (error instanceof RightsMissing || isAnswerItself(error)) return null;
    throw error;
  }
}

const isOfJob = (question: FigureQuestion): question is FigureQuestion & { readonly type: JobType } =>
  question.type !== "clients";

/**
 * Answers a question about the job on screen, or about the jobs in sight, from declared read calls, with the user's own
 * rights. null: the question is of no such type, and is for the documents.
 */
export async function answerFromFigures(
  context: Context,
  question: string,
  language: Language,
): Promise<Outcome | null> {
  const { asker, scope } = context;
  const { job } = scope;
  const read = readQuestion(question, language, job?.name);
  if (read === null) return spendOf(context, question, language);
  const words = wordingOf(read.language);
  if (!isOfJob(read)) {
    const ask = { reader: { asker, permissions: scope.permissions }, question: read, words };
    const answer = await orRefusal(read.language, () => answerClients(ask));
    return answer === null ? null : outcomeOf(answer, "", words);
  }
  if (job === null) return outcomeOf(saying(words.say("needsJob")), "", words);
  const answer = await figuresOf(context, read, job.id);
  return answer === null ? null : outcomeOf(answer, job.name, words);
}
