/**
 * Returns a formatted date with the first day of a month as French writes it, "1er mars": CLDR's patterns have "1 mars".
 * Other days and languages are unchanged.
 */
export const firstOfMonth = (date: string, locale: string): string =>
  locale.startsWith("fr") ? date.replace(/(?<![\d:])1(?=[ \u00A0]\p{L}{3})/u, "1er") : date;
