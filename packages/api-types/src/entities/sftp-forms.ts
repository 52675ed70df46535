/** Forms of hosts and of paths with wildcards. */

/** A DNS name or an IPv4 or IPv6 address, without scheme, port and path. */
export function isHost(text: string): boolean {
  if (
    /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/.test(
      text,
    )
  )
    return true;
  return /^[0-9A-Fa-f:]{2,39}$/.test(text) && text.includes(":");
}

/** An absolute path without ".." whose last part is a name with ? and *, which folders don't have. */
export function isPattern(text: string): boolean {
  const parts = text.split("/");
  const [first, ...folders] = parts.slice(0, -1);
  const name = parts.at(-1) ?? "";
  if (first !== "" || name === "" || name === "." || name === "..") return false;
  return folders.every((part) => part !== "" && part !== "." && part !== ".." && !/[*?]/.test(part));
}

/** The folder of a pattern, and the test of a name in it: ? is one character, * any number; {year} and {month} are today's. */
export function readPattern(
  text: string,
  today: Date,
): { readonly folder: string; readonly matches: (name: string) => boolean } {
  const dated = text
    .replaceAll("{year}", String(today.getUTCFullYear()))
    .replaceAll("{month}", String(today.getUTCMonth() + 1).padStart(2, "0"));
  const cut = dated.lastIndexOf("/");
  const pattern = dated.slice(cut + 1);
  return { folder: cut === 0 ? "/" : dated.slice(0, cut), matches: (name) => matchesPattern(pattern, name) };
}

/** Compares without a regular expression: its time is bounded by the product of both lengths, whatever they are. */
function matchesPattern(pattern: string, name: string): boolean {
  let [at, from, star, retry] = [0, 0, -1, 0];
  while (from < name.length) {
    if (at < pattern.length && pattern[at] === "*") {
      star = at;
      retry = from;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === name[from])) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      retry += 1;
      from = retry;
    } else return false;
  }
  while (pattern[at] === "*") at += 1;
  return at === pattern.length;
}

/** A name that a job and a file can have: no control characters, no marks that reorder text, no separators. */
export const isSafeName = (name: string): boolean =>
  name.length <= 200 && name !== "." && name !== ".." && !/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u.test(name);
