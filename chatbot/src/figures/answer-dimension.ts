import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { InsightBar, InsightDimension } from "@paygauge/api-types/entities/insights";
import { linkTo } from "@paygauge/api-types/sitemap";
import { termsKeys } from "@paygauge/api-types/value-words/terms-keys";
import { moneyOf, runOf, runSentence, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall, type Read } from "./read-call.ts";
import type { NamedDimension } from "./vocabulary/concepts.ts";

/** Bars that an answer names. */
const shown = 8;

const industries = ["MccGroup", "SicDivision", "NaicsNationalIndustryLabel", "UnspscCategoryLabel"] as const;
/** The dimensions of the insights that a word may mean: the first that the job's suppliers spread over. */
const dimensionsOf: Readonly<Record<NamedDimension, readonly [InsightDimension, ...InsightDimension[]]>> = {
  frequency: ["DocTransactionFrequencies"],
  terms: ["InvoicePaymentTerms"],
  methods: ["PaymentMethods"],
  industry: industries,
  mcc: ["MccGroup"],
  sic: ["SicDivision"],
  naics: ["NaicsNationalIndustryLabel"],
  unspsc: ["UnspscCategoryLabel"],
};

type Insights = Read<AnswerOf<"jobInsights">>;

const readInsights = ({ reader, job }: FigureAsk, dimension: InsightDimension): Promise<Insights> =>
  readCall(reader, "jobInsights", { params: { jobId: job.id }, body: { dimension } });

const isKnown = ({ answer }: Insights, wanted: InsightDimension): boolean =>
  answer.dimensions.some(({ dimension, isKnown: known }) => dimension === wanted && known);

/** The first of these dimensions that the files or a match tell; null: none. */
async function readKnown(ask: FigureAsk, [first, ...others]: readonly [InsightDimension, ...InsightDimension[]]) {
  const found = await readInsights(ask, first);
  if (isKnown(found, first)) return { dimension: first, ...found };
  const other = others.find((each) => isKnown(found, each));
  return other === undefined ? null : { dimension: other, ...(await readInsights(ask, other)) };
}

/** A word of a group of texts by its key; the key itself where there is none. */
const wordIn = (group: Readonly<Record<string, string>>, key: string): string =>
  Object.entries(group).find(([name]) => name === key)?.[1] ?? key;

function barName({ words }: FigureAsk, dimension: InsightDimension, { key, label }: InsightBar): string {
  const { values, formats } = words;
  if (dimension === "Countries") return key === "" ? values.unknown.country : formats.country(key);
  if (dimension === "DocTransactionFrequencies") return wordIn(values.frequencies, key);
  if (dimension === "InvoicePaymentTerms") return wordIn(values.terms, wordIn(termsKeys, key));
  if (dimension === "PaymentMethods") return wordIn(values.methods, key);
  return label === "" ? values.unknown.mcc : label;
}

/** Spreads the job's suppliers over a dimension: by country, or by the one that the question names. */
export async function answerDimension(ask: FigureAsk): Promise<FigureAnswer> {
  const { question, words, job } = ask;
  const wanted = question.dimension === null ? (["Countries"] as const) : dimensionsOf[question.dimension];
  const found = await readKnown(ask, wanted);
  if (found === null) {
    if (question.dimension === "industry") return saying(words.say("unknownIndustry"));
    return saying(words.say("unknownDimension", { dimension: words.values.dimensionsInTitle[wanted[0]] }));
  }
  const { dimension } = found;
  const { bars } = found.answer;
  const byCount = question.wants === "count";
  const sorted = byCount ? bars.toSorted((a, b) => b.suppliers - a.suppliers) : bars;
  const title = words.values.dimensionsInTitle[dimension];
  const lines = sorted.slice(0, shown).map((bar) =>
    words.say(byCount ? "barCount" : "bar", {
      name: barName(ask, dimension, bar),
      money: moneyOf(ask, bar.spendMinor),
      count: bar.suppliers,
    }),
  );
  const left = bars.length - lines.length;
  const run = runOf(job, found.run);
  const href = linkTo("jobInsights", { jobId: job.id }, { dim: dimension, ...(byCount ? { m: "suppliers" } : {}) });
  return {
    sentences: [
      words.say(byCount ? "spreadCount" : "spread", { dimension: title }),
      ...lines,
      ...(left === 0 ? [] : [words.say("moreBars", { count: left })]),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobInsights", href, run }],
  };
}
