import { base64url } from "jose";

/** Keys that seal cookies: the current one writes, every one reads (S9). */
interface SealingKeys {
  readonly current: number;
  readonly keys: ReadonlyMap<number, CryptoKey>;
}

const parsedKeys = new Map<string, Promise<SealingKeys>>();

/** Reads SEALING_KEYS: JSON {current, keys: {id: base64 of 32 bytes}}, ids 1 to 255. */
export function sealingKeys(text: string): Promise<SealingKeys> {
  const known = parsedKeys.get(text);
  if (known) return known;
  const made = importKeys(text);
  parsedKeys.set(text, made);
  return made;
}

async function importKeys(text: string): Promise<SealingKeys> {
  const parsed: { current: string; keys: Record<string, string> } = JSON.parse(text);
  const keys = new Map<number, CryptoKey>();
  for (const [id, secret] of Object.entries(parsed.keys)) {
    const bytes = Uint8Array.from(atob(secret), (each) => each.codePointAt(0) ?? 0);
    if (bytes.length !== 32) throw new Error(`Sealing key ${id} must be 32 bytes of base64.`);
    keys.set(Number(id), await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]));
  }
  const current = Number(parsed.current);
  if (!keys.has(current)) throw new Error("SEALING_KEYS names a current key that it does not hold.");
  return { current, keys };
}

const ivLength = 12;
const encoder = new TextEncoder();

/**
 * Seals a value for one cookie of one brand: key-id byte, 96-bit random IV, AES-256-GCM; the additional data are the
 * cookie's name and the brand, so that a cookie moved to another name or brand does not open.
 */
export async function seal(keys: SealingKeys, cookie: string, brand: string, value: unknown): Promise<string> {
  const key = keys.keys.get(keys.current);
  if (!key) throw new Error("The current sealing key is missing.");
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const body = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: encoder.encode(`${cookie}\n${brand}`) },
    key,
    encoder.encode(JSON.stringify(value)),
  );
  const bytes = new Uint8Array(1 + ivLength + body.byteLength);
  bytes[0] = keys.current;
  bytes.set(iv, 1);
  bytes.set(new Uint8Array(body), 1 + ivLength);
  return base64url.encode(bytes);
}

/** Opens a sealed value; null for anything that this edge did not seal for this cookie and brand. */
export async function unseal(keys: SealingKeys, cookie: string, brand: string, text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(base64url.decode(text));
    const key = keys.keys.get(bytes[0] ?? 0);
    if (!key || base64url.encode(bytes) !== text) return null;
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(1, 1 + ivLength), additionalData: encoder.encode(`${cookie}\n${brand}`) },
      key,
      bytes.subarray(1 + ivLength),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(plain));
    return value;
  } catch {
    return null;
  }
}
