import { isId } from "@paygauge/api-types/ids";

/** A page of a document of the assistant. */
export interface DocumentPlace {
  readonly documentId: string;
  /** From 1. */
  readonly page: number;
}

/** Reads "id" or "id.page", as an address names a document; null for anything else. */
export function documentPlace(text: string): DocumentPlace | null {
  const [documentId = "", page = "1", ...rest] = text.split(".");
  if (rest.length > 0 || !isId("record", documentId) || !/^[1-9]\d{0,4}$/.test(page)) return null;
  return { documentId, page: Number(page) };
}
