const schemes = /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bmailto:|\bdata:[a-z]+\/|\bjavascript:|\bwww\./iu;
const domains =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{1,63}\.)+(?:com|net|org|info|biz|io|ai|co|app|dev|me|xyz|top|site|online|shop|link|click|eu|uk|de|fr|nl|ie|at|ch|be|es|it|pl|us|ru|cn)(?![\p{L}\p{N}-])/iu;
const mails = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.\p{L}/u;
const hidden = /!?\[[^\]\n]*\]\([^)\n]*\)|<\s*(?:a|img|iframe|script|form|link)\b/iu;

/** Whether an answer contains an address: a URL, a bare domain, a mail address, or markup that hides one. */
export function hasLink(text: string): boolean {
  const seen = text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
  return [schemes, domains, mails, hidden].some((each) => each.test(seen));
}
