import { DurableObject } from "cloudflare:workers";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { DocumentKind } from "@paygauge/api-types/entities/chat";
import type { Env } from "../env.ts";
import { openPdf, type OpenPdf } from "./pdf.ts";
import { readSections, type ReadSections } from "./read-document.ts";
import { DocumentRefused, type ReadSlice } from "./read-types.ts";
import { sliceOf } from "./slices.ts";

/** A slice, or why the document can't be read. */
type SliceAnswer = { readonly slice: ReadSlice } | { readonly refused: MessageRef };

/** A document between its slices; an object that starts again opens it again. */
type Opened = OpenPdf | { readonly read: (from: number) => ReadSlice; readonly close: () => void };

const sectionsOpened = ({ pages, note }: ReadSections): Opened => ({
  read: (from) => ({ ...sliceOf(pages, from), ...(note !== null && { note }) }),
  close: () => {},
});

/** Reads one document, apart from the corpus that is searched meanwhile. It stores nothing. */
export class DocumentReader extends DurableObject<Env> {
  #opened: Opened | null = null;
  /** The slice before: an alarm that is repeated must not close the document that the first one reads. */
  #turn: Promise<unknown> = Promise.resolve();

  /** Returns the next pages from one on. @throws Error when the file is gone */
  read(key: string, kind: DocumentKind, from: number): Promise<SliceAnswer> {
    const next = this.#turn.then(() => this.#slice(key, kind, from));
    this.#turn = next.catch(() => null);
    return next;
  }

  async #slice(key: string, kind: DocumentKind, from: number): Promise<SliceAnswer> {
    try {
      this.#opened ??= await this.#open(key, kind);
      const slice = await this.#opened.read(from);
      if (from + slice.pages.length > slice.count) await this.#close();
      return { slice };
    } catch (error) {
      await this.#close();
      if (error instanceof DocumentRefused) return { refused: error.ref };
      throw error;
    }
  }

  async #open(key: string, kind: DocumentKind): Promise<Opened> {
    const bytes = await this.#bytesOf(key);
    return kind === "pdf" ? openPdf(bytes) : sectionsOpened(await readSections(kind, bytes));
  }

  async #bytesOf(key: string): Promise<Uint8Array> {
    const file = await this.env.FILES.get(key);
    if (file === null) throw new Error("The file of the document is gone.");
    return new Uint8Array(await file.arrayBuffer());
  }

  async #close(): Promise<void> {
    const open = this.#opened;
    this.#opened = null;
    await open?.close();
  }
}
