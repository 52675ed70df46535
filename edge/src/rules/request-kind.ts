import { headerOf } from "./request-headers.ts";

/** Calls of the product: what findCall answers, and everything else under their prefixes. */
export function isCallPath(path: string): boolean {
  return (
    path === "/api" ||
    path.startsWith("/api/") ||
    path === "/chat" ||
    path.startsWith("/chat/") ||
    path === "/feature-flags"
  );
}

/** True when a user navigates, false for fetch and XHR (S47); browsers say it, others are judged by Accept. */
export function isNavigation(request: Request): boolean {
  const mode = headerOf(request, "sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return request.method === "GET" && (headerOf(request, "accept") ?? "").includes("text/html");
}

export const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);
