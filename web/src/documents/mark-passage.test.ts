import { expect, it } from "vitest";
import { marked } from "./mark-passage.ts";

it("marks the sentences that a passage holds, whatever their spaces", () => {
  const block = "Card acceptance is a trade. The supplier pays\nthe fee. It gains later. State both.";
  expect(marked(block, "The supplier pays the fee.  It gains later.")).toEqual([
    { text: "Card acceptance is a trade. ", isMarked: false },
    { text: "The supplier pays\nthe fee. It gains later. ", isMarked: true },
    { text: "State both.", isMarked: false },
  ]);
  expect(marked("Nothing here.", "Another text.")).toEqual([{ text: "Nothing here.", isMarked: false }]);
  expect(marked("", "Another text.")).toEqual([{ text: "", isMarked: false }]);
});
