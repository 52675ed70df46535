import type { ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { tokensOf } from "../answers/tokens.ts";
import type { Outcome } from "../conversations/conversations-object.ts";
import { wordingOf } from "./words.ts";

/**
 * The answer to a question about a job's figures that no pattern reads: what may be asked instead, and apart from it the
 * document that may say more.
 */
export function notWorkedOut(language: Language, document: ChatSource | null): Outcome {
  const { say } = wordingOf(language);
  const proposals = (["mayAsk", "mayAskLargest", "mayAskSplit"] as const).map((key) => say(key));
  const texts = [say("notWorkedOut"), ...proposals];
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
