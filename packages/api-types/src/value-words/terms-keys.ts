import type { TermsBucket } from "../entities/supplier-measures.ts";

/** Keys of the words for buckets of payment terms. */
export const termsKeys = {
  "0": "receipt",
  "1-7": "upTo7",
  "8-14": "upTo14",
  "15-30": "upTo30",
  "31-45": "upTo45",
  "46-60": "upTo60",
  "61-90": "upTo90",
  "90+": "over90",
  Unknown: "unknown",
} as const satisfies Record<TermsBucket, string>;
