import type { ChatSource } from "@paygauge/api-types/entities/chat";
import { useFormats, useTranslations } from "../../state/formats.ts";

/** Words of a source: its place, such as "Supplier acceptance guide, page 12 of 38", and its date. */
export function useSourceWords() {
  const words = useTranslations("assistant");
  const formats = useFormats();
  const pageOf = ({ page, page_kind: kind, page_count: pages }: ChatSource): string => {
    if (page === null || kind === "none") return "";
    if (kind === "section") return words("section", { page: String(page) });
    return pages === null
      ? words("pageOnly", { page: String(page) })
      : words("page", { page: String(page), pages: String(pages) });
  };
  const place = (source: ChatSource): string =>
    [source.source, pageOf(source)].filter((part) => part !== "").join(", ");
  const details = (source: ChatSource): string =>
    [
      pageOf(source),
      source.headings.at(-1) ?? "",
      source.valid_from === null ? "" : words("validFrom", { day: formats.day(source.valid_from) }),
      source.author === null ? "" : words("writtenBy", { name: source.author }),
      source.dated === null ? "" : words("dated", { day: formats.day(source.dated) }),
    ]
      .filter((part) => part !== "")
      .join(", ");
  return { place, details };
}
