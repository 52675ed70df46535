import { expect, test } from "vitest";
import { messages } from "@paygauge/api-types/messages";
import { errorSentence } from "./error-sentence.ts";

const item = { operation: "Publish job", message: "The job $& is running." };

test("ordinary users never read the original text", () => {
  const sentence = errorSentence(item, false, "Try again.", messages);
  expect(sentence).toBe("Oops, it looks like there was a problem. Try again.");
});

test("holders of MultipleErrorNotifications_VIEW read operation and original text", () => {
  expect(errorSentence(item, true, "Try again.", messages)).toBe(
    "There was a problem with the operation: Publish job - The job $& is running.",
  );
});

test("a message of more than 1000 characters ends in an ellipsis", () => {
  const sentence = errorSentence({ operation: "X", message: "a".repeat(1001) }, true, "", messages);
  expect(sentence.endsWith(`${"a".repeat(10)}…`)).toBe(true);
  expect(sentence.length).toBe("There was a problem with the operation: X - ".length + 1001);
  expect(errorSentence({ operation: "X", message: "a".repeat(1000) }, true, "", messages).endsWith("…")).toBe(false);
});
