import { expect, test } from "vitest";
import { wordsOutOfReach } from "./words-in-reach.fixture.ts";

// A page that is opened directly has only the words that it loads: others would be shown as their keys.
test("each component is drawn only where its words are loaded", () => {
  expect(wordsOutOfReach()).toEqual([]);
});
