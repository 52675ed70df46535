import { languageNames } from "@paygauge/api-types/languages";
import { useTranslations } from "../../../state/formats.ts";
import { itemFields } from "./item-form.ts";

interface Brand {
  readonly id: string;
  readonly name: string;
}

/** The fields of the form in the reader's language. */
export function useItemFields(brands: readonly Brand[], isNew: boolean) {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.kinds");
  const topics = useTranslations("hub.topics");
  return itemFields(
    {
      word: (name) => words(name),
      kindOf: (kind) => kinds(kind),
      topicOf: (topic) => topics(topic),
      inLanguage: (part, language) => words("inLanguage", { part, language: languageNames[language] }),
      brands,
    },
    isNew,
  );
}
