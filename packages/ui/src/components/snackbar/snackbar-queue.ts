/** A message at the foot of the screen. */
export interface Snack {
  readonly id: string;
  readonly tone: "success" | "error" | "info" | "warning";
  readonly message: string;
  /** Lines behind "Show details": messages, user id, address, date, device, correlation id. */
  readonly details?: readonly string[];
  /** One thing to do about it, such as to undo it; the message then stays for twice the time, and leaves with it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** At most this many at once (docs/specification.md section 9). */
export const snackLimit = 3;
/** Messages longer than this end in an ellipsis (docs/specification.md section 8). */
export const messageLimit = 1000;
/** Milliseconds a success stays; an error stays until it is closed. */
export const successShownFor = 5000;

/** Cuts a message to 1,000 characters plus "…". */
export function cutMessage(message: string): string {
  return message.length > messageLimit ? `${message.slice(0, messageLimit)}…` : message;
}

/**
 * The queue after one more: same id replaces, and beyond three the oldest
 * message that is not an error leaves first.
 */
export function withSnack(queue: readonly Snack[], next: Snack): readonly Snack[] {
  const kept = queue.filter((snack) => snack.id !== next.id);
  if (kept.length < snackLimit) return [...kept, next];
  const mild = kept.findIndex((snack) => snack.tone !== "error");
  const leaving = mild === -1 ? 0 : mild;
  return [...kept.filter((_, index) => index !== leaving), next];
}
