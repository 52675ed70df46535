/** What a user says on the phone about a campaign's offer, from the same facts as the letter. */
import type { Language } from "@paygauge/api-types/languages";
import { objections, type CallWords, type Objection } from "./call-words/call-words.ts";
import { callWords as de } from "./call-words/de.ts";
import { callWords as en } from "./call-words/en.ts";
import { callWords as fr } from "./call-words/fr.ts";
import { feeSentence } from "./compose-pitch.ts";
import { gainOfLetter, type LetterFacts } from "./letter-values.ts";
import { letterWords } from "./letter-words.ts";
import { pitchWords } from "./pitch-words.ts";

const wordsOf: Readonly<Record<Language, CallWords>> = { en, de, fr };

/** A part of a script: sentences, and the answer to each objection. */
interface ScriptPart {
  readonly title: string;
  readonly lines: readonly { readonly said: string; readonly answer: string }[];
}

const lines = (all: readonly string[]) => all.filter((said) => said !== "").map((said) => ({ said, answer: "" }));

/** @param caller the user who calls, by name */
export function callScript(language: Language, facts: LetterFacts, caller: string): readonly ScriptPart[] {
  const words = wordsOf[language];
  const { ask, methods } = pitchWords[language];
  const { buyer, method, reference, accountsContact } = facts;
  const { questions, manual, terminal } = words.methods[method];
  const answers: Readonly<Record<Objection, string>> = { fee: feeSentence(language, facts), manual, terminal };
  const accounts = accountsContact === "" ? letterWords[language].noAccounts : accountsContact;
  return [
    {
      title: words.titles.opening,
      lines: lines([
        ...words.opening(caller, buyer, accounts, reference),
        gainOfLetter(language, facts),
        ask(buyer, methods[method]),
      ]),
    },
    { title: words.titles.questions, lines: lines(questions) },
    {
      title: words.titles.objections,
      lines: objections.map((each) => ({ said: words.said[each], answer: answers[each] })),
    },
    { title: words.titles.never, lines: lines(words.never(buyer)) },
  ];
}
