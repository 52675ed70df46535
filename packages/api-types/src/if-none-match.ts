const tags = /(?:W\/)?"[^"]*"/g;
const strong = (tag: string): string => tag.replace(/^W\//, "");

/**
 * Whether a client has what a tag names, by RFC 9110 section 13.1.2: a list of tags, or "*", which any answer matches.
 * Compared weakly, as this header always is: W/"a" and "a" name the same. @param header null: the client has nothing
 */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return (header.match(tags) ?? []).some((each) => strong(each) === strong(etag));
}
