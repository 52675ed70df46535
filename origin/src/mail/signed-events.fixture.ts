/** A provider that signs its events, for tests: its key is the one that the tests' origin knows. */
import { testEnv } from "../support/test-env.ts";
import { signatureHeader, timestampHeader } from "./sendgrid-events.ts";

const encoder = new TextEncoder();
const base64 = (bytes: ArrayBuffer | Uint8Array): string => btoa(String.fromCodePoint(...new Uint8Array(bytes)));

/** A signature as providers write it: DER, integers without needless zeros. */
function derOf(raw: Uint8Array): Uint8Array {
  const integer = (part: Uint8Array): number[] => {
    const bare = [...part.subarray(part.findIndex((byte) => byte !== 0))];
    const value = (bare[0] ?? 0) > 127 ? [0, ...bare] : bare;
    return [2, value.length, ...value];
  };
  const both = [...integer(raw.subarray(0, 32)), ...integer(raw.subarray(32))];
  return Uint8Array.from([48, both.length, ...both]);
}

const newPair = async (): Promise<CryptoKeyPair> =>
  (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"])) as CryptoKeyPair;
let own: Promise<CryptoKeyPair> | undefined;

/** Has the origin trust the provider's key. */
export async function trustProvider(): Promise<void> {
  own ??= newPair();
  const spki = await crypto.subtle.exportKey("spki", (await own).publicKey);
  Object.assign(testEnv, { MAIL_EVENT_KEY: base64(spki as ArrayBuffer) });
}

/** Headers of a post that the provider signed, or another key. @param ageSeconds how long ago it says it was signed */
export async function signedHeaders(
  body: string,
  { ageSeconds = 0, isForged = false } = {},
): Promise<Record<string, string>> {
  const seconds = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const { privateKey } = isForged ? await newPair() : await (own ??= newPair());
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const raw = await crypto.subtle.sign(algorithm, privateKey, encoder.encode(`${seconds}${body}`));
  return { [signatureHeader]: base64(derOf(new Uint8Array(raw))), [timestampHeader]: seconds };
}
