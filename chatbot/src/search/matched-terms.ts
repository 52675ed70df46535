import { matchMarks } from "../corpus/search-passages.ts";
import type { Term } from "./terms.ts";

/** Letters that a word of a text and the word of a question must share at their start, where stemming made them equal. */
const minShared = 3;

const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’‘]/g, "'");

const marked = new RegExp(`${matchMarks.from}([^${matchMarks.to}]*)${matchMarks.to}`, "g");

/** Returns the parts of a marked text that a search found. */
export const foundParts = (text: string): string[] => [...text.matchAll(marked)].map(([, part = ""]) => plain(part));

function shared(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

/** How well a variant explains a part that was found: letters in common, 0 for not at all. */
function explains(part: string, variant: string): number {
  if (part.includes(variant)) return variant.length * 2;
  if (variant.includes(" ")) return 0;
  const common = shared(part, variant);
  return common >= Math.min(minShared, variant.length) ? common : 0;
}

/** Returns the positions of the terms that the parts found stand for: each part for the term that it is nearest to. */
export function matchedTerms(parts: readonly string[], terms: readonly Term[]): ReadonlySet<number> {
  const matched = new Set<number>();
  const variants = terms.map((term) => term.variants.map(plain));
  for (const part of parts) {
    const scores = variants.map((each) => Math.max(0, ...each.map((variant) => explains(part, variant))));
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    // Parts that touch are found as one, so that several terms may be in it.
    scores.forEach((score, at) => {
      if (score === best || variants[at]?.some((variant) => part.includes(variant))) matched.add(at);
    });
  }
  return matched;
}
