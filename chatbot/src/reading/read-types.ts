import type { MessageRef } from "@paygauge/api-types/catalogue/message";

/** A block of a page: a heading with its level from 1, or text. */
export interface Block {
  readonly kind: "heading" | "text";
  readonly level: number;
  readonly text: string;
}

/** A page of a PDF, or a section of another document. */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  readonly blocks: readonly Block[];
}

/** A slice of a document that was read. */
export interface ReadSlice {
  readonly pages: readonly ReadPage[];
  /** Pages of the whole document. */
  readonly count: number;
  /** What its uploader should know of it; absent for nothing. */
  readonly note?: MessageRef;
}

/** The document can't be read; the message says what to do. */
export class DocumentRefused extends Error {
  readonly ref: MessageRef;

  constructor(ref: MessageRef) {
    super(ref.code);
    this.name = "DocumentRefused";
    this.ref = ref;
  }
}
