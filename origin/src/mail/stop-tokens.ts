/** Tokens of links that work without a session: 256 bits, known to the product by their hash alone. */

/** What every token begins with, so that logs and scanners know one (edge/src/rules/log-line.ts). */
const tokenMark = "pgt_";

interface NewToken {
  readonly token: string;
  readonly hash: string;
}

/** SHA-256 in hex. A token is random, so its hash needs no key. */
export async function tokenHash(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new token and its hash. */
export async function newToken(): Promise<NewToken> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const token = `${tokenMark}${text}`;
  return { token, hash: await tokenHash(token) };
}
