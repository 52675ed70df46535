import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedHash } from "./keyed-hash.ts";

const encoder = new TextEncoder();

/** The same by the platform's own implementation. */
async function expected(key: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  // An empty key is padded with zeros, as any short key is.
  const bytes = key === "" ? new Uint8Array(1) : encoder.encode(key);
  const imported = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

function digestOf(key: string, text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(32));
  for (const [at, word] of new KeyedHash(key).words(text).entries()) view.setUint32(at * 4, word);
  return new Uint8Array(view.buffer);
}

test("answers what the platform's HMAC-SHA-256 answers, at every length around a block", async () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = "x".repeat(length);
    expect(digestOf("key", text), String(length)).toEqual(await expected("key", text));
    expect(digestOf(text, "text"), String(length)).toEqual(await expected(text, "text"));
  }
});

test("answers the same for any key and text", async () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(texts, texts, async (key, text) => {
      expect(digestOf(key, text)).toEqual(await expected(key, text));
    }),
    { seed: 67, numRuns: 200 },
  );
});
