import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { describe, expect, it } from "vitest";
import { KeySet } from "./key-set.ts";
import { keyOfToken } from "./verify-token.ts";

/** Public vectors of Wycheproof: keys or sets of keys, and tokens that they sign or do not sign. */
interface Vectors {
  readonly testGroups: readonly {
    readonly comment: string;
    readonly private?: JWK | { readonly keys: readonly JWK[] };
    readonly public?: JWK | { readonly keys: readonly JWK[] };
    readonly tests: readonly {
      readonly tcId: number;
      readonly comment: string;
      readonly jws?: unknown;
      readonly result: string;
    }[];
  }[];
}

const folder = path.resolve(
  process.env["SAMPLES_DIR"] ?? path.resolve(import.meta.dirname, "../../../../shared/data"),
  "jose-vectors",
);
const isThere = existsSync(folder);
if (!isThere) console.log("S1: skipped the public JWS vectors, SAMPLES_DIR has no jose-vectors.");

/** The public half of a key, as a provider publishes it. */
function published(key: JWK): JWK {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest } = key;
  return rest;
}

/** Whether the signature of a token is accepted: the path of every token of a provider, up to its claims. */
async function isAccepted(jws: unknown, keys: KeySet): Promise<boolean> {
  if (typeof jws !== "string") return false;
  const found = await keyOfToken(jws, ["", "jwt", "jose"], keys);
  if (!found) return false;
  return compactVerify(jws, found.key, { algorithms: [found.algorithm] }).then(
    () => true,
    () => false,
  );
}

/** Ids of the vectors of a file that are accepted and are not, by what the collection says of them. */
async function verdicts(file: string) {
  const vectors: Vectors = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const seen = { valid: { accepted: 0, refused: 0 }, invalid: { accepted: [] as number[], refused: 0 } };
  for (const group of vectors.testGroups) {
    const given = group.public ?? group.private ?? { keys: [] };
    const keys = "keys" in given && Array.isArray(given.keys) ? given.keys : [given as JWK];
    const set = new KeySet(async () => ({ keys: keys.map(published) }));
    for (const { tcId, jws, result } of group.tests) {
      const accepted = await isAccepted(jws, set);
      if (result === "valid") seen.valid[accepted ? "accepted" : "refused"] += 1;
      else if (accepted) seen.invalid.accepted.push(tcId);
      else seen.invalid.refused += 1;
    }
  }
  return seen;
}

describe.skipIf(!isThere)("public JWS vectors", () => {
  it("S1 S2 S3: signatures: refuses the invalid, accepts the valid of our algorithms", async () => {
    const { valid, invalid } = await verdicts("json_web_signature_test.json");
    expect(invalid.accepted).toEqual([]);
    expect(invalid.refused).toBeGreaterThan(300);
    // All ten of ES256 and RS256 but 259, whose payload is empty: that isn't a token.
    expect(valid.accepted).toBe(9);
  });

  it("S1 S2 S3: mixed operations: refuses the invalid, accepts the valid of our algorithms", async () => {
    const { valid, invalid } = await verdicts("json_web_crypto_test.json");
    expect(invalid).toMatchObject({ accepted: [], refused: 77 });
    expect(valid.accepted).toBeGreaterThanOrEqual(2);
  });

  it("S1 S2 S3: keys: refuses what wrong keys sign", async () => {
    const { valid, invalid } = await verdicts("json_web_key_test.json");
    expect(invalid).toMatchObject({ accepted: [], refused: 21 });
    expect(valid.accepted).toBe(1);
  });
});

it("S8: a key of a kind that is not ours does not cost the others of its set", async () => {
  const { publicKey } = await generateKeyPair("ES256", { extractable: true });
  const { publicKey: other } = await generateKeyPair("ES384", { extractable: true });
  const ours = { ...(await exportJWK(publicKey)), kid: "ours", use: "sig" };
  // Without `alg`, as some providers publish their keys.
  const theirs = { ...(await exportJWK(other)), kid: "theirs", use: "sig" };
  await expect(importJWK({ ...theirs, alg: "ES256" }, "ES256")).rejects.toThrow();
  const set = new KeySet(async () => ({ keys: [theirs, ours] }));
  expect([await set.find("ours", "ES256"), await set.find("theirs", "ES256")]).toEqual([expect.any(CryptoKey), null]);
});
