/** Penalised logistic regression by Newton steps: minimises ½·‖w‖² + C·Σ log(1 + exp(−y·z)); the intercept bears no penalty. */
import { CholeskyDecomposition, Matrix } from "ml-matrix";
import type { InParts } from "@paygauge/api-types/turns/turns";

/** Rows of numbers, one after the other. */
export interface Design {
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

export interface Fit {
  readonly intercept: number;
  readonly weights: Float64Array;
  readonly steps: number;
}

/** Rows that are added up before others have their turn. */
const rowsOfPart = 500;
const mostSteps = 60;
/** Half steps that are tried where a whole one leads away. */
const mostHalvings = 30;

const sigmoid = (z: number): number => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)));
/** log(1 + exp(z)) without overflow. */
const softplus = (z: number): number => (z > 0 ? z + Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)));

/** Intercept and weights times a row. @param beta the intercept first */
function linear({ values, columns }: Design, row: number, beta: Float64Array): number {
  let z = beta[0] ?? 0;
  for (let column = 0, at = row * columns; column < columns; column += 1, at += 1)
    z += (beta[column + 1] ?? 0) * (values[at] ?? 0);
  return z;
}

function* objective(design: Design, labels: Uint8Array, c: number, beta: Float64Array): InParts<number> {
  let loss = 0;
  for (let from = 0; from < design.rows; from += rowsOfPart) {
    const to = Math.min(design.rows, from + rowsOfPart);
    for (let row = from; row < to; row += 1) {
      const z = linear(design, row, beta);
      loss += softplus(z) - (labels[row] === 1 ? z : 0);
    }
    yield to - from;
  }
  return c * loss + beta.subarray(1).reduce((sum, weight) => sum + (weight * weight) / 2, 0);
}

interface Slope {
  readonly gradient: Float64Array;
  /** Upper triangle, row by row, with the intercept first. */
  readonly hessian: Float64Array;
}

/** Adds one row to gradient and curvature. */
function addRow({ gradient, hessian }: Slope, row: Float64Array, off: number, curve: number): void {
  const size = row.length;
  for (let one = 0; one < size; one += 1) {
    const value = row[one] ?? 0;
    if (value === 0) continue;
    gradient[one] = (gradient[one] ?? 0) + off * value;
    const scaled = curve * value;
    const place = one * size;
    for (let other = one; other < size; other += 1)
      hessian[place + other] = (hessian[place + other] ?? 0) + scaled * (row[other] ?? 0);
  }
}

function* slopeAt(design: Design, labels: Uint8Array, c: number, beta: Float64Array): InParts<Slope> {
  const size = design.columns + 1;
  const slope = { gradient: new Float64Array(size), hessian: new Float64Array(size * size) };
  const row = new Float64Array(size).fill(1, 0, 1);
  for (let from = 0; from < design.rows; from += rowsOfPart) {
    const to = Math.min(design.rows, from + rowsOfPart);
    for (let at = from; at < to; at += 1) {
      row.set(design.values.subarray(at * design.columns, (at + 1) * design.columns), 1);
      const p = sigmoid(linear(design, at, beta));
      addRow(slope, row, c * (p - (labels[at] ?? 0)), c * p * (1 - p));
    }
    yield to - from;
  }
  for (let column = 1; column < size; column += 1) {
    slope.gradient[column] = (slope.gradient[column] ?? 0) + (beta[column] ?? 0);
    slope.hessian[column * size + column] = (slope.hessian[column * size + column] ?? 0) + 1;
  }
  return slope;
}

/** The direction in which the slope falls to 0 at once, were the objective a parabola. */
function newtonStep({ gradient, hessian }: Slope): Float64Array {
  const size = gradient.length;
  const full = new Matrix(size, size);
  for (let one = 0; one < size; one += 1)
    for (let other = one; other < size; other += 1) {
      const value = hessian[one * size + other] ?? 0;
      // The intercept's curvature may vanish where every probability is 0 or 1.
      full.set(one, other, one === other && one === 0 ? value + 1e-12 : value);
      full.set(other, one, full.get(one, other));
    }
  const solved = new CholeskyDecomposition(full).solve(Matrix.columnVector(gradient));
  return Float64Array.from(solved.to1DArray());
}

/**
 * Fits labels to a design, in parts of rows. Ends where no slope is left.
 * @param c the inverse of the penalty, above 0
 */
export function* fitLogistic(design: Design, labels: Uint8Array, c: number): InParts<Fit> {
  let beta: Float64Array = new Float64Array(design.columns + 1);
  let value = yield* objective(design, labels, c, beta);
  let steps = 0;
  for (; steps < mostSteps; steps += 1) {
    const slope = yield* slopeAt(design, labels, c, beta);
    const steepest = slope.gradient.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    if (steepest <= 1e-9 * Math.max(1, c * design.rows)) break;
    const step = newtonStep(slope);
    const next = yield* shortened(beta, step, value, (tried) => objective(design, labels, c, tried));
    if (next === null) break;
    [beta, value] = [next.beta, next.value];
  }
  return { intercept: beta[0] ?? 0, weights: beta.slice(1), steps };
}

/** The longest of step, half step, quarter step… that does not lead up; null where none is left. */
function* shortened(
  beta: Float64Array,
  step: Float64Array,
  value: number,
  objectiveOf: (beta: Float64Array) => InParts<number>,
): InParts<{ readonly beta: Float64Array; readonly value: number } | null> {
  for (let halving = 0, length = 1; halving < mostHalvings; halving += 1, length /= 2) {
    const tried = beta.map((each, at) => each - length * (step[at] ?? 0));
    const found = yield* objectiveOf(tried);
    if (found <= value) return { beta: tried, value: found };
  }
  return null;
}

/** What a fit says of the rows of a design, in log-odds. */
export function* scoresOf(design: Design, fit: Pick<Fit, "intercept" | "weights">): InParts<Float64Array> {
  const beta = new Float64Array(design.columns + 1);
  beta[0] = fit.intercept;
  beta.set(fit.weights, 1);
  const scores = new Float64Array(design.rows);
  for (let from = 0; from < design.rows; from += rowsOfPart) {
    const to = Math.min(design.rows, from + rowsOfPart);
    for (let row = from; row < to; row += 1) scores[row] = linear(design, row, beta);
    yield to - from;
  }
  return scores;
}
