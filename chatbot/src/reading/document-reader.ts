import { DurableObject } from "cloudflare:workers";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { DocumentKind } from "@paygauge/api-types/entities/chat";
import type { Env } from "../env.ts";
import { openPdf, type OpenPdf } from "./pdf.ts";
import { readSections } from "./read-document.ts";
import { DocumentRefused, type ReadSlice } from "./read-types.ts";

/** A slice, or why the document can't be read. */
type SliceAnswer = { readonly slice: ReadSlice } | { readonly refused: MessageRef };

/** Pages of a PDF that are read at a time. */
const slicePages = 20;

/** Reads one document, apart from the corpus that is searched meanwhile. It stores nothing. */
export class DocumentReader extends DurableObject<Env> {
  /** The PDF between its slices; an object that starts again opens it again. */
  #pdf: OpenPdf | null = null;
  /** The slice before: an alarm that is repeated must not close the document that the first one reads. */
  #turn: Promise<unknown> = Promise.resolve();

  /** Returns the pages from one on: some of a PDF, all sections of another document. @throws Error when the file is gone */
  read(key: string, kind: DocumentKind, from: number): Promise<SliceAnswer> {
    const next = this.#turn.then(() => this.#slice(key, kind, from));
    this.#turn = next.catch(() => null);
    return next;
  }

  async #slice(key: string, kind: DocumentKind, from: number): Promise<SliceAnswer> {
    try {
      if (kind !== "pdf") return { slice: await readSections(kind, await this.#bytesOf(key)) };
      this.#pdf ??= await openPdf(await this.#bytesOf(key));
      const slice = await this.#pdf.read(from, slicePages);
      if (from + slice.pages.length > slice.count) await this.#close();
      return { slice };
    } catch (error) {
      await this.#close();
      if (error instanceof DocumentRefused) return { refused: error.ref };
      throw error;
    }
  }

  async #bytesOf(key: string): Promise<Uint8Array> {
    const file = await this.env.FILES.get(key);
    if (file === null) throw new Error("The file of the document is gone.");
    return new Uint8Array(await file.arrayBuffer());
  }

  async #close(): Promise<void> {
    const open = this.#pdf;
    this.#pdf = null;
    await open?.close();
  }
}
