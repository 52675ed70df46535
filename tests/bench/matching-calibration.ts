/** How well the 0–100 figure of a match says how often it is right, and the fit that it comes from. */
import { seeded } from "./matching-synthetic.ts";
import { calibrationParts, type Calibration } from "@paygauge/api-types/entities/calibration";

export interface Judgement {
  /** null: no candidate at all. */
  inputs: Calibration | null;
  /** Share of the first candidate among all, 0…1. */
  competition: number;
  /** What the product says, 0…1. */
  confidence: number;
  right: boolean;
}

/** Three of ten answers are for fitting and choosing, seven for reporting. */
export const isForFit = (at: number): boolean => at % 10 < 3;

/** Expected calibration error over ten bins. */
export function calibrationError(answers: readonly Pick<Judgement, "confidence" | "right">[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const within = answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (within.length === 0) continue;
    const mean = within.reduce((sum, one) => sum + one.confidence, 0) / within.length;
    const right = within.filter((one) => one.right).length / within.length;
    error += (within.length / answers.length) * Math.abs(mean - right);
  }
  return error;
}

/** Solves a small symmetric system by elimination. */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  rows.forEach((pivot, at) => {
    const by = pivot[at] ?? 1;
    for (let column = at; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / by;
    rows.forEach((row, other) => {
      if (other === at) return;
      const times = row[at] ?? 0;
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0);
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

type Part = (typeof calibrationParts)[number];

/**
 * Coefficients of parts of the posterior by Fisher scoring, where an answer is right with posterior × competition. A
 * set weighs as the root of its size: a large one says more than a small one, and does not drown it.
 * @param held coefficients of the other parts
 */
export function fitted(
  sets: readonly (readonly Judgement[])[],
  parts: readonly Part[],
  held: Partial<Calibration> = {},
): number[] {
  const others = calibrationParts.filter((name) => !parts.includes(name));
  const rows = sets.flatMap((set) => {
    const part = set.filter((one, at) => isForFit(at) && one.inputs !== null);
    return part.map(({ inputs, right, competition }) => ({
      x: parts.map((name) => inputs?.[name] ?? 0),
      offset: others.reduce((sum, name) => sum + (held[name] ?? 0) * (inputs?.[name] ?? 0), 0),
      y: right ? 1 : 0,
      competition: Math.min(0.9999, competition),
      weight: 1 / Math.sqrt(part.length),
    }));
  });
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  let theta = parts.map(() => 0);
  for (let step = 0; step < 100; step += 1) {
    const gradient = theta.map((value) => value * -1e-4);
    const information: number[][] = theta.map((_, row) => theta.map((__, column) => (row === column ? 1e-4 : 0)));
    for (const { x, y, offset, competition, weight } of rows) {
      const odds = x.reduce((sum, value, at) => sum + value * (theta[at] ?? 0), offset);
      const posterior = 1 / (1 + Math.exp(-odds));
      const p = Math.max(1e-9, posterior * competition);
      const slope = p * (1 - posterior);
      const spread = (weight / total / (p * (1 - p))) * slope;
      x.forEach((value, row) => {
        gradient[row] = (gradient[row] ?? 0) + spread * (y - p) * value;
        const line = information[row] ?? [];
        x.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + spread * slope * value * other;
        });
      });
    }
    const change = solved(information, gradient);
    theta = theta.map((value, at) => value + 0.5 * (change[at] ?? 0));
  }
  return theta;
}

/** Error that answers right exactly as often as said would still show: bins are small, and luck differs. */
export function chanceError(answers: readonly Pick<Judgement, "confidence">[]): number {
  const random = seeded(7);
  const runs = 20;
  let sum = 0;
  for (let run = 0; run < runs; run += 1)
    sum += calibrationError(answers.map(({ confidence }) => ({ confidence, right: random() < confidence })));
  return sum / runs;
}
