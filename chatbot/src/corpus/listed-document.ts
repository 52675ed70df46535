import { message } from "@paygauge/api-types/catalogue/message";
import type { ChatDocument } from "@paygauge/api-types/entities/chat";
import { damagedId, type DocumentRow, type StoredDocument } from "./document-store.ts";
import { withheldOf } from "./passage-store.ts";

/** A document as its corpus lists it; the caller adds whose it is. */
export type ListedDocument = Omit<ChatDocument, "issuer_id" | "issuer_name">;

/** A document as it is listed, with the number of its passages. */
export function listedOf(sql: SqlStorage, row: DocumentRow, passages: number): ListedDocument {
  const { id, name, kind, bytes, language, state, reason, pages, pages_read, pages_without_text, may_quote_withheld } =
    row;
  return {
    id,
    name,
    kind,
    bytes,
    language,
    state,
    reason,
    page_kind: kind === "pdf" ? "page" : "section",
    pages,
    pages_read,
    pages_without_text,
    passages,
    withheld: withheldOf(sql, id).map(({ page, body }) => ({ page, text: body })),
    may_quote_withheld,
    cited: row.cited,
    valid_from: row.valid_from,
    is_answer: row.is_answer,
    added_by: row.added_by,
    added_on: row.added_on,
  };
}

/** A document whose row can't be read, as it is listed: it can only be deleted. */
export function damagedListed(stored: StoredDocument): ListedDocument {
  return {
    id: damagedId(stored),
    name: stored.name ?? damagedId(stored),
    kind: "txt",
    bytes: stored.bytes,
    language: "en",
    state: "failed",
    reason: message("documentEntryDamaged"),
    page_kind: "section",
    pages: null,
    pages_read: 0,
    pages_without_text: 0,
    passages: 0,
    withheld: [],
    may_quote_withheld: false,
    cited: 0,
    valid_from: null,
    is_answer: false,
    added_by: null,
    added_on: new Date(0).toISOString(),
  };
}
