import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seal, sealingKeys, unseal } from "./seal.ts";

const secret = (label: string): string => createHash("sha256").update(label).digest("base64");
const settings = (current: string, ...ids: string[]): string =>
  JSON.stringify({ current, keys: Object.fromEntries(ids.map((id) => [id, secret(id)])) });

describe("sealed cookies", () => {
  it("S9: no single flipped bit of twenty cookies opens, and none throws", async () => {
    const keys = await sealingKeys(settings("7", "7"));
    for (let index = 0; index < 20; index += 1) {
      const text = await seal(keys, "__Host-session", "brand1", { p: `person-${index}`, s: "x" });
      const bytes = Buffer.from(text, "base64url");
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const bent = Buffer.from(bytes);
        bent[bit >> 3]! ^= 1 << (bit & 7);
        expect(await unseal(keys, "__Host-session", "brand1", bent.toString("base64url"))).toBeNull();
      }
      expect(await unseal(keys, "__Host-session", "brand1", text)).toEqual({ p: `person-${index}`, s: "x" });
    }
  });

  it("S9: opens under no other cookie and no other brand", async () => {
    const keys = await sealingKeys(settings("7", "7"));
    const text = await seal(keys, "__Host-session", "brand1", 1);
    expect(await unseal(keys, "__Host-session", "brand2", text)).toBeNull();
    expect(await unseal(keys, "__Host-tx-1", "brand1", text)).toBeNull();
  });

  it("S9: after a rotation the old key still reads and the new one writes", async () => {
    const before = await sealingKeys(settings("1", "1"));
    const after = await sealingKeys(settings("2", "1", "2"));
    const old = await seal(before, "c", "b", "kept");
    expect(await unseal(after, "c", "b", old)).toBe("kept");
    const fresh = await seal(after, "c", "b", "new");
    expect(Buffer.from(fresh, "base64url")[0]).toBe(2);
    expect(await unseal(before, "c", "b", fresh)).toBeNull();
    expect(await unseal(await sealingKeys(settings("2", "2")), "c", "b", old)).toBeNull();
  });

  it("S9: any text whatever answers null", async () => {
    const keys = await sealingKeys(settings("7", "7"));
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => (await unseal(keys, "c", "b", text)) === null),
      { numRuns: 500 },
    );
  });

  it("refuses keys of the wrong length and a current key that is missing", async () => {
    await expect(sealingKeys(JSON.stringify({ current: "1", keys: { 1: "c2hvcnQ=" } }))).rejects.toThrow("32 bytes");
    await expect(sealingKeys(settings("3", "1"))).rejects.toThrow("current key");
  });
});
