import type { Language } from "@paygauge/api-types/languages";
import { printableTexts as german } from "../texts/de/printable.ts";
import { printableTexts as english, type PrintableTexts } from "../texts/en/printable.ts";
import { printableTexts as french } from "../texts/fr/printable.ts";

/** Words around the report, in the reader's language: few enough to come with the page. */
export const wordsOf: Readonly<Record<Language, PrintableTexts>> = { en: english, de: german, fr: french };
