import type { ChatSource } from "@paygauge/api-types/entities/chat";
import type { RankedPassage } from "../search/merge.ts";

/** A passage as a numbered source. */
export function sourceOf(passage: RankedPassage, number: number): ChatSource {
  return {
    number,
    source: passage.name,
    page: passage.page,
    content: passage.body,
    kind: "document",
    page_kind: passage.kind === "pdf" ? "page" : "section",
    page_count: passage.pages,
    document_id: passage.document_id,
    headings: passage.headings,
    dated: passage.added_on,
    valid_from: passage.valid_from,
    author: passage.author,
    href: null,
    is_removed: false,
  };
}
