import { DurableObject } from "cloudflare:workers";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { DocumentKind } from "@paygauge/api-types/entities/chat";
import type { Env } from "../env.ts";
import { readDocument } from "./read-document.ts";
import { DocumentRefused, type ReadSlice } from "./read-types.ts";

/** A slice, or why the document can't be read. */
type SliceAnswer = { readonly slice: ReadSlice } | { readonly refused: MessageRef };

/** Reads one document, apart from the corpus that is searched meanwhile. It stores nothing. */
export class DocumentReader extends DurableObject<Env> {
  /** Returns the pages from one on. @throws Error when the file is gone */
  async read(key: string, kind: DocumentKind, from: number): Promise<SliceAnswer> {
    const file = await this.env.FILES.get(key);
    if (file === null) throw new Error("The file of the document is gone.");
    try {
      return { slice: await readDocument(kind, new Uint8Array(await file.arrayBuffer()), from) };
    } catch (error) {
      if (error instanceof DocumentRefused) return { refused: error.ref };
      throw error;
    }
  }
}
