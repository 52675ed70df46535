import { decodeText } from "./encoding.ts";

/** Ones of a 32-bit word. */
export function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** After this many values of a sort no further one is looked at for a sample. */
const maxLooks = 400;

/** The first few different texts of a sort of value. */
export class SamplesSeen {
  readonly texts: string[] = [];

  /** Keeps a text that is among the first three different ones; `count`: values of the sort so far, this one among them. */
  see(count: number, bytes: Uint8Array, start: number, end: number): void {
    if (count > maxLooks || this.texts.length >= 3) return;
    const text = decodeText(bytes.subarray(start, end), "utf-8");
    if (!this.texts.includes(text)) this.texts.push(text);
  }
}
