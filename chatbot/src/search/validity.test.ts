import { expect, test } from "vitest";
import type { Found, FoundPassage } from "../corpus/search-passages.ts";
import { isAnswered, quotesOf } from "../answers/quotes.ts";
import { mergeByRank } from "./merge.ts";
import { termsOf } from "./terms.ts";

const passage = (id: number, name: string, validFrom: string | null, body: string): FoundPassage => ({
  id,
  document_id: name,
  name,
  kind: "pdf",
  page: 1,
  pages: 1,
  headings: [],
  body: body.replaceAll("\u0001", "").replaceAll("\u0002", ""),
  language: "en",
  added_on: "2026-01-01",
  valid_from: validFrom,
  author: null,
  marked_title: name,
  marked_headings: "",
  marked_body: body,
});

const bodyOf = (fee: string): string =>
  `The \u0001annual\u0002 \u0001fee\u0002 of the \u0001programme\u0002 is ${fee} for each buyer.`;
const guides = [
  passage(1, "Fees 2026", "2026-01-01", bodyOf("500")),
  passage(2, "Fees 2024", "2024-01-01", bodyOf("400")),
  passage(3, "Fees 2023", "2023-01-01", bodyOf("300")),
  passage(4, "Fees 2030", "2030-01-01", bodyOf("900")),
];

function quoted(question: string, found: readonly FoundPassage[] = guides): readonly string[] {
  const terms = termsOf(question, "en");
  const counts = terms.map(({ text }) => (/^\d/.test(text) ? 0 : found.length));
  const corpus: Found = { passages: found, near: [], size: 100, counts };
  const ranking = mergeByRank([{ corpus: "i1", found: corpus }], terms, "2026-11-30");
  if (!isAnswered(ranking, terms)) return [];
  return quotesOf(ranking, terms, question, "en").map((each) => each.passage.name);
}

test("the version in force answers, and a named year chooses the one of that year", () => {
  expect(quoted("What is the annual fee of the programme?")[0]).toBe("Fees 2026");
  expect(quoted("What was the annual fee of the programme in 2025?")).toEqual(["Fees 2024"]);
  expect(quoted("What was the annual fee of the programme in 2023?")).toEqual(["Fees 2023"]);
});

test("a year before every version is refused", () => {
  expect(quoted("What was the annual fee of the programme in 2019?")).toEqual([]);
});

test("a year chooses no version where documents state no day", () => {
  const undated = [passage(1, "Fees", null, bodyOf("500"))];
  expect(quoted("What was the annual fee of the programme in 2025?", undated)).toEqual([]);
  expect(quoted("What is the annual fee of the programme?", undated)).toEqual(["Fees"]);
});
