/** Terms of a supplier: variables that the pitch and the letter share. */
import type { PromptValues } from "../contract.ts";

export const termVariables = [
  "terms.fee",
  "terms.cashRate",
  "terms.currentDay",
  "terms.newDay",
  "terms.daysSooner",
  "example.paid",
  "example.cost",
  "example.time",
] as const;
type TermVariable = (typeof termVariables)[number];

/** A value that is unknown. A word in place of a number: an empty value never reaches a model. */
export const notStated = "not stated";

const english: PromptValues<TermVariable> = {
  "terms.fee": "2.45%",
  "terms.cashRate": "8%",
  "terms.currentDay": "45",
  "terms.newDay": "24",
  "terms.daysSooner": "21",
  "example.paid": "£1,000",
  "example.cost": "£24.50",
  "example.time": "£4.60",
};
const german: PromptValues<TermVariable> = {
  "terms.fee": "1,9 %",
  "terms.cashRate": "7,5 %",
  "terms.currentDay": "60",
  "terms.newDay": "15",
  "terms.daysSooner": "45",
  "example.paid": "1.000 €",
  "example.cost": "19,00 €",
  "example.time": "9,25 €",
};
const french: PromptValues<TermVariable> = {
  "terms.fee": "2,45 %",
  "terms.cashRate": "8 %",
  "terms.currentDay": "51",
  "terms.newDay": "30",
  "terms.daysSooner": "21",
  "example.paid": "1 000 €",
  "example.cost": "24,50 €",
  "example.time": "4,60 €",
};
export const sampleTerms = { en: english, de: german, fr: french };
