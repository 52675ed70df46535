import { decidePath, rawPath } from "./decided-path.ts";

const decided = new WeakMap<Request, string | null>();

/** The request's path, decided once and remembered; null where it was refused (S38). */
export function decidedPathOf(request: Request): string | null {
  const known = decided.get(request);
  if (known !== undefined) return known;
  const path = decidePath(rawPath(request.url));
  decided.set(request, path);
  return path;
}

/** The query as received, with its "?", or "". */
export function rawQuery(request: Request): string {
  const from = request.url.indexOf("?");
  return from < 0 ? "" : (request.url.slice(from).split("#")[0] ?? "");
}
