import type { audit } from "../store/schema.ts";

export type AuditRow = typeof audit.$inferSelect;

/** Hash that the first line is on. */
export const noHash = "0".repeat(64);

/** What a line's hash is made of; the order of the fields is part of every hash that was ever made. */
function textOf(row: Omit<AuditRow, "hash" | "previousHash">, previousHash: string): string {
  return JSON.stringify([
    row.sequence,
    row.at,
    row.userId,
    row.username,
    row.effectiveRoles,
    row.action,
    row.entityType,
    row.entityId,
    row.issuerId,
    row.outcome,
    row.note,
    row.correlationId,
    previousHash,
  ]);
}

/** SHA-256 of a line and of the hash before it, lower-case hex (S59). */
export async function hashOfLine(row: Omit<AuditRow, "hash" | "previousHash">, previousHash: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(textOf(row, previousHash)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
