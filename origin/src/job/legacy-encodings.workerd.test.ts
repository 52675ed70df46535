/** The runtime of Workers has every encoding that the reader knows. */
import { encodings } from "@paygauge/api-types/entities/file-dialect";
import { decodeText, encodeText } from "@paygauge/analysis/reading/encoding";
import { expect, test } from "vitest";

test.each(encodings)("%s reads back ASCII and its own letters", (encoding) => {
  const letter = decodeText(Uint8Array.of(0xc4, 0xc5), encoding);
  expect(letter).not.toContain("\ufffd");
  expect(decodeText(encodeText(`A1 ${letter}`, encoding), encoding)).toBe(`A1 ${letter}`);
});
