import type { Term } from "./terms.ts";

const isYear = ({ text }: Term): boolean => /^(?:19|20)\d{2}$/.test(text);

/** Places of the years that a question names. */
export const yearPlaces = (terms: readonly Term[]): number[] => terms.flatMap((term, at) => (isYear(term) ? [at] : []));

/** The day as of which a question is answered: the end of the last year that it names, else this day. */
export function dayAskedFor(terms: readonly Term[], today: string): string {
  const years = terms.filter(isYear).map(({ text }) => text);
  const [last] = years.toSorted().toReversed();
  return last === undefined ? today : `${last}-12-31`;
}

/** Whether a document is valid on a day; null: it states no day. */
export const isValidOn = (validFrom: string | null, day: string): boolean | null =>
  validFrom === null ? null : validFrom <= day;
