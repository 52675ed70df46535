import type { ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { tokensOf } from "../answers/tokens.ts";
import type { Outcome } from "../conversations/conversations-object.ts";
import { wordingOf } from "./words.ts";

const ofSuppliers = ["mayAsk", "mayAskLargest", "mayAskSplit"] as const;
/** What may be asked instead, by the subject of the question in any of the languages. */
const proposals = [
  [/campaign|kampagne|campagne/i, ["mayAskCampaign", "mayAskOverdue", "mayAskRefused"]],
  [
    /npv|present value|payback|rebate|revenue|savings?|worth|kapitalwert|rückvergütung|ertrag|ersparnis|\bvan\b|ristourne|revenu|économie/i,
    ["mayAskWorth", "mayAskNpv", "mayAskRebate"],
  ],
  [
    /average|month|share|durchschnitt|monat|anteil|moyenne|mois|\bpart\b/i,
    ["mayAskAverage", "mayAskMonths", "mayAskShare"],
  ],
] as const;

/**
 * The answer to a question about a job's figures that no pattern reads: what may be asked instead, and apart from it the
 * document that may say more.
 */
export function notWorkedOut(question: string, language: Language, document: ChatSource | null): Outcome {
  const { say } = wordingOf(language);
  const [, fitting] = proposals.find(([subject]) => subject.test(question)) ?? [null, ofSuppliers];
  const proposed = fitting.map((key) => say(key));
  const texts = [say("notWorkedOut"), ...proposed];
  return {
    state: "answered",
    mode: "figures",
    sentences: [
      ...texts.map((text) => ({ text, sources: [], is_quote: false })),
      ...(document === null ? [] : [{ text: say("documentsApart"), sources: [1], is_quote: false }]),
    ],
    sources: document === null ? [] : [{ ...document, number: 1 }],
    closest: null,
    searchedFor: null,
    tokenCount: tokensOf(texts),
  };
}
