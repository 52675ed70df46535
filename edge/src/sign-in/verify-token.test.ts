import * as fc from "fast-check";
import { exportJWK, generateKeyPair, SignJWT, type JWK } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { KeySource } from "./key-set.ts";
import { isCanonicalToken } from "./token-form.ts";
import {
  accessTokenTypes,
  idTokenTypes,
  logoutTokenTypes,
  saneTimes,
  verifyToken,
  type TokenPolicy,
} from "./verify-token.ts";

const policy: TokenPolicy = { issuer: "https://issuer.example", audience: "paygauge", types: idTokenTypes };
const now = 1_800_000_000;
const claims = { iss: policy.issuer, aud: policy.audience, sub: "someone", iat: now - 5, exp: now + 300 };

interface Signer {
  readonly algorithm: "ES256" | "RS256";
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

const signers: Signer[] = [];

beforeAll(async () => {
  for (const algorithm of ["ES256", "RS256"] as const) {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    signers.push({ algorithm, privateKey, publicKey, publicJwk: await exportJWK(publicKey) });
  }
});

function keysOf(signer: Signer): KeySource {
  return { find: async (kid, algorithm) => (kid === "k1" && algorithm === signer.algorithm ? signer.publicKey : null) };
}

function signed(
  signer: Signer,
  header: Record<string, unknown> = {},
  body: Record<string, unknown> = {},
): Promise<string> {
  return new SignJWT({ ...claims, ...body })
    .setProtectedHeader({ alg: signer.algorithm, kid: "k1", typ: "JWT", ...header })
    .sign(signer.privateKey, { crit: { x: true, b64: true } });
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function parts(token: string): [string, string, string] {
  const [head = "", body = "", signature = ""] = token.split(".");
  return [head, body, signature];
}

/** Changes the unused bits of the last character: the same bytes under another spelling. */
function respelt(part: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return part.slice(0, -1) + (alphabet[alphabet.indexOf(part.at(-1) ?? "A") ^ 1] ?? "A");
}

/** The hostile spellings and forgeries of one good token. */
async function hostile(signer: Signer, token: string): Promise<string[]> {
  const [head, body, signature] = parts(token);
  const other = await generateKeyPair(signer.algorithm);
  const join = (h: string, b = body, s = signature): string => `${h}.${b}.${s}`;
  const secret = new TextEncoder().encode(JSON.stringify(signer.publicJwk));
  const spellings = [
    `${token}=`,
    `${token}==`,
    ` ${token}`,
    `${token} `,
    `${token}\n`,
    `${token}\t`,
    `${token}.`,
    `.${token}`,
    `${token}.x`,
    join(head, body, `${signature.slice(0, 10)} ${signature.slice(10)}`),
    join(head, body, `${signature.slice(0, 10)}\t${signature.slice(10)}`),
    join(head, body, respelt(signature)),
    join(head, body, ""),
    join(head, ""),
    join(""),
    `${head}.${body}`,
    "",
    join(head, body, signature.replaceAll("-", "+").replaceAll("_", "/") + "+"),
    join(`${head}=`),
    join(head, `${body}=`),
    join(head, body, signature.slice(0, -2)),
    join(head, body, "A".repeat(signature.length)),
    join(head, body, signature + "A".repeat(9000)),
  ];
  const header = (change: Record<string, unknown>): string =>
    join(encoded({ alg: signer.algorithm, kid: "k1", typ: "JWT", ...change }));
  const forgeries = [
    `${encoded({ alg: "none", kid: "k1" })}.${body}.`,
    `${encoded({ alg: "None", kid: "k1" })}.${body}.${signature}`,
    header({ alg: "nOnE" }),
    await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "k1", typ: "JWT" }).sign(secret),
    header({ alg: signer.algorithm === "ES256" ? "RS256" : "ES256" }),
    header({ alg: ["ES256"] }),
    header({ kid: 1 }),
    header({ kid: "k2" }),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: signer.algorithm, kid: "k1", typ: "JWT", jwk: await exportJWK(other.publicKey) })
      .sign(other.privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({
        alg: signer.algorithm,
        kid: "k1",
        typ: "JWT",
        jku: "https://evil.example/keys",
        x5u: "https://evil.example/x",
      })
      .sign(other.privateKey),
    await signed(signer, { crit: ["x"], x: 1 }),
    await signed(signer, {}, { iss: "https://other.example" }),
    await signed(signer, {}, { aud: "other" }),
    await signed(signer, {}, { exp: now - 61 }),
    await signed(signer, {}, { nbf: now + 61 }),
    await signed(signer, {}, { iat: now + 61 }),
  ];
  return [...spellings, ...forgeries];
}

describe("tokens from outside", () => {
  it("S1 S2 S3 S4 S5 S6: accepts the good token and refuses each hostile variant, in both algorithms", async () => {
    for (const signer of signers) {
      const token = await signed(signer);
      expect(await verifyToken(token, policy, keysOf(signer), now)).toMatchObject({ sub: "someone" });
      const variants = await hostile(signer, token);
      expect(variants.length).toBeGreaterThanOrEqual(33);
      for (const each of variants)
        expect([each.slice(0, 60), await verifyToken(each, policy, keysOf(signer), now)]).toEqual([
          each.slice(0, 60),
          null,
        ]);
    }
  });

  it("S3: no address in a header is asked", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const other = await generateKeyPair("ES256");
    const [signer] = signers;
    if (!signer) throw new Error("There is no signer.");
    for (const header of [
      { jku: "https://evil.example/keys" },
      { x5u: "https://evil.example/x" },
      { jwk: { ...signer.publicJwk, x5u: "https://evil.example/x" } },
      { x5c: ["MIIB"] },
      { kid: "https://evil.example/k1" },
    ]) {
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: "k1", typ: "JWT", ...header })
        .sign(other.privateKey);
      expect(await verifyToken(forged, policy, keysOf(signer), now)).toBeNull();
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it("S5: refuses every time that is not a sane number", () => {
    const odd = fc.oneof(
      fc.string(),
      fc.constant(null),
      fc.constant(true),
      fc.constant(Number.NaN),
      fc.constant(1e308),
      fc.double({ max: -1, noNaN: true }),
      fc.constant(Infinity),
      fc.array(fc.integer()),
    );
    fc.assert(
      fc.property(
        odd,
        fc.constantFrom("exp", "nbf", "iat"),
        (value, name) => !saneTimes({ ...claims, [name]: value }, now),
      ),
      { numRuns: 10_000 },
    );
    expect(saneTimes({ ...claims, exp: now - 59 }, now)).toBe(true);
    expect(saneTimes({ iat: now }, now)).toBe(false);
  });

  it("S6: a token of one kind is never taken for another", async () => {
    const signer = signers[0]!;
    const kinds = { JWT: idTokenTypes, "at+jwt": accessTokenTypes, "logout+jwt": logoutTokenTypes };
    for (const typ of Object.keys(kinds)) {
      const token = await signed(signer, { typ });
      for (const [name, types] of Object.entries(kinds)) {
        const answer = await verifyToken(token, { ...policy, types }, keysOf(signer), now);
        expect([typ, name, answer !== null]).toEqual([typ, name, typ === name]);
      }
    }
  });
});

describe("the canonical form", () => {
  it("S1: has one spelling for every token", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
        const part = Buffer.from(bytes).toString("base64url");
        const good = `${part}.${part}.${part}`;
        const bent = part.length % 4 === 0 ? `${part}=` : respelt(part);
        return isCanonicalToken(good) && !isCanonicalToken(`${part}.${part}.${bent}`);
      }),
      { numRuns: 2000 },
    );
  });
});
