import type { useTranslations } from "./formats.ts";

export type AuditWords = ReturnType<typeof useTranslations<"audit">>;
type ActionKey = Parameters<AuditWords>[0] & `actions.${string}`;

const keyOf = (action: string) => `actions.${action}` as ActionKey;
// A record that is gone leaves the place of its name empty.
const withoutGaps = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What a call does to a record; where the record's name is left out, so is the "of" before it. */
const did = (action: string, what: string, words: AuditWords): string =>
  words(keyOf(action), { what, named: what === "" ? "no" : "yes" });

/** What a call does, as words behind a name: "renamed the job". */
export const actionWords = (action: string, words: AuditWords): string => withoutGaps(did(action, "", words));

/** The sentence of a call with the place for who did it and what stands for the record's name, for files. */
export const sentencePattern = (action: string, words: AuditWords, what = "{what}"): string =>
  withoutGaps(words("sentence", { who: "{who}", did: did(action, what, words) }));

interface Change {
  readonly who: string;
  /** Id of the call. */
  readonly action: string;
  /** The record's name; "" where it goes without saying. */
  readonly what: string;
}

/** Who did what to which record, such as "Rosa Keane renamed the job Calder County FY26". */
export function changeSentence({ who, action, what }: Change, words: AuditWords): string {
  // A call of an older release has no words any more.
  if (!words.has(keyOf(action))) return words("unknownAction", { who, action });
  return withoutGaps(words("sentence", { who, did: did(action, what, words) }));
}
