import { IntlMessageFormat } from "intl-messageformat";
import { frequencies, termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import type { InsightDimension } from "@paygauge/api-types/entities/insights";
import { workbookWords as germanCase } from "@paygauge/analysis/case-words/de";
import { workbookWords as englishCase } from "@paygauge/analysis/case-words/en";
import { workbookWords as frenchCase } from "@paygauge/analysis/case-words/fr";
import { glossaryTexts as germanGlossary } from "@paygauge/api-types/glossary/de";
import { glossaryTexts as englishGlossary, type GlossaryTexts } from "@paygauge/api-types/glossary/en";
import { glossaryTexts as frenchGlossary } from "@paygauge/api-types/glossary/fr";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { americanText } from "@paygauge/api-types/spelling";
import { toAlpha2 } from "@paygauge/api-types/reference/country-codes";
import { valueWords as germanValues } from "@paygauge/api-types/value-words/de";
import { valueWords as englishValues, type ValueWordTexts } from "@paygauge/api-types/value-words/en";
import { valueWords as frenchValues } from "@paygauge/api-types/value-words/fr";
import { termsKeys } from "@paygauge/api-types/value-words/terms-keys";
import type { WorkbookWords } from "@paygauge/analysis/value/case/workbook/book";
import { paymentMethods } from "../../facts.ts";
import { reportTexts as german } from "./de.ts";
import { reportTexts as english, type ReportTexts } from "./en.ts";
import { reportTexts as french } from "./fr.ts";

const texts: Readonly<Record<Language, ReportTexts>> = { en: english, de: german, fr: french };
const values: Readonly<Record<Language, ValueWordTexts>> = { en: englishValues, de: germanValues, fr: frenchValues };
const glossaries: Readonly<Record<Language, GlossaryTexts>> = {
  en: englishGlossary,
  de: germanGlossary,
  fr: frenchGlossary,
};

const cases: Readonly<Record<Language, WorkbookWords>> = { en: englishCase, de: germanCase, fr: frenchCase };

/** Words of a report in one language. */
export interface ReportWords {
  readonly glossary: GlossaryTexts;
  /** Of a business case: the same as in its workbook. */
  readonly caseWords: WorkbookWords;
  readonly say: (key: keyof ReportTexts, args?: Readonly<Record<string, string | number>>) => string;
  /** "Countries"; "country", as in "by country". */
  readonly dimension: (dimension: InsightDimension) => string;
  readonly byDimension: (dimension: InsightDimension) => string;
  readonly country: (alpha3: string) => string;
  /** Name of a bar; the data's own label where there is no word for it. */
  readonly bar: (dimension: InsightDimension, key: string) => string;
}

const memberOf = <const T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((each) => each === text);

function makeWords(language: Language, american: boolean): ReportWords {
  const locale = localeOf(language, []);
  const parsed = new Map<string, IntlMessageFormat>();
  const fill = (icu: string, args: Readonly<Record<string, string | number>>): string => {
    const format = parsed.get(icu) ?? new IntlMessageFormat(spelled(icu), locale);
    parsed.set(icu, format);
    return String(format.format({ ...args }));
  };
  const spelled = (text: string): string => (american && language === "en" ? americanText(text) : text);
  const own = values[language];
  const regions = new Intl.DisplayNames([locale], { type: "region" });
  const country = (alpha3: string): string => {
    if (alpha3 === "") return own.unknown.country;
    const alpha2 = toAlpha2(alpha3);
    return alpha2 === null ? alpha3 : (regions.of(alpha2) ?? alpha3);
  };
  const bar = (dimension: InsightDimension, key: string): string => {
    if (dimension === "Countries") return country(key);
    if (dimension === "PaymentMethodCount") return fill(own.methodCount, { count: Number(key) });
    const frequency = memberOf(frequencies, key);
    if (dimension === "DocTransactionFrequencies") return frequency === undefined ? key : own.frequencies[frequency];
    const terms = memberOf(termsBuckets, key);
    if (dimension === "InvoicePaymentTerms") return terms === undefined ? key : own.terms[termsKeys[terms]];
    const method = memberOf(paymentMethods, key);
    if (dimension === "PaymentMethods") return method === undefined ? key : spelled(own.methods[method]);
    return key === "" ? own.unknown.mcc : key;
  };
  return {
    glossary: glossaries[language],
    caseWords: cases[language],
    say: (key, args = {}) => fill(texts[language][key], args),
    dimension: (dimension) => own.dimensions[dimension],
    byDimension: (dimension) => own.dimensionsInTitle[dimension],
    country,
    bar,
  };
}

const made = new Map<string, ReportWords>();

/** Words of reports in a language, parsed once; English as in the United States where the issuer spells it so. */
export function reportWords(language: Language, american = false): ReportWords {
  const key = `${language} ${american}`;
  const words = made.get(key) ?? makeWords(language, american);
  made.set(key, words);
  return words;
}
