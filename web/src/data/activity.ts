import { postToEdge } from "./session.ts";

const everyMs = 60_000;
const key = "paygauge.activity";

/** Tells the edge that somebody is at work: at most once a minute over all tabs of this browser. */
export function reportActivity(now = Date.now()): void {
  const last = Number(localStorage.getItem(key) ?? 0);
  if (now - last < everyMs && last <= now) return;
  localStorage.setItem(key, String(now));
  void postToEdge("/auth/activity").catch(() => undefined);
}

const onInput = () => reportActivity();

/** Real input only: polls and presence never keep a session alive. */
export function watchActivity(target: Window): () => void {
  const events = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
  for (const name of events) target.addEventListener(name, onInput, { passive: true, capture: true });
  return () => {
    for (const name of events) target.removeEventListener(name, onInput, { capture: true });
  };
}
