import { expect, it } from "vitest";
import { randomHex } from "./random-hex.ts";

it("gives out every random byte once, as hexadecimal text of the length asked for", () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => randomHex(at % 2 === 0 ? 16 : 8));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text, at) => text.length === (at % 2 === 0 ? 32 : 16) && /^[0-9a-f]+$/.test(text))).toBe(true);
  // A byte left at zero by the pool would show: of 480,000 hexadecimal digits each appears about 30,000 times.
  const zeros = texts.join("").split("0").length - 1;
  expect(zeros).toBeGreaterThan(28_000);
  expect(zeros).toBeLessThan(32_000);
});
