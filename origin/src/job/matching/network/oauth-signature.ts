/** OAuth 1.0a with RSA-SHA256 and a body hash, as Mastercard's gateway asks for it (RFC 5849; oauth_body_hash draft). */

/** RFC 3986 escaping, stricter than encodeURIComponent. */
const escape = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** The text that is signed: method, address without query, and every parameter sorted. */
export function signatureBase(method: string, address: string, oauth: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  const pairs = [...url.searchParams, ...Object.entries(oauth)]
    .map(([name, value]) => [escape(name), escape(value)] as const)
    .toSorted(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0));
  const parameters = pairs.map(([name, value]) => `${name}=${value}`).join("&");
  return [method.toUpperCase(), `${url.origin}${url.pathname}`, parameters].map(escape).join("&");
}

/** The private key of a PKCS #8 PEM. */
export function signingKeyOf(pem: string): Promise<CryptoKey> {
  const text = pem.replaceAll(/-----[^-]+-----|\s/g, "");
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey("pkcs8", bytes, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, false, ["sign"]);
}

/** The Authorization header of one request. */
export async function authorizationOf(
  request: { readonly method: string; readonly address: string; readonly body: string },
  consumerKey: string,
  key: CryptoKey,
): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(request.body));
  const oauth: Record<string, string> = {
    oauth_body_hash: base64(digest),
    oauth_consumer_key: consumerKey,
    oauth_nonce: crypto.randomUUID().replaceAll("-", ""),
    oauth_signature_method: "RSA-SHA256",
    oauth_timestamp: String(Math.floor(Date.now() / 1000)),
    oauth_version: "1.0",
  };
  const base = new TextEncoder().encode(signatureBase(request.method, request.address, oauth));
  const signature = base64(await crypto.subtle.sign("RSASSA-PKCS1-v1_5", key, base));
  return `OAuth ${Object.entries({ ...oauth, oauth_signature: signature })
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(",")}`;
}
