/** A campaign writes to a supplier twice: the letter, and a shorter follow-up that refers to it. */
export const letterKinds = ["first", "followUp"] as const;
export type LetterKind = (typeof letterKinds)[number];
