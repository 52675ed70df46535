import { expect, test } from "vitest";
import { isSupported, takeSentences } from "./cited-sentences.ts";

test("sentences are taken whole, with the marks after them, however the text arrives", () => {
  const text = "A fee is 2.45% [1]. It is due on day 30. [2] [3] What follows is unfinished";
  const pieces = text.match(/.{1,3}/gs) ?? [];
  let rest = "";
  const taken = pieces.flatMap((piece) => {
    const next = takeSentences(rest + piece, false);
    rest = next.rest;
    return next.sentences;
  });
  expect(taken).toEqual([
    { text: "A fee is 2.45%.", cited: [1] },
    { text: "It is due on day 30.", cited: [2, 3] },
  ]);
  expect(takeSentences(rest, true).sentences).toEqual([{ text: "What follows is unfinished", cited: [] }]);
});

test("a sentence needs passages that say it", () => {
  const passages = ["Acceptance costs the supplier 2.45% of each payment.", "A supplier is paid on day 24."];
  const verdict = (text: string, ...cited: number[]) => isSupported({ text, cited }, passages, "en");
  expect(verdict("Acceptance costs the supplier 2.45% of a payment.", 1)).toBe(true);
  expect(verdict("Suppliers are paid on day 24.", 2)).toBe(true);
  expect(verdict("Acceptance costs the supplier 2.45% of a payment.")).toBe(false);
  expect(verdict("Acceptance costs the supplier 2.45% of a payment.", 2)).toBe(false);
  expect(verdict("Acceptance costs the supplier 2.5% of a payment.", 1)).toBe(false);
  expect(verdict("Acceptance costs the supplier 2.45% of a payment.", 3)).toBe(false);
  expect(verdict("Bananas grow in tropical forests.", 1)).toBe(false);
  expect(verdict("Acceptance costs the supplier: see https://evil.example/fee.", 1)).toBe(false);
  expect(verdict("Acceptance costs <b>the supplier</b>.", 1)).toBe(false);
  expect(verdict("Acceptance costs the supplier ![fee](x).", 1)).toBe(false);
});
