/** Reads an id_token_hint that the client encrypted to the provider (OpenID Connect RP-Initiated Logout 1.0, section 2). */
import { compactDecrypt, importJWK } from "jose";
import type { JWKS } from "oidc-provider";

type Key = JWKS["keys"][number];

/** The half of a key that every user may know. */
export function publicHalf({ kty, crv, x, y, kid, alg, use }: Key): Key {
  return { kty, crv, x, y, kid, alg, use };
}

/**
 * The query of a sign-out with its hint in clear, for the provider itself takes signed hints only.
 * @returns the query unchanged where its hint is not encrypted, and without a hint where it can't be read
 */
export async function withOpenHint(query: string, key: Key | undefined): Promise<string> {
  const opened = new URLSearchParams(query);
  const hint = opened.get("id_token_hint");
  if (hint === null || hint.split(".").length !== 5) return query;
  opened.delete("id_token_hint");
  try {
    if (key !== undefined) opened.set("id_token_hint", await textOf(hint, key));
  } catch {
    // Not encrypted to this provider: the client_id next to it says who asks.
  }
  return opened.toString();
}

async function textOf(hint: string, key: Key): Promise<string> {
  const { plaintext } = await compactDecrypt(hint, await importJWK({ ...key }, key.alg), {
    keyManagementAlgorithms: [key.alg ?? ""],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}
