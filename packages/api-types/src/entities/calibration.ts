/** How bits of evidence become the probability that a match is right. */
import * as v from "valibot";

const weight = v.pipe(v.number(), v.finite());
/**
 * From evidence to how often such a match was right: log-odds, a sum over these parts. M is the bits of a match; names
 * only: nothing but the names could be compared.
 */
export const calibrationParts = ["one", "bits", "bitsOver4", "namesOnly", "namesOnlyBits"] as const;
export const calibrationSchema = v.object({
  one: weight,
  /** For each bit, and for each of them over 4. */
  bits: weight,
  bitsOver4: weight,
  namesOnly: weight,
  namesOnlyBits: weight,
});
export type Calibration = v.InferOutput<typeof calibrationSchema>;

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

/** Bits beyond these say no more. */
const [fewest, most] = [-15, 20];

/** What the log-odds are summed over, for a match of so many bits. */
export function calibrationInputs(bits: number, isNamesOnly: boolean): Calibration {
  const counted = Math.min(most, Math.max(fewest, bits));
  const namesOnly = isNamesOnly ? 1 : 0;
  return { one: 1, bits: counted, bitsOver4: Math.max(0, counted - 4), namesOnly, namesOnlyBits: namesOnly * counted };
}

/** The probability, 0…1, that a match of this evidence is right, before rivals have their share. */
export function probabilityOf(inputs: Calibration, calibration: Calibration): number {
  return 1 / (1 + Math.exp(-calibrationParts.reduce((sum, part) => sum + calibration[part] * inputs[part], 0)));
}

/** True where more bits never make a match less probable, with addresses or without. */
export const isRising = ({ bits, bitsOver4, namesOnlyBits }: Calibration): boolean =>
  [bits, bits + bitsOver4, bits + namesOnlyBits, bits + bitsOver4 + namesOnlyBits].every((slope) => slope >= 0);
