import { expect, it } from "vitest";
import { decodedText } from "./decode-text.ts";

const bytesOf = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));

it("reads UTF-8, and single bytes among it as windows-1252", () => {
  expect(decodedText(bytesOf("é€😀"))).toEqual({ text: "é€😀", stray: 0 });
  expect(decodedText(bytesOf("The café costs 5 é", 0xe9, " and 6 ", 0x80, " with the rest"))).toEqual({
    text: "The café costs 5 éé and 6 € with the rest",
    stray: 2,
  });
  // A sequence that is cut at the end of the file.
  expect(decodedText(bytesOf("A long enough text", 0xe2, 0x82)).stray).toBe(2);
});

it("refuses other encodings", () => {
  for (const bytes of [bytesOf("c", 0, 0xe9, 0), bytesOf(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2)])
    expect(() => decodedText(bytes)).toThrow("documentNotUtf8");
});
