/** How bits of evidence become the probability that a match is right. */
import * as v from "valibot";

const weight = v.pipe(v.number(), v.finite());
/**
 * From evidence to how often such a match was right: log-odds, a sum over these parts. Names only: nothing but the
 * names could be compared. A directory that lacks a company often has one with nearly its name, or one that is called
 * what the company trades as.
 */
export const calibrationParts = [
  "one",
  "bits",
  "bitsOver4",
  "namesOnly",
  "namesOnlyBits",
  "nearName",
  "tradingName",
] as const;
export const calibrationSchema = v.object({
  one: weight,
  /** For each bit, and for each of them over 4. */
  bits: weight,
  bitsOver4: weight,
  namesOnly: weight,
  namesOnlyBits: weight,
  /** Names only, of level near and not of the same letters. */
  nearName: v.optional(weight),
  /** Names only, and the entry is called what a company with a legal form trades as. */
  tradingName: v.optional(weight),
});
export type Calibration = v.InferOutput<typeof calibrationSchema>;

/** How the names agree where nothing else could be compared. */
export interface NamesOnly {
  readonly isNear: boolean;
  readonly isTradingName: boolean;
}

/**
 * Logistic regression on 30 % of four labelled sets (synthetic, restaurants, and the North-West register with all and
 * with half of its companies); `npm run bench -- matching` fits it again and reports the error on the other 70 %.
 */
export const firstCalibration: Calibration = {
  one: -0.312,
  bits: 0.237,
  bitsOver4: 0.387,
  namesOnly: 2.772,
  namesOnlyBits: 0.578,
};

/**
 * The same, with what near names and trading names say where half of the register's companies are missing: the two
 * parts are fitted on 30 % of both halves (`npm run bench -- matching`).
 */
export const secondCalibration: Calibration = { ...firstCalibration, nearName: -2.744, tradingName: -5.154 };

/** Bits beyond these say no more. */
const [fewest, most] = [-15, 20];

/** What the log-odds are summed over, for a match of so many bits. `names`: null where anything else was compared. */
export function calibrationInputs(bits: number, names: NamesOnly | null): Calibration {
  const counted = Math.min(most, Math.max(fewest, bits));
  const shared = { one: 1, bits: counted, bitsOver4: Math.max(0, counted - 4) };
  if (names === null) return { ...shared, namesOnly: 0, namesOnlyBits: 0 };
  return {
    ...shared,
    namesOnly: 1,
    namesOnlyBits: counted,
    nearName: names.isNear ? 1 : 0,
    tradingName: names.isTradingName ? 1 : 0,
  };
}

/** The probability, 0…1, that a match of this evidence is right, before rivals have their share. */
export function probabilityOf(inputs: Calibration, calibration: Calibration): number {
  return (
    1 / (1 + Math.exp(-calibrationParts.reduce((sum, part) => sum + (calibration[part] ?? 0) * (inputs[part] ?? 0), 0)))
  );
}

/** True where more bits never make a match less probable, with addresses or without. */
export const isRising = ({ bits, bitsOver4, namesOnlyBits }: Calibration): boolean =>
  [bits, bits + bitsOver4, bits + namesOnlyBits, bits + bitsOver4 + namesOnlyBits].every((slope) => slope >= 0);
