import type { AuditEntry } from "@paygauge/api-types/entities/audit";
import { changeSentence, type AuditWords } from "../../state/action-words.ts";

/** The name of the user, or of the part of the product that did it by itself. */
export function actorName({ userId, displayName }: AuditEntry, words: AuditWords): string {
  const isPart = (userId === "edge" || userId === "system") && displayName === userId;
  return isPart ? words(`actors.${userId}`) : displayName;
}

/** Who did what to which record. */
export function auditSentence(line: AuditEntry, words: AuditWords): string {
  return changeSentence({ who: actorName(line, words), action: line.action, what: line.recordName ?? "" }, words);
}
