import { expect, it } from "vitest";
import { isKnownTag } from "./if-none-match.ts";

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a" , "c"', '"a"', true],
  ['"b","a"', '"a"', true],
  // A comma is part of a tag.
  ['"b,a", "x"', '"b,a"', true],
  ['"b,a"', '"a"', false],
  ["*", '"a"', true],
  [" * ", 'W/"a"', true],
  ['"*"', '"a"', false],
  ["a", '"a"', false],
  ["", '"a"', false],
  [null, '"a"', false],
] as const)("If-None-Match %s against %s is %s", (header, etag, isKnown) => {
  expect(isKnownTag(header, etag)).toBe(isKnown);
});
