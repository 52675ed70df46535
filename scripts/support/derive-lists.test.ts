import { expect, test } from "vitest";
import { staleLists } from "./derive-lists.mjs";

test("derived lists name every file (any npm task of this project writes them)", () => {
  const stale: readonly { readonly target: string }[] = staleLists();
  expect(stale.map(({ target }) => target)).toEqual([]);
});
