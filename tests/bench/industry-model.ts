/** Two small models of a name's industry: naive Bayes and a softmax regression, over n-grams of words and letters. */
import { industries, type Industry } from "./industry-classes.ts";

/** An n-gram in fewer names than this could identify one of them: it is dropped. */
const leastNames = 5;
/** Added to every count, so that what was never seen is not impossible. */
const smoothing = 0.3;
/** Of the regression: turns over all names, pull to zero, and size of a step. */
const rounds = 12;
const ridge = 2e-5;
const pace = 0.5;

export interface Named {
  readonly name: string;
  readonly industry: Industry;
}
export interface Guess {
  readonly industry: Industry;
  /** 0…1, as the model says it. */
  readonly chance: number;
}
export interface Model {
  readonly features: number;
  /** null where no part of the name is known. */
  readonly guess: (name: string) => Guess | null;
}

/** Words, pairs of words, and runs of 3 to 6 letters within a word's edges; each once. */
function grams(name: string): string[] {
  const words = name.split(" ");
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(`w ${word}`);
    if (at > 0) found.add(`p ${words[at - 1]} ${word}`);
    const edged = `^${word}$`;
    for (let size = 3; size <= 6; size += 1)
      for (let start = 0; start + size <= edged.length; start += 1) found.add(edged.slice(start, start + size));
  }
  return [...found];
}

function vocabulary(names: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of names) for (const gram of grams(name)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastNames);
  return new Map(kept.map(([gram], at) => [gram, at]));
}

const known = (name: string, places: ReadonlyMap<string, number>): number[] =>
  grams(name).flatMap((gram) => places.get(gram) ?? []);

/** Scores as chances that add up to 1. */
function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function best(scores: readonly number[]): Guess | null {
  const chances = chancesOf(scores);
  const chance = Math.max(...chances);
  const industry = industries[chances.indexOf(chance)];
  return industry === undefined ? null : { industry, chance };
}

/** The n-grams of a name say much of the same: their weights are brought down by the root of their number. */
const damped = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** Multinomial naive Bayes with equal priors: a register has many carers, a card statement many restaurants. */
export function naiveBayes(names: readonly Named[]): Model {
  const places = vocabulary(names);
  const rows = industries.map((industry) => {
    const counts = new Float64Array(places.size).fill(smoothing);
    for (const each of names)
      if (each.industry === industry)
        for (const place of known(each.name, places)) counts[place] = (counts[place] ?? 0) + 1;
    const sum = counts.reduce((total, count) => total + count, 0);
    return counts.map((count) => Math.log(count / sum));
  });
  const guess = (name: string): Guess | null => {
    const mine = known(name, places);
    const scores = rows.map((row) => mine.reduce((sum, place) => sum + (row[place] ?? 0), 0) * damped(mine.length));
    return mine.length === 0 ? null : best(scores);
  };
  return { features: places.size, guess };
}

/** Softmax regression by AdaGrad, the names in one fixed order, the rarer industries with more weight. */
export function softmax(names: readonly Named[]): Model {
  const places = vocabulary(names);
  const rows = industries.map(() => ({ weights: new Float64Array(places.size), steps: new Float64Array(places.size) }));
  const counts = new Map<Industry, number>();
  for (const { industry } of names) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  const scoresOf = (mine: readonly number[]): number[] =>
    rows.map(({ weights }) => mine.reduce((sum, place) => sum + (weights[place] ?? 0), 0) * damped(mine.length));
  const learn = ({ name, industry }: Named): void => {
    const mine = known(name, places);
    const balance = Math.sqrt(names.length / (industries.length * (counts.get(industry) ?? 1)));
    const chances = chancesOf(scoresOf(mine));
    for (const [at, { weights, steps }] of rows.entries()) {
      const error = ((chances[at] ?? 0) - (industries[at] === industry ? 1 : 0)) * balance * damped(mine.length);
      for (const place of mine) {
        const gradient = error + ridge * (weights[place] ?? 0);
        steps[place] = (steps[place] ?? 0) + gradient * gradient;
        weights[place] = (weights[place] ?? 0) - (pace * gradient) / Math.sqrt((steps[place] ?? 0) + 1e-3);
      }
    }
  };
  // A prime number of steps from name to name: each comes once a round, and no two of a source follow each other.
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const next = names[(turn * 7919 + round) % names.length];
      if (next !== undefined) learn(next);
    }
  const guess = (name: string): Guess | null => {
    const mine = known(name, places);
    return mine.length === 0 ? null : best(scoresOf(mine));
  };
  return { features: places.size, guess };
}
