/**
 * Sizes of documents, kept as classes of two significant digits: the amount of a document, rounded up. With the largest
 * document of each class a limit holds a class whole or not at all; only documents of the one class that it cuts are
 * taken as beyond it, though some are not.
 */
import { documentTypes, type DocumentType } from "../facts.ts";

/** Classes of a power of ten. */
const perPower = 90;
/** Amounts below it have a class of their own each, in minor units. */
const smallest = 100;
/** The class of a document that is known in part alone: no limit holds it. */
export const unknownSize = 2047;
const classes = 2048;
const types = documentTypes.length;

/** The class of an amount of minor units, whatever its sign. */
export function sizeClass(minor: number): number {
  const size = Math.abs(minor);
  let power = 0;
  for (let most = smallest; size >= most; most *= 10) power++;
  return power * perPower + Math.ceil(size / 10 ** power);
}

/** Whether a document was paid by card, and whether it is a credit. */
interface SizeMarks {
  readonly type: DocumentType;
  readonly byCard: boolean;
  readonly isCredit: boolean;
}

/** One number for a class and what the document is. `type` is a position in `documentTypes`. */
export const sizeCode = (size: number, type: number, byCard: boolean, isCredit: boolean): number =>
  ((Number(isCredit) * 2 + Number(byCard)) * types + type) * classes + size;

/** Whether the size of a code's documents is known. */
export const isSizeKnown = (code: number): boolean => code % classes !== unknownSize;

export function marksOfCode(code: number): SizeMarks {
  const marks = Math.floor(code / classes);
  const sides = Math.floor(marks / types);
  return { type: documentTypes[marks % types] ?? "Payment", byCard: sides % 2 === 1, isCredit: sides >= 2 };
}
