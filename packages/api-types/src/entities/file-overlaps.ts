/** Rows that a checked file shares with another checked file of the same job: told before the import, never dropped. */
import * as v from "valibot";
import { minorText } from "./minor-text.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money as written, in minor units. */
const written = {
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  minor: minorText,
};
/** Examples that are kept of two files. */
export const overlapExamples = 5;

export const fileOverlapSchema = v.strictObject({
  /** The other file. */
  uploadId: v.string(),
  fileName: v.string(),
  /** Rows of this file that have an equal in the other; each row of either counts once. */
  rows: v.pipe(count, v.minValue(1)),
  /** Rows that were compared: those that are added in. */
  ofThis: count,
  ofOther: count,
  /** Money of the shared rows, a line for each currency; none where the files have no amounts. */
  money: v.array(v.strictObject(written)),
  /** Row numbers in this file and in the other, as the files count them. */
  examples: v.pipe(
    v.array(v.strictObject({ line: count, otherLine: count, ...written })),
    v.maxLength(overlapExamples),
  ),
  /** Enough shared rows to ask whether one of the files is the other again. */
  isMaterial: v.boolean(),
});
export type FileOverlap = v.InferOutput<typeof fileOverlapSchema>;

/** Fewer shared rows than this, or a smaller share of the smaller file, come about by chance. */
const materialOverlap = { rows: 5, percent: 1 } as const;

/** Whether so many shared rows are worth a question. */
export function isMaterialOverlap({
  rows,
  ofThis,
  ofOther,
}: Pick<FileOverlap, "rows" | "ofThis" | "ofOther">): boolean {
  return rows >= materialOverlap.rows && rows * 100 >= Math.min(ofThis, ofOther) * materialOverlap.percent;
}

/** The same overlap in the other file's terms. */
export function mirroredOverlap(overlap: FileOverlap, uploadId: string, fileName: string): FileOverlap {
  return {
    ...overlap,
    uploadId,
    fileName,
    ofThis: overlap.ofOther,
    ofOther: overlap.ofThis,
    examples: overlap.examples.map((each) => ({ ...each, line: each.otherLine, otherLine: each.line })),
  };
}
