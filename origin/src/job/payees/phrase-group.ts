/** Words that tell a class, as the versions of the rules state them. */
import type { DecidableClass, PayeeLanguage } from "@paygauge/api-types/entities/payee-classes";

export interface PhraseGroup {
  readonly payeeClass: DecidableClass;
  readonly language: PayeeLanguage;
  /** Applied without a question, unless the name ends with a company's legal form. */
  readonly isCertain?: true;
  /** Of descriptions: the account books purchases as well. */
  readonly isInPart?: true;
  /** Where in the name; absent: anywhere. */
  readonly at?: "start" | "end" | "whole";
  readonly phrases: string;
  /** Words that turn the meaning: "food bank". */
  readonly not?: string;
  /** Words of which the name has one in addition to the phrase: the bank of a "credit card". */
  readonly needs?: string;
}
