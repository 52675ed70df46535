/** Marks in a payee's name that say that the payment did not happen, as cheque registers write them ("**VOID** Acorn"). */

const words =
  "void(?:ed)?|cancell?ed|storno|storniert|annulliert|annul[ée]e?s?|anulad[oa]s?|cancelad[oa]s?|annullat[oaie]|stornat[oaie]|geannuleerd|annulleret|makulerad|anulowan[aoey]";
const marks = [
  // Between asterisks, brackets or dashes, wherever it is.
  new RegExp(`(?:^|[\\s\\p{P}])[*#~]{1,4}\\s*(?:${words})\\s*[*#~]{1,4}`, "iu"),
  new RegExp(`[([{<]\\s*(?:${words})\\s*[)\\]}>]`, "iu"),
  // In front or behind, apart by punctuation.
  new RegExp(`^(?:${words})\\s*[-–—:/|]`, "iu"),
  new RegExp(`[-–—:/|]\\s*(?:${words})\\.?$`, "iu"),
  /^void(?:ed)?\s+(?:check|cheque|payment)\b/i,
  // In capitals in front of a name that has others.
  /^VOID(?:ED)?\s+(?=.*\p{Ll})/u,
];

/** Whether a name bears such a mark. */
export function isVoidName(name: string): boolean {
  return marks.some((mark) => mark.test(name));
}
