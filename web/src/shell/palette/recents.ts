import type { Entry } from "./entries.ts";

const most = 6;
const keyOf = (userId: string) => `paygauge.recent.${userId}`;
/** What is kept of an entry: enough to show it and go there. */
export type Recent = Pick<Entry, "key" | "label" | "note"> & { readonly href: string };

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  return ["key", "label", "note", "href"].every((name) => typeof Reflect.get(value, name) === "string");
}

/** Where the user went with the palette last, newest first; of this tab's session only. */
export function readRecents(userId: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "[]");
    // The path is looked at again: nothing but a place of this site is gone to.
    return Array.isArray(kept) ? kept.filter(isRecent).filter(({ href }) => /^\/(?!\/)/.test(href)) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, { key, label, note, href }: Recent): void {
  const others = readRecents(userId).filter((each) => each.key !== key);
  sessionStorage.setItem(keyOf(userId), JSON.stringify([{ key, label, note, href }, ...others].slice(0, most)));
}
