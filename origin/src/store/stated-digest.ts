import { refuse } from "@paygauge/worker/refusal";

/** One digest of a Content-Digest header (RFC 9530): an algorithm and its value in Base64. */
const digestMember = /^([a-z*][a-z0-9_.*-]*)=:([A-Za-z0-9+/]*={0,2}):$/;

/**
 * The SHA-256 that a request states of its body, in Base64; null if it states none. Other algorithms are ignored.
 * @throws Refusal 422 for a malformed header: a damaged part must not pass as one without a digest
 */
function sha256In(header: string | null): string | null {
  if (header === null) return null;
  const members = header.split(",").map((each) => digestMember.exec(each.trim()));
  const stated = members.find((member) => member?.[1] === "sha-256")?.[2];
  if (members.includes(null) || (stated !== undefined && !/^[A-Za-z0-9+/]{43}=$/.test(stated)))
    throw refuse("digestMalformed");
  return stated ?? null;
}

/** Compares a body with the digest that its request states; null if it states none. @throws Refusal 422 */
export function statedDigest(headers: Headers) {
  const stated = sha256In(headers.get("content-digest"));
  if (stated === null) return null;
  const stream = new crypto.DigestStream("SHA-256");
  const writer = stream.getWriter();
  return {
    take: (piece: Uint8Array): Promise<void> => writer.write(piece),
    async agrees(): Promise<boolean> {
      await writer.close();
      return btoa(String.fromCodePoint(...new Uint8Array(await stream.digest))) === stated;
    },
  };
}
