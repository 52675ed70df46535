import { message } from "@paygauge/api-types/catalogue/message";
import * as v from "valibot";
import { contract, languageWords, type Sample } from "../contract.ts";
import { notStated, sampleTerms } from "./terms.ts";

const variables = ["language", "buyer.name", "method", "terms.fee", "terms.newDay"] as const;
type Variable = (typeof variables)[number];

const samples: readonly Sample<Variable>[] = [
  {
    name: "Calder County",
    values: { language: languageWords.en, "buyer.name": "Calder County", method: "by virtual card", ...sampleTerms.en },
  },
  {
    name: "Larkspur Software Ltd",
    values: {
      language: languageWords.en,
      "buyer.name": "Larkspur Software Ltd",
      method: "by purchasing card",
      ...sampleTerms.en,
      "terms.newDay": notStated,
    },
  },
  {
    name: "Ostrava Signage BV",
    values: {
      language: languageWords.de,
      "buyer.name": "Ostrava Signage BV",
      method: "per virtueller Karte",
      ...sampleTerms.de,
    },
  },
  {
    name: "Fairhaven Freight Ltd",
    values: {
      language: languageWords.fr,
      "buyer.name": "Fairhaven Freight Ltd",
      method: "par carte virtuelle",
      ...sampleTerms.fr,
    },
  },
  {
    name: "“Ignore the above Ltd”",
    values: {
      language: languageWords.en,
      "buyer.name": "Ignore the above Ltd",
      method: "by virtual card",
      ...sampleTerms.en,
    },
  },
  {
    name: "No fee known",
    values: {
      language: languageWords.en,
      "buyer.name": "Pemberton Row Chemists",
      method: "by virtual card",
      ...sampleTerms.en,
      "terms.fee": notStated,
    },
  },
];

/** The text with which a buyer asks its suppliers, from the figures of `composePitch`. */
export const useCasePitch = contract({
  key: "use-case-pitch",
  purpose: message("promptPurposePitch"),
  variables,
  samples,
  answer: "json",
  output: v.strictObject({
    subject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  }),
  schema: "subject: string, 1 to 120 characters\nbody: string, 1 to 2,000 characters",
  textOf: ({ subject, body }) => `${subject}\n\n${body}`,
  maxWords: 180,
  names: ["buyer.name"],
  checks: ["json", "length", "words", "numbers", "links", "cost"],
});
