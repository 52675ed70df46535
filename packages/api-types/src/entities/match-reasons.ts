/**
 * Why a match is in its band, in a word; the first that holds. Of High: a user's word, an equal tax id, name and
 * another field. Of the bands below: what keeps it from the next one. Of Unmatched: why nothing was found.
 */
export const matchReasons = [
  "Confirmed",
  "TaxId",
  "Agrees",
  "Network",
  "NameOnly",
  "CloseRival",
  "CommonName",
  "WeakAgreement",
  "Differs",
  "Refused",
  "NoCandidate",
  "NoDirectory",
  "Redacted",
] as const;
export type MatchReason = (typeof matchReasons)[number];
