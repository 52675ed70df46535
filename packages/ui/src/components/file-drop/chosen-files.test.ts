import { expect, test } from "vitest";
import { fileSize, withFiles } from "./chosen-files.ts";

const file = (name: string, size = 1) => ({ name, size, lastModified: 1 });

test("one file takes the place of the one before; several gather, the same one once", () => {
  expect(withFiles([file("a")], [file("b")], false)).toEqual([file("b")]);
  expect(withFiles([file("a")], [file("a"), file("b"), file("a", 2)], true)).toEqual([
    file("a"),
    file("b"),
    file("a", 2),
  ]);
});

test("sizes are words of the locale", () => {
  expect([0, 1, 999, 1000, 12_345_678].map((bytes) => fileSize(bytes, "en-GB"))).toEqual([
    "0 bytes",
    "1 byte",
    "999 bytes",
    "1 kB",
    "12.3 MB",
  ]);
  expect(fileSize(1500, "de-DE")).toBe("1,5 kB");
});
