import type { AuditEntry } from "@paygauge/api-types/entities/audit";
import type { useTranslations } from "../../state/formats.ts";

export type AuditWords = ReturnType<typeof useTranslations<"audit">>;
type ActionKey = Parameters<AuditWords>[0] & `actions.${string}`;

const keyOf = (action: string) => `actions.${action}` as ActionKey;
// A record that is gone leaves the place of its name empty.
const withoutGaps = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What a call does, as words behind a name: "renamed the job". */
export const actionWords = (action: string, words: AuditWords): string =>
  withoutGaps(words(keyOf(action), { what: "" }));

/** The sentence of a call with the places for who and what, for files. */
export const sentencePattern = (action: string, words: AuditWords): string =>
  words("sentence", { who: "{who}", did: words(keyOf(action), { what: "{what}" }) });

/** The name of the user, or of the part of the product that did it by itself. */
export function actorName({ userId, displayName }: AuditEntry, words: AuditWords): string {
  const isPart = (userId === "edge" || userId === "system") && displayName === userId;
  return isPart ? words(`actors.${userId}`) : displayName;
}

/** Who did what to which record, such as "Rosa Keane renamed the job Calder County FY26". */
export function auditSentence(line: AuditEntry, words: AuditWords): string {
  const { action, recordName } = line;
  const who = actorName(line, words);
  // A call of an older release has no words any more.
  if (!words.has(keyOf(action))) return words("unknownAction", { who, action });
  return withoutGaps(words("sentence", { who, did: words(keyOf(action), { what: recordName ?? "" }) }));
}
