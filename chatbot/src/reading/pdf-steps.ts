/** Counts the steps of reading a PDF: the library calls these before each step that a file can multiply. */
import { AsyncLocalStorage } from "node:async_hooks";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { pause } from "./pause.ts";
import type { DocumentRefused } from "./read-types.ts";
import { tooComplex } from "./refuse-document.ts";

/** Other requests run after so many steps, about 20 ms. */
const dueAfter = 20_000;
/** Steps of an object that is parsed, and of a form that begins. */
const objectSteps = 20;
const formSteps = 600;
const lineSteps = 4;
const bytesPerStep = 50;
const rangePerStep = 4;
/** Operands and unknown operators before an operator; the library refuses more operands than 33. */
const maxSkipped = 5000;

/** The steps that one PDF has taken. */
export class StepCount {
  /** Why it is read no further. */
  refused: DocumentRefused | null = null;
  skipped = 0;
  #all = 0;
  #stretch = 0;

  get isDue(): boolean {
    return this.#stretch >= dueAfter;
  }

  /** Takes steps. @throws DocumentRefused beyond a limit, and whenever it is asked again */
  take(steps: number): void {
    if (this.refused) throw this.refused;
    this.#all += steps;
    this.#stretch += steps;
    if (this.#all > documentLimits.pdfSteps.limit || this.#stretch > documentLimits.pdfStretch.limit) this.refuse();
  }

  refuse(): never {
    this.refused ??= tooComplex();
    throw this.refused;
  }

  /** Lets other requests run where it is time. */
  async pause(): Promise<void> {
    if (!this.isDue) return;
    await pause();
    this.#stretch = 0;
  }
}

const counts = new AsyncLocalStorage<StepCount>();

/** The count of the PDF that is being read. @throws Error for a step that nothing counts */
function current(): StepCount {
  const count = counts.getStore();
  if (count === undefined) throw new Error("A step of a PDF isn't counted.");
  return count;
}

/** Does work on a PDF, every step of which is counted. */
export const counted = <T>(count: StepCount, work: () => T): T => counts.run(count, work);

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 1);

/** What the library calls (scripts/support/counted-pdf.mjs). */
export const pdfSteps = {
  isDue: (): boolean => current().isDue,
  pause: (): Promise<void> => current().pause(),
  /** An operator with its operands: each character that it shows is a step. */
  operator(operands: readonly unknown[] | null): void {
    const count = current();
    count.skipped = 0;
    const steps = (operands ?? []).reduce<number>(
      (sum, each) =>
        sum + (Array.isArray(each) ? each.reduce<number>((more, part) => more + lengthOf(part), 0) : lengthOf(each)),
      2,
    );
    count.take(steps);
  },
  operand(): void {
    const count = current();
    count.skipped += 1;
    if (count.skipped > maxSkipped) count.refuse();
    count.take(1);
  },
  /** A form inside so many others. */
  form(outer: number): void {
    const count = current();
    count.take(formSteps);
    if (outer > documentLimits.pdfForms.limit) count.refuse();
  },
  /** Room for `more` bytes of a stream that then has `whole`. */
  unpack(more: number, whole: number): void {
    const count = current();
    // Room doubles: up to twice of what is used.
    if (whole > documentLimits.pdfStream.limit * 2) count.refuse();
    count.take(more / bytesPerStep / 2);
  },
  object: (): void => current().take(objectSteps),
  entry: (): void => current().take(1),
  line: (): void => current().take(lineSteps),
  range: (length: number): void => current().take(Math.max(0, length) / rangePerStep),
  refuse: (): never => current().refuse(),
};
