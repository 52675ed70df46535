import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import {
  directorySentences,
  moneyOf,
  runOf,
  runSentence,
  saying,
  type FigureAnswer,
  type FigureAsk,
} from "./figure-answer.ts";
import { isUnmatched, readSuppliers } from "./supplier-set.ts";
import { suppliersHref, type SupplierSet } from "./suppliers-href.ts";
import { levelWords, type LevelWord } from "./vocabulary/concepts.ts";

/** Suppliers that an answer names: of a list, and where "the largest" names no number; of any number, at most. */
const listed = 10;
const largestListed = 5;
const maxListed = 25;

const everySupplier: SupplierSet = { capability: null, levels: [], countries: [], thresholds: [] };
const isEvery = ({ capability, countries, thresholds }: SupplierSet): boolean =>
  capability === null && countries.length === 0 && thresholds.length === 0;

const saidBy = {
  GreaterThan: "moreThan",
  GreaterThanOrEqual: "atLeastOf",
  LessThan: "lessThan",
  LessThanOrEqual: "atMostOf",
} as const;

/** "Virtual card at High or Medium, Germany, spend above £1,000". */
function setName(ask: FigureAsk, { capability, levels, countries, thresholds }: SupplierSet): string {
  const { words, job } = ask;
  const parts = [
    ...(capability === null
      ? []
      : [
          words.say("set", {
            capability: words.capability(capability),
            levels: words.names(levels.map(words.level), "disjunction"),
          }),
        ]),
    ...(countries.length === 0 ? [] : [words.names(countries.map(words.formats.country), "disjunction")]),
    ...thresholds.map(({ measure, operator, value }) =>
      words.say(saidBy[operator], {
        measure: words.say(measure),
        value:
          measure === "spendMinor"
            ? moneyOf(ask, Math.round(value * 10 ** job.minorDigits))
            : words.formats.count(value),
      }),
    ),
  ];
  return parts.length === 0 ? words.say("everySupplier") : parts.join(", ");
}

/** Asks back before anything is counted; null: the question has all it needs. */
function missingIn(ask: FigureAsk): FigureAnswer | null {
  const { question, job, words } = ask;
  const { capability, levels, wants, type } = question;
  const chosen = capabilitiesOf(job);
  if (capability === null && levels.length > 0)
    return saying(words.say("needsCapability", { names: words.names(chosen.map(words.capability)) }));
  if (capability !== null && !chosen.includes(capability))
    return saying(words.say("notChosen", { capability: words.capability(capability) }));
  const needsLevel = capability !== null && levels.length === 0 && (wants === "list" || type === "largest");
  if (needsLevel)
    return saying(words.say("needsLevel", { names: words.names(levelWords.map(words.level), "disjunction") }));
  return null;
}

/**
 * Whether Summary states no levels of the capability: it is scored by industry, which neither the files nor a match name,
 * and no supplier has a level.
 */
async function isNotScored(ask: FigureAsk, { capability }: SupplierSet): Promise<boolean> {
  if (capability !== "tandEcard") return false;
  const { answer } = await readSuppliers(ask, { ...everySupplier, capability, levels: ["None"] }, 1);
  return answer.totalCount === answer.unfilteredCount;
}

/** One sentence of a set: how many of all, and what is spent with them. */
async function totalsOf(ask: FigureAsk, set: SupplierSet) {
  const { words, question } = ask;
  const [found, all] = await Promise.all([readSuppliers(ask, set, 1), readSuppliers(ask, everySupplier, 1)]);
  const count = found.answer.totalCount;
  const money = moneyOf(ask, found.answer.totals.spendMinor);
  const name = setName(ask, set);
  if (isEvery(set)) return { found, sentence: words.say("total", { count, money }) };
  if (count === 0) return { found, sentence: words.say("nobody", { set: name }) };
  const allMoney = moneyOf(ask, all.answer.totals.spendMinor);
  const sentence =
    question.wants === "sum"
      ? words.say("summed", { set: name, count, money, allMoney })
      : words.say("counted", { set: name, count, money, all: all.answer.totalCount });
  return { found, sentence };
}

/** The largest suppliers of a set by name, with what is spent with each. */
async function namesOf(ask: FigureAsk, set: SupplierSet, most: number) {
  const { words } = ask;
  const found = await readSuppliers(ask, set, most);
  const { totalCount: count, totals, collection } = found.answer;
  const name = setName(ask, set);
  if (count === 0) return { found, sentences: [words.say("nobody", { set: name })] };
  const rows = collection.slice(0, most);
  const said = { set: name, count, money: moneyOf(ask, totals.spendMinor), shown: rows.length };
  const isWhole = isEvery(set);
  const head = words.say(isWhole ? "listedOfAll" : rows.length < count ? "listed" : "listedAll", said);
  const lines = rows.map((row, at) =>
    words.say("line", { place: at + 1, name: row.name, money: moneyOf(ask, row.spendMinor) }),
  );
  return { found, sentences: [head, ...lines] };
}

const limitOf = ({ question: { type, limit } }: FigureAsk): number =>
  Math.min(maxListed, limit ?? (type === "largest" ? largestListed : listed));

/** Counts, sums or lists suppliers by capability and level, in named countries, or the largest of them. */
export async function answerSet(ask: FigureAsk): Promise<FigureAnswer> {
  const { question, job } = ask;
  const { capability, levels, countries, thresholds, wants, type } = question;
  const missing = missingIn(ask);
  if (missing !== null) return missing;
  const of = (some: readonly LevelWord[]): SupplierSet => ({ capability, levels: some, countries, thresholds });
  if (await isNotScored(ask, of(levels))) {
    const { words } = ask;
    return saying(words.say("notScored", { capability: words.capability("tandEcard") }));
  }
  const isList = wants === "list" || type === "largest";
  // Without a level, the answer has each of them.
  const sets = capability !== null && levels.length === 0 ? levelWords.map((level) => of([level])) : [of(levels)];
  const unmatched = capability === null ? Promise.resolve(null) : isUnmatched(ask);
  const read = isList
    ? [await namesOf(ask, of(levels), limitOf(ask))]
    : (await Promise.all(sets.map((set) => totalsOf(ask, set)))).map(({ found, sentence }) => ({
        found,
        sentences: [sentence],
      }));
  const run = runOf(job, read[0]?.found.run ?? null);
  const isOpen = await unmatched;
  return {
    sentences: [
      ...read.flatMap(({ sentences }) => sentences),
      ...(isOpen === null ? [] : directorySentences(ask, isOpen)),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobSuppliers", href: suppliersHref(job.id, of(levels)), run }],
  };
}
