import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { directorySentences, runOf, runSentence, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import type { FigureType } from "./question-types.ts";
import { everySupplier } from "./set-name.ts";
import { averageOf, namesOf, shareOf, totalsOf } from "./set-sentences.ts";
import { isUnmatched, readSuppliers } from "./supplier-set.ts";
import { suppliersHref, type SupplierSet } from "./suppliers-href.ts";
import { levelWords, type LevelWord } from "./vocabulary/concepts.ts";

/** Suppliers that an answer names: of a list, and where "the largest" names no number; of any number, at most. */
const listed = 10;
const largestListed = 5;
const maxListed = 25;

const byRank: readonly FigureType[] = ["largest", "smallest"];

/** Asks back before anything is counted; null: the question has all it needs. */
function missingIn(ask: FigureAsk): FigureAnswer | null {
  const { question, job, words } = ask;
  const { capability, levels, others, wants, type } = question;
  const chosen = capabilitiesOf(job);
  if (capability === null && levels.length > 0)
    return saying(words.say("needsCapability", { names: words.names(chosen.map(words.capability)) }));
  const named = capability === null ? [] : [{ capability, levels }, ...others];
  const unknown = named.find((each) => !chosen.includes(each.capability));
  if (unknown !== undefined)
    return saying(words.say("notChosen", { capability: words.capability(unknown.capability) }));
  const isWithoutLevel = named.some((each) => each.levels.length === 0);
  if (isWithoutLevel && (wants === "list" || byRank.includes(type) || named.length > 1))
    return saying(words.say("needsLevel", { names: words.names(levelWords.map(words.level), "disjunction") }));
  return null;
}

/**
 * Whether Summary states no levels of the capability: it is scored by industry, which neither the files nor a match name,
 * and no supplier has a level.
 */
async function isNotScored(ask: FigureAsk, { capability, others }: SupplierSet): Promise<boolean> {
  if (![capability, ...others.map((each) => each.capability)].includes("tandEcard")) return false;
  const none = { ...everySupplier, capability: "tandEcard", levels: ["None"] } as const;
  const { answer } = await readSuppliers(ask, none, 1);
  return answer.totalCount === answer.unfilteredCount;
}

const limitOf = ({ question: { type, limit } }: FigureAsk): number =>
  Math.min(maxListed, limit ?? (byRank.includes(type) ? largestListed : listed));

const sentencesOf = { share: shareOf, average: averageOf } as const;

/** The sentences of a question's set; without a level, those of each level. */
async function readSets(ask: FigureAsk, of: (levels: readonly LevelWord[]) => SupplierSet) {
  const { capability, levels, wants, type } = ask.question;
  const isNamed = byRank.includes(type) || (wants === "list" && type !== "share" && type !== "average");
  if (isNamed) return [await namesOf(ask, of(levels), limitOf(ask))];
  const say = type === "share" || type === "average" ? sentencesOf[type] : totalsOf;
  const sets = capability !== null && levels.length === 0 ? levelWords.map((level) => of([level])) : [of(levels)];
  return Promise.all(sets.map((set) => say(ask, set)));
}

/** Counts, sums, averages or lists suppliers by capability and level, in named countries, or the largest of them. */
export async function answerSet(ask: FigureAsk): Promise<FigureAnswer> {
  const { question, job } = ask;
  const { capability, levels, others, countries, thresholds, unmatched, type } = question;
  const missing = missingIn(ask);
  if (missing !== null) return missing;
  const of = (some: readonly LevelWord[]): SupplierSet => ({
    capability,
    levels: some,
    others,
    countries,
    thresholds,
    unmatched,
  });
  if (await isNotScored(ask, of(levels))) {
    const { words } = ask;
    return saying(words.say("notScored", { capability: words.capability("tandEcard") }));
  }
  const isOpenRead = capability === null ? Promise.resolve(null) : isUnmatched(ask);
  const read = await readSets(ask, of);
  const run = runOf(job, read[0]?.found.run ?? null);
  const isOpen = await isOpenRead;
  const first = type === "smallest" ? "smallest" : "largest";
  return {
    sentences: [
      ...read.flatMap(({ sentences }) => sentences),
      ...(isOpen === null ? [] : directorySentences(ask, isOpen)),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobSuppliers", href: suppliersHref(job.id, of(levels), first), run }],
  };
}
