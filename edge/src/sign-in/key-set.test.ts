import { exportJWK, generateKeyPair, type JWK } from "jose";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { KeySet } from "./key-set.ts";

async function publicKey(kid: string): Promise<JWK> {
  const { publicKey: key } = await generateKeyPair("ES256", { extractable: true });
  return { ...(await exportJWK(key)), kid, alg: "ES256", use: "sig" };
}

describe("the provider's keys", () => {
  it("S3 S8: ten thousand unknown key ids cause one further question, and known keys keep answering", async () => {
    const keys = [await publicKey("a")];
    let asked = 0;
    let clock = 0;
    const set = new KeySet(
      async () => {
        asked += 1;
        return { keys };
      },
      () => clock,
    );
    expect(await set.find("a", "ES256")).not.toBeNull();
    clock += 31_000;
    for (let index = 0; index < 10_000; index += 1) expect(await set.find(`k${index}`, "ES256")).toBeNull();
    expect(asked).toBe(2);
    expect(await set.find("a", "ES256")).not.toBeNull();
    expect(await set.find("a", "RS256")).toBeNull();
  });

  it("S8: keeps the last good set while the provider is down, and drops a withdrawn key within ten minutes", async () => {
    let clock = 0;
    let keys = [await publicKey("a")];
    let down = false;
    const set = new KeySet(
      async () => {
        if (down) throw new Error("down");
        return { keys };
      },
      () => clock,
    );
    await set.find("a", "ES256");
    down = true;
    clock += 20 * 60_000;
    expect(await set.find("a", "ES256")).not.toBeNull();
    down = false;
    keys = [await publicKey("b")];
    clock += 10 * 60_000;
    expect(await set.find("a", "ES256")).toBeNull();
    expect(await set.find("b", "ES256")).not.toBeNull();
  });

  it("S7: counts the changes of its keys, and nothing else", async () => {
    let clock = 0;
    let keys = [await publicKey("a")];
    const set = new KeySet(
      async () => ({ keys }),
      () => clock,
    );
    expect([set.changes, set.isKnown]).toEqual([0, false]);
    await set.find("a", "ES256");
    clock += 10 * 60_000;
    await set.find("a", "ES256");
    expect([set.changes, set.isKnown], "fetched twice, unchanged").toEqual([1, true]);
    keys = [await publicKey("a")];
    clock += 10 * 60_000;
    await set.find("a", "ES256");
    expect(set.changes, "another key under the same ID").toBe(2);
  });

  it("S8 S14: a token without a key id is read with the only key there is, and with none of several or of a withdrawn one", async () => {
    let clock = 0;
    let keys: JWK[] = [await publicKey("a")];
    const set = new KeySet(
      async () => ({ keys }),
      () => clock,
    );
    expect(await set.find(undefined, "ES256")).not.toBeNull();
    keys = [...keys, await publicKey("b")];
    clock += 10 * 60_000;
    expect(await set.find(undefined, "ES256")).toBeNull();
    keys = [await publicKey("c")];
    clock += 10 * 60_000;
    expect(await set.find(undefined, "ES256")).not.toBeNull();
    for (const none of [[], [{ ...(await publicKey("d")), alg: "ES384" }]]) {
      keys = none;
      clock += 10 * 60_000;
      expect(await set.find(undefined, "ES256")).toBeNull();
    }
  });

  it("S8: a key set that rotates loses no good request", async () => {
    let clock = 0;
    const [a, b] = [await publicKey("a"), await publicKey("b")];
    let keys = [a];
    const set = new KeySet(
      async () => ({ keys }),
      () => clock,
    );
    expect(await set.find("a", "ES256")).not.toBeNull();
    keys = [a, b];
    clock += 31_000;
    expect(await set.find("b", "ES256")).not.toBeNull();
    expect(await set.find("a", "ES256")).not.toBeNull();
  });

  it("S8: users who sign in at the same moment to an edge that has just started wait for one question", async () => {
    const secret = { ...(await publicKey("e")), alg: "ECDH-ES", use: "enc" };
    const keys = [await publicKey("a"), secret];
    const { promise: answered, resolve: answer } = Promise.withResolvers<{ keys: JWK[] }>();
    let asked = 0;
    const set = new KeySet(() => {
      asked += 1;
      return answered;
    });
    const people = [set.find("a", "ES256"), set.find("a", "ES256"), set.find("b", "ES256")];
    const hint = set.encryptionKey();
    answer({ keys });
    expect((await Promise.all(people)).map((key) => key !== null)).toEqual([true, true, false]);
    expect((await hint)?.algorithm).toBe("ECDH-ES");
    expect(asked).toBe(1);
  });

  it("S8: an ask whose request was given up holds no one for ever, and the next one asks again", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const keys = [await publicKey("a")];
    const load = vi.fn(async () => ({ keys }));
    load.mockImplementationOnce(() => new Promise(() => {}));
    const set = new KeySet(load);
    void set.find("a", "ES256");
    const second = set.find("a", "ES256");
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toBeNull();
    expect(await set.find("a", "ES256")).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("S8: while an old set is asked for again no one else waits for it", async () => {
    let clock = 0;
    const keys = [await publicKey("a")];
    const load = vi.fn(async () => ({ keys }));
    const set = new KeySet(load, () => clock);
    await set.find("a", "ES256");
    clock += 10 * 60_000;
    load.mockImplementation(() => new Promise(() => {}));
    void set.find("a", "ES256");
    expect(await set.find("a", "ES256")).not.toBeNull();
  });

  it.each([
    ["is down", () => Promise.reject(new Error("down"))],
    ["publishes none", async () => ({ keys: [] })],
    ["talks nonsense", async () => JSON.parse('{"keys": "all"}')],
    ["says null", async () => JSON.parse("null")],
    ["publishes one that is broken", async () => ({ keys: [{ kty: "EC", crv: "P-256", x: "A", y: "A", kid: "a" }] })],
  ])("S60: a provider that %s vouches for no one", async (_, load) => {
    const set = new KeySet(load);
    expect(await set.find("a", "ES256")).toBeNull();
    expect(await set.find(undefined, "ES256")).toBeNull();
    expect(await set.encryptionKey()).toBeNull();
  });

  it("S20: knows the key that the provider is written to with, and takes it for no signing key", async () => {
    const secret = { ...(await publicKey("e")), alg: "ECDH-ES", use: "enc" };
    const set = new KeySet(async () => ({ keys: [await publicKey("a"), secret] }));
    expect(await set.encryptionKey()).toEqual({ jwk: secret, algorithm: "ECDH-ES" });
    expect(await set.find("e", "ES256")).toBeNull();
    expect(await new KeySet(async () => ({ keys: [await publicKey("a")] })).encryptionKey()).toBeNull();
    const unknown = new KeySet(async () => ({ keys: [{ ...secret, alg: "RSA1_5" }] }));
    expect(await unknown.encryptionKey()).toBeNull();
  });
});
