import type { Language } from "@paygauge/api-types/languages";
import { readsLikeInstructions } from "../reading/instructions.ts";
import { hasAddress } from "./has-address.ts";
import { isClaimSupported } from "./supported-claim.ts";

/** A sentence of a model with the numbers of the passages that it cites. */
export interface CitedSentence {
  readonly text: string;
  readonly cited: readonly number[];
}

const marks = /(?:\s*\[\d{1,2}\](?:\s*,)?)+/g;
const sentenceEnd = /[.!?…]["”’»)]*(?:\s*\[\d{1,2}\])*(?=\s|$)/g;

/**
 * Takes whole sentences off the start of a text that is still written; the rest may go on. A mark after the end of a
 * sentence belongs to it, so that the last one waits until the text after it begins without a mark.
 */
export function takeSentences(
  text: string,
  isWhole: boolean,
): { readonly sentences: CitedSentence[]; readonly rest: string } {
  const sentences: CitedSentence[] = [];
  let from = 0;
  for (const hit of text.matchAll(sentenceEnd)) {
    const to = hit.index + hit[0].length;
    const next = text.slice(to).trimStart();
    if (!isWhole && (next === "" || next.startsWith("["))) break;
    sentences.push(citedSentence(text.slice(from, to)));
    from = to;
  }
  const rest = text.slice(from);
  if (isWhole && rest.trim() !== "") return { sentences: [...sentences, citedSentence(rest)], rest: "" };
  return { sentences, rest };
}

function citedSentence(raw: string): CitedSentence {
  const cited = [...raw.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number));
  return { text: raw.replaceAll(marks, "").replaceAll(/\s+/g, " ").trim(), cited: [...new Set(cited)] };
}

/**
 * Whether the passages that a sentence cites say it, and it brings in no address, markup or instruction.
 */
export function isSupported({ text, cited }: CitedSentence, passages: readonly string[], language: Language): boolean {
  if (cited.length === 0 || cited.some((number) => passages[number - 1] === undefined)) return false;
  if (hasAddress(text) || readsLikeInstructions(text)) return false;
  return isClaimSupported(
    text,
    cited.map((number) => passages[number - 1] ?? ""),
    language,
  );
}
