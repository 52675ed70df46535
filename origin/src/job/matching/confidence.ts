/**
 * The 0–100 figure beside a match: how often a match with this evidence was right. It is posterior × competition of the
 * first candidate, brought to what labelled sets say; it never decides a band.
 */
import type { MatchLevels } from "@paygauge/api-types/entities/analysis";

interface Candidate {
  bits: number;
  /** null: a network's answer, which tells no fields. */
  levels: MatchLevels | null;
  /** 0…2, as the comparison has it: tells candidates of equal bits apart. */
  closeness: number;
}

/**
 * What the posterior is made of, by coefficient: M; M beyond what a Medium match needs, where evidence says more;
 * and whether nothing but the names could be compared, where the prior of a directory with addresses asks too much.
 */
export const posteriorInputs = ["one", "bits", "bitsOver4", "namesOnly", "namesOnlyBits"] as const;
export type PosteriorInputs = Record<(typeof posteriorInputs)[number], number>;

/**
 * Logistic regression on 30 % of four labelled sets (synthetic, restaurants, and the North-West register with all and
 * with half of its companies); `npm run bench -- matching` fits it again and reports the error on the other 70 %.
 */
const posteriorFit: Readonly<PosteriorInputs> = {
  one: -0.312,
  bits: 0.237,
  bitsOver4: 0.387,
  namesOnly: 2.772,
  namesOnlyBits: 0.578,
};

/** Bits that a point of closeness counts where candidates compete: the same legal form picks among equal names. */
const closenessBits = 4;

const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

export function posteriorInputsOf({ bits, levels }: Candidate): PosteriorInputs {
  const fields = levels && [levels.street, levels.postcode, levels.city, levels.phone, levels.taxId];
  const namesOnly = fields?.every((level) => level === "missing") ? 1 : 0;
  const counted = within(-15, 20, bits);
  return { one: 1, bits: counted, bitsOver4: Math.max(0, counted - 4), namesOnly, namesOnlyBits: namesOnly * counted };
}

/** Share of the first candidate among all, 0…1: a half for two that nothing tells apart. */
export function competitionOf(ranked: readonly Candidate[], perCloseness: number = closenessBits): number {
  const weighed = ranked.map(({ bits, closeness }) => bits + perCloseness * closeness);
  const first = weighed[0] ?? 0;
  const all = weighed.reduce((sum, bits) => sum + 2 ** (bits - first), 0);
  return 1 / Math.max(1, all);
}

/** 0–100 to one decimal for the candidates of one payee, best first; 0 without any. */
export function confidenceOf(ranked: readonly Candidate[]): number {
  const [best] = ranked;
  if (!best) return 0;
  const inputs = posteriorInputsOf(best);
  const odds = posteriorInputs.reduce((sum, name) => sum + posteriorFit[name] * inputs[name], 0);
  return Math.round((1000 * competitionOf(ranked)) / (1 + Math.exp(-odds))) / 10;
}
