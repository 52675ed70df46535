import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, expect, it, vi } from "vitest";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { verifyIdentity } from "./verify-identity.ts";

afterEach(() => vi.useRealTimers());

/** An edge with a key of its own: its JWKS, and identities as it signs them. */
async function edge() {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "ES256", use: "sig" }] });
  const sign = (claims: Record<string, unknown> = {}, audience = "paygauge-origin"): Promise<string> =>
    new SignJWT({ sid: "s1", brand: "brand1", env: "local", roles: null, ...claims })
      .setProtectedHeader({ alg: "ES256", kid: "1" })
      .setIssuer("paygauge-edge")
      .setAudience(audience)
      .setSubject("issuer|dana")
      .setIssuedAt()
      .setExpirationTime("30s")
      .sign(privateKey);
  return { jwks, sign };
}

const verify = (token: string, jwks: string) => verifyIdentity(new Headers({ [identityHeader]: token }), jwks);
const verdicts = (each: readonly Promise<unknown>[]) =>
  Promise.all(each.map((asked) => asked.then(() => "known").catch((error: { status?: number }) => error.status)));

it("S7: an identity that was verified is remembered no longer than it lives", async () => {
  const { jwks, sign } = await edge();
  const token = await sign();
  expect(await verdicts([verify(token, jwks), verify(token, jwks)])).toEqual(["known", "known"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 29_000 });
  expect(await verdicts([verify(token, jwks)])).toEqual(["known"]);
  vi.setSystemTime(Date.now() + 33_000);
  expect(await verdicts([verify(token, jwks)])).toEqual([503]);
});

it.each([-30_000, 30_000])("R14: a clock that is %i ms away from the gateway's does no harm", async (ms) => {
  const { jwks, sign } = await edge();
  const token = await sign();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  expect(await verdicts([verify(token, jwks)])).toEqual(["known"]);
});

it.each([-300_000, 300_000])("R14: one that is %i ms away is logged, and no one is let in", async (ms) => {
  const { jwks, sign } = await edge();
  const token = await sign();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  await expect(verify(token, jwks)).rejects.toMatchObject({
    status: 503,
    code: "CLOCKS_DIFFER",
    message: expect.stringContaining("differ by more than 30 seconds"),
  });
});

it("S7: what one set of keys vouched for is nothing to another: a rotation empties the memory", async () => {
  const [before, after] = [await edge(), await edge()];
  const token = await before.sign();
  expect(await verdicts([verify(token, before.jwks)])).toEqual(["known"]);
  expect(await verdicts([verify(token, after.jwks)])).toEqual([401]);
});

it("S7: of two identities of one user each is answered with its own claims, and no other spelling with either", async () => {
  const { jwks, sign } = await edge();
  const [all, one] = [await sign(), await sign({ roles: ["client"] })];
  for (let time = 0; time < 2; time += 1) {
    expect((await verify(all, jwks)).roles).toBeNull();
    expect((await verify(one, jwks)).roles).toEqual(["client"]);
  }
  const [head, body, signature = ""] = all.split(".");
  const [, bodyOfOne] = one.split(".");
  const spellings = [`${all}=`, `${all}.`, `${head}.${bodyOfOne}.${signature}`, `${head}.${body}.${signature}A`];
  expect(await verdicts(spellings.map((each) => verify(each, jwks)))).toEqual(spellings.map(() => 401));
});

it("S71: refuses the identity that the edge signs for the chat service", async () => {
  const { jwks, sign } = await edge();
  expect(await verdicts([verify(await sign(), jwks), verify(await sign({}, "paygauge-chatbot"), jwks)])).toEqual([
    "known",
    401,
  ]);
});
