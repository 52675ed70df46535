/**
 * Industry from the name: node tests/bench/industry.bench.ts
 * Trained on what the licences permit, thresholds chosen on a part of the training names, judged on cards of another
 * country that no model has seen. Sectors were added after the finer industries had been judged there. Reads SAMPLES_DIR (default ../shared/data); without it, it ends with a note.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { industries, industryOfCategory, sectorOf, type Industry } from "./industry-classes.ts";
import { naiveBayes, softmax, type Guess, type Model } from "./industry-model.ts";
import { heldOutNames, trainingNames, type SourcedName } from "./industry-sets.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

/** What a shipped model would have to reach: so many of its answers right, and answers for so many of the names. */
const goals = { precision: 0.8, coverage: 0.15 };
/** The training names are judged by models that have not seen them: five parts, each by the other four. */
const parts = 5;
/** So many answers of an industry are needed before a threshold is believed. */
const leastAnswers = 5;

interface Judged {
  readonly guess: Guess | null;
  readonly truth: Industry;
}
type Thresholds = ReadonlyMap<Industry, number>;

const judge = (model: Model, names: readonly SourcedName[]): (Judged & Pick<SourcedName, "source">)[] =>
  names.map(({ name, industry, source }) => ({ guess: model.guess(name), truth: industry, source }));

/** Per industry the least chance at which its answers were right often enough; absent where they never were. */
function thresholdsOf(judged: readonly Judged[]): Thresholds {
  const found = new Map<Industry, number>();
  for (const industry of industries) {
    const answers = judged
      .flatMap(({ guess, truth }) =>
        guess?.industry === industry ? [{ chance: guess.chance, isRight: truth === industry }] : [],
      )
      .toSorted((a, b) => b.chance - a.chance);
    let right = 0;
    for (const [at, { chance, isRight }] of answers.entries()) {
      if (isRight) right += 1;
      if (at + 1 >= leastAnswers && right / (at + 1) >= goals.precision) found.set(industry, chance);
    }
  }
  return found;
}

function measured(judged: readonly Judged[], least: Thresholds | null): { coverage: number; precision: number } {
  const isAnswered = ({ guess }: Judged): boolean =>
    guess !== null && guess.chance >= (least === null ? 0 : (least.get(guess.industry) ?? Number.POSITIVE_INFINITY));
  const answered = judged.filter(isAnswered);
  const right = answered.filter(({ guess, truth }) => guess?.industry === truth).length;
  return { coverage: answered.length / judged.length, precision: answered.length === 0 ? 0 : right / answered.length };
}

const three = (value: number): string => value.toFixed(3).replace(/^0/, "");
const shown = ({ coverage, precision }: ReturnType<typeof measured>): string =>
  `coverage ${three(coverage)} at precision ${three(precision)}`;

const keywords: Model = {
  features: 0,
  guess: (name) => {
    const industry = industryOfCategory(name);
    return industry === null ? null : { industry, chance: 1 };
  },
};

/** One granularity: the two models and the keywords, and whether any may be shipped. */
function report(title: string, regroup: (industry: Industry) => Industry): void {
  const regrouped = (names: readonly SourcedName[]) =>
    names.map((each) => ({ ...each, industry: regroup(each.industry) }));
  const [training, heldOut] = [regrouped(trainingNames(dir)), regrouped(heldOutNames(dir))];
  console.log(`${title}, ${new Set(training.map(({ industry }) => industry)).size}:`);
  for (const [name, train] of [
    ["naive Bayes", naiveBayes],
    ["softmax regression", softmax],
  ] as const) {
    const folds = Array.from({ length: parts }, (_each, part) => {
      const model = train(training.filter((_name, at) => at % parts !== part));
      return judge(
        model,
        training.filter((_name, at) => at % parts === part),
      );
    }).flat();
    const model = train(training);
    const judged = judge(model, heldOut);
    // Tables of codes have more airlines than any ledger: thresholds come from merchants and companies alone.
    const least = thresholdsOf(folds.filter(({ source }) => source === "cards" || source === "register"));
    const reached = measured(judged, least);
    const isMet = reached.coverage >= goals.coverage && reached.precision >= goals.precision;
    console.log(`  ${name}, ${model.features} n-grams of five names and more`);
    console.log(
      `    thresholds from the training names: ${shown(reached)} (goal ${three(goals.coverage)} at ${three(goals.precision)}: ${isMet ? "met" : "NOT MET"})`,
    );
    console.log(
      `    thresholds from the held-out names themselves, at best: ${shown(measured(judged, thresholdsOf(judged)))}`,
    );
    console.log(`    every answer: ${shown(measured(judged, null))}`);
  }
  const found = judge({ ...keywords, guess: (name) => regroupedGuess(keywords.guess(name), regroup) }, heldOut);
  console.log(`  keywords of the categories: ${shown(measured(found, null))}`);
}

const regroupedGuess = (guess: Guess | null, regroup: (industry: Industry) => Industry): Guess | null =>
  guess === null ? null : { ...guess, industry: regroup(guess.industry) };

const sources = new Map<string, number>();
for (const { source } of trainingNames(dir)) sources.set(source, (sources.get(source) ?? 0) + 1);
const counts = [...sources].map(([source, count]) => `${source} ${count}`).join(", ");
console.log(`Industry from the name: trained on ${[...sources.values()].reduce((a, b) => a + b, 0)} names (${counts})`);
console.log(
  `Held out: ${heldOutNames(dir).length} merchants of Delaware's cards; nothing is trained or chosen on them`,
);
report("Industries", (industry) => industry);
report("Sectors", sectorOf);
