import type { Kpi } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Formats, useTranslations } from "../../state/formats.ts";
import type { Documents } from "./owner-options.ts";

type Words = ReturnType<typeof useTranslations<"chatDocuments.figures">>;

/** The figures above the list; those of questions are "–" until they are known. */
export function documentFigures(
  data: Documents,
  asked: AnswerOf<"chatConversations"> | undefined,
  words: Words,
  formats: Formats,
): readonly Kpi[] {
  const percent = new Intl.NumberFormat(formats.locale, { style: "percent", maximumFractionDigits: 1 });
  const share = (part: number, whole: number): string => (whole === 0 ? words("none") : percent.format(part / whole));
  const of = (key: "ofAsked" | "ofRated", count: number, all: number): string =>
    words(key, { count: formats.count(count), all: formats.count(all) });
  return [
    {
      key: "asked",
      label: words("asked"),
      figure: asked === undefined ? words("none") : formats.count(asked.asked),
      note: asked && words("users", { count: asked.users }),
    },
    {
      key: "answered",
      label: words("answered"),
      figure: asked === undefined ? words("none") : share(asked.answered, asked.asked),
      note: asked && of("ofAsked", asked.answered, asked.asked),
    },
    {
      key: "helpful",
      label: words("helpful"),
      figure: asked === undefined ? words("none") : share(asked.helpful, asked.rated),
      note: asked && of("ofRated", asked.helpful, asked.rated),
    },
    {
      key: "passages",
      label: words("passages"),
      figure: formats.count(data.passages),
      note: words("inDocuments", { count: data.documents.length, pages: data.pages }),
    },
  ];
}
