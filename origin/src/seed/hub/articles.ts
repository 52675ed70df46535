import type { Language } from "@paygauge/api-types/languages";
import type { ArticleKey, ArticleText } from "./article-keys.ts";
import { germanArticles } from "./articles-de.ts";
import { englishArticles } from "./articles-en.ts";
import { frenchArticles } from "./articles-fr.ts";

export const articleTexts: Readonly<Record<Language, Readonly<Record<ArticleKey, ArticleText>>>> = {
  en: englishArticles,
  de: germanArticles,
  fr: frenchArticles,
};
