/** Raw bytes that no path of the product needs and that another parser may read in another way (S38). */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const refusedRaw = /\\|\/\/|;|[\u0000-\u0020\u007f]|%(?:2f|5c|25|00)/i;
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const controls = /[\u0000-\u001f\u007f]/;

/** Paths that decoding and encoding leave as they are; a segment that begins with a dot takes the long way. */
const plain = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** Raw path of a request address: what is between the origin and the first ? or #, unparsed. */
export function rawPath(address: string): string {
  const afterScheme = address.indexOf("://");
  const from = afterScheme < 0 ? 0 : address.indexOf("/", afterScheme + 3);
  if (from < 0) return "/";
  const rest = address.slice(from);
  const end = rest.search(/[?#]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Decides a path once: every segment is decoded once and encoded again, so that gate, router and upstream read the
 * same bytes; null for dot segments, encoded slashes, backslashes, double slashes, NUL, ";" and double encoding.
 */
export function decidePath(raw: string): string | null {
  if (plain.test(raw)) return raw;
  if (!raw.startsWith("/") || refusedRaw.test(raw)) return null;
  const segments: string[] = [];
  for (const part of raw.slice(1).split("/")) {
    let text: string;
    try {
      text = decodeURIComponent(part);
    } catch {
      return null;
    }
    if (text === "." || text === ".." || controls.test(text)) return null;
    segments.push(encodeURIComponent(text));
  }
  if (segments.length > 1 && segments.at(-1) === "") segments.pop();
  return `/${segments.join("/")}`;
}
