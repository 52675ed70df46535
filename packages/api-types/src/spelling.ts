/** Spelling of the United States: texts are written in British English, and brands of US issuers say "check". */

/** Whether an issuer's language is American English. */
export const isAmerican = (tag: string | null | undefined): boolean => tag?.toLowerCase() === "en-us";

/** A text as US issuers spell it; arguments of a message have other names. */
export const americanText = (text: string): string => text.replaceAll(/\b([Cc])heque(s?)\b/g, "$1heck$2");
