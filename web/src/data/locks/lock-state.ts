import type { LockStatus } from "@paygauge/api-types/entities/concurrency";

/** The relation of a screen to the write lock of what it edits. "asking": the first answer is in progress. */
export type LockState = "asking" | "free" | "mine" | "other" | "requested" | "denied" | "expired" | "lost";

/** The state after an answer, from the one before it and who the user is. */
export function nextState(before: LockState, status: LockStatus, userId: string): LockState {
  if (status.exclusiveWriteAccess) return "mine";
  const hadIt = before === "mine" || before === "expired" || before === "lost";
  if (status.holder === null) return hadIt ? "expired" : "free";
  if (status.requester?.userId === userId) return "requested";
  if (status.isDenied) return "denied";
  return hadIt ? "lost" : "other";
}

/** True while the user may change what the screen shows; a lock that is being asked for holds no one up. */
export function mayWriteIn(state: LockState): boolean {
  return state === "mine" || state === "asking";
}

/** Whole seconds that are left to a moment of the server's clock. `receivedAt`, `now`: ms since 1970 here. */
export function secondsLeft(
  moment: string,
  { status, receivedAt }: { readonly status: Pick<LockStatus, "serverUtc">; readonly receivedAt: number },
  now: number,
): number {
  const passed = Math.max(0, now - receivedAt);
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(status.serverUtc) - passed) / 1000));
}

/** Whether a held lock's end has passed, by this machine's clock set to the server's. */
export function isOver(status: LockStatus, receivedAt: number, now: number): boolean {
  if (status.activeUntilUtc === null) return true;
  return Date.parse(status.serverUtc) + (now - receivedAt) >= Date.parse(status.activeUntilUtc);
}
