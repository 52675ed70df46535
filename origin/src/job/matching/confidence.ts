/**
 * The 0–100 figure next to a match: how often a match with this evidence was right. It is posterior × competition of
 * the first candidate, brought to what labelled sets say; it never decides a band.
 */
import type { MatchLevels } from "@paygauge/api-types/entities/analysis";
import {
  calibrationInputs,
  firstCalibration,
  probabilityOf,
  type Calibration,
} from "@paygauge/api-types/entities/calibration";

interface Candidate {
  bits: number;
  /** null: a network's answer, which tells no fields. */
  levels: MatchLevels | null;
  /** Likeness of the names, 0…1. */
  nameLikeness?: number;
  /** The entry is called what a company with a legal form trades as. */
  isTradingName?: boolean;
  /** 0…2, as the comparison has it: tells candidates of equal bits apart. */
  closeness: number;
}

/** Bits that a point of closeness counts where candidates compete: the same legal form picks among equal names. */
const closenessBits = 4;

/** What the calibration weighs of a candidate. */
export function posteriorInputsOf({ bits, levels, nameLikeness = 1, isTradingName = false }: Candidate): Calibration {
  const fields = levels && [levels.street, levels.postcode, levels.city, levels.phone, levels.taxId];
  if (!levels || fields?.some((level) => level !== "missing")) return calibrationInputs(bits, null);
  return calibrationInputs(bits, { isNear: levels.name === "near" && nameLikeness < 1, isTradingName });
}

/** Share of the first candidate among all, 0…1: a half for two equal ones. */
export function competitionOf(ranked: readonly Candidate[], perCloseness: number = closenessBits): number {
  const weighed = ranked.map(({ bits, closeness }) => bits + perCloseness * closeness);
  const first = weighed[0] ?? 0;
  const all = weighed.reduce((sum, bits) => sum + 2 ** (bits - first), 0);
  return 1 / Math.max(1, all);
}

/** 0–100 to one decimal for the candidates of one payee, best first; 0 without any. */
export function confidenceOf(ranked: readonly Candidate[], calibration: Calibration = firstCalibration): number {
  const [best] = ranked;
  if (!best) return 0;
  return Math.round(1000 * competitionOf(ranked) * probabilityOf(posteriorInputsOf(best), calibration)) / 10;
}
