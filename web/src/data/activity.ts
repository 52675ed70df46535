import { limits } from "@paygauge/api-types/limits";
import { postToEdge } from "./session.ts";

const reportedKey = "paygauge.activity";
const idleKey = "paygauge.idle-at";

/** When the session ends by idleness as far as this browser knows, ms since 1970 by its own clock; null: not known. */
export function idleAt(): number | null {
  const told = Number(localStorage.getItem(idleKey));
  return told > 0 ? told : null;
}

/** How long the notice is before the end: a minute, less where the whole idle time is short. */
export function noticeSpan(reported: number, end: number): number {
  return Math.min(limits.noticeMs, (end - reported) / 2);
}

/** What the idle clock says at a moment: `left` whole seconds while the notice stands, 0 when the time is over. */
export function idleSecondsLeft(now: number): number | null {
  const [end, reported] = [idleAt(), Number(localStorage.getItem(reportedKey))];
  if (end === null || now < end - noticeSpan(reported, end)) return null;
  return Math.max(0, Math.ceil((end - now) / 1000));
}

interface ReportOptions {
  readonly now?: number;
  /** The user said so: whatever was reported before. */
  readonly always?: boolean;
}

/**
 * Tells the edge that a user is at work: at most once a minute over all tabs of this browser. While the notice of
 * the idle end stands, only its own button counts.
 */
export async function reportActivity({ now = Date.now(), always = false }: ReportOptions = {}): Promise<void> {
  const last = Number(localStorage.getItem(reportedKey) ?? 0);
  const end = idleAt();
  const every = end === null ? limits.noticeMs : Math.min(limits.noticeMs, (end - last) / 4);
  const tooSoon = now - last < every && last <= now;
  if (!always && (tooSoon || idleSecondsLeft(now) !== null)) return;
  localStorage.setItem(reportedKey, String(now));
  try {
    const answer: unknown = await (await postToEdge("/auth/activity")).json();
    const left = typeof answer === "object" && answer !== null && "idleInMs" in answer ? Number(answer.idleInMs) : 0;
    // Counted from when it was asked: the end that is shown is never later than the real one by the way back.
    if (left > 0) localStorage.setItem(idleKey, String(now + left));
  } catch {
    // Without an answer the old end holds; the next input tries again.
  }
}

const onInput = () => void reportActivity();

/** Real input only: polls and presence never keep a session alive. Opening a page is one. */
export function watchActivity(target: Window): () => void {
  // Data of an earlier session says nothing about this one.
  localStorage.removeItem(idleKey);
  void reportActivity({ always: true });
  const events = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
  for (const name of events) target.addEventListener(name, onInput, { passive: true, capture: true });
  return () => {
    for (const name of events) target.removeEventListener(name, onInput, { capture: true });
  };
}
