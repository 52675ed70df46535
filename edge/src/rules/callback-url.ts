import { findPage } from "@paygauge/api-types/sitemap";
import { decidePath, rawPath } from "./decided-path.ts";

const most = 2048;
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const controls = /[\u0000-\u0020\u007f\\]/;

/**
 * The address to return to after sign-in, or null when it isn't one of ours (S37): a path of the sitemap that React
 * draws, on the same origin, at most 2 KB, without control characters. The answer is rebuilt from the decided path.
 */
export function safeCallback(text: string | null | undefined): string | null {
  if (!text || text.length > most || controls.test(text)) return null;
  if (!text.startsWith("/") || text.startsWith("//")) return null;
  const path = decidePath(rawPath(text));
  if (path === null || findPage(path)?.page.frame === "edge" || findPage(path) === null) return null;
  const url = new URL(text, "https://callback.invalid");
  if (url.origin !== "https://callback.invalid") return null;
  return `${path}${url.search}`;
}
