import type { LockableType } from "@paygauge/api-types/entities/lockable-types";

/** What a lock is about. */
export interface LockEntity {
  readonly entityType: LockableType;
  readonly entityId: string;
}

/** Fencing tokens of the locks that this tab holds. */
const held = new Map<string, number>();
export const keyOf = ({ entityType, entityId }: LockEntity): string => `${entityType} ${entityId}`;

export function tokenOf(entity: LockEntity): number | undefined {
  return held.get(keyOf(entity));
}

/** null: the lock is no longer held. */
export function keepToken(entity: LockEntity, token: number | null): void {
  if (token === null) held.delete(keyOf(entity));
  else held.set(keyOf(entity), token);
}
