import type { Glossary } from "../../glossary/use-glossary.ts";

interface FoundTerm {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** Text as it is searched: without case and accents. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Terms that have every typed word in their name or definition, in any case and without accents; those whose name has
 * the text first, each part by the alphabet of `locale` (BCP 47). Nothing typed: all of them.
 */
export function foundTerms(glossary: Glossary, typed: string, locale: string): readonly FoundTerm[] {
  const text = plain(typed.trim());
  const parts = text.split(/\s+/);
  const isNamed = ({ term }: FoundTerm) => text !== "" && plain(term).includes(text);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return Object.entries(glossary)
    .map(([id, entry]) => ({ id, ...entry }))
    .filter(({ term, definition }) => parts.every((part) => plain(`${term} ${definition}`).includes(part)))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || compare(a.term, b.term));
}
