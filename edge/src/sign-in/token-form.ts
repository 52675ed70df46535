import { base64url } from "jose";

/** Signature algorithms that are ever accepted (S2). */
export const acceptedAlgorithms = ["ES256", "RS256"] as const;

const most = 8192;
const partForm = /^[\w-]+$/;

function canonicalPart(part: string): Uint8Array | null {
  if (!partForm.test(part)) return null;
  try {
    const bytes = base64url.decode(part);
    return base64url.encode(bytes) === part ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * True for the one spelling of a compact JWS (S1): three parts of base64url without padding that encode back to
 * themselves, at most 8 KB, so that a token has one text and a list of refused tokens cannot be walked around.
 */
export function isCanonicalToken(token: string): boolean {
  if (token.length > most) return false;
  const parts = token.split(".");
  return parts.length === 3 && parts.every((part) => canonicalPart(part) !== null);
}

/** Header of a canonical token as an object; null for anything else. */
export function tokenHeader(token: string): Readonly<Record<string, unknown>> | null {
  const bytes = canonicalPart(token.split(".")[0] ?? "");
  if (!bytes) return null;
  try {
    const header: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return header !== null && typeof header === "object" && !Array.isArray(header) ? { ...header } : null;
  } catch {
    return null;
  }
}
