import { CompactEncrypt, importJWK } from "jose";
import type { EdgeBindings } from "../environment.ts";
import { providerKeys } from "./provider.ts";

/**
 * An ID token for id_token_hint, encrypted to the provider (OpenID Connect RP-Initiated Logout 1.0, section 2), so that it
 * may pass through the browser: sign-out names the session (S20), and no token reaches the browser (S16).
 * @returns null where the provider publishes no key to encrypt to; the client is then named by client_id alone
 */
export async function sealedHint(env: EdgeBindings, idToken: string): Promise<string | null> {
  const found = await providerKeys(env).encryptionKey();
  if (found === null) return null;
  const { jwk, algorithm } = found;
  return new CompactEncrypt(new TextEncoder().encode(idToken))
    .setProtectedHeader({ alg: algorithm, enc: "A256GCM", cty: "JWT", ...(jwk.kid ? { kid: jwk.kid } : {}) })
    .encrypt(await importJWK(jwk, algorithm));
}
