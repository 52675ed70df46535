/** Cells of the usual shape are read without the whole evidence: it would say the same of each. */
import { describe, expect, it } from "vitest";
import { cellKinds, differences } from "./fast-path.fixture.ts";

const kinds = Object.keys(cellKinds).filter((kind): kind is keyof typeof cellKinds => Object.hasOwn(cellKinds, kind));

describe("the fast path of a column", () => {
  it.each(kinds)("judges 2,000 %s as the whole evidence does", (kind) => {
    expect(differences(kind, 2000, 70)).toEqual([]);
  });
});
