import { expect, test } from "vitest";
import { englishTexts } from "../../context/ui-texts.ts";
import { fileProblems, goodFiles } from "./check-files.ts";

const rules = { endings: [".csv", ".csv.gz"], maxBytes: 100, maxWords: "100 bytes", multiple: true };

test("files of the right kind and size pass, whatever the case of their ending", () => {
  expect(fileProblems([{ name: "SPEND.CSV", size: 100 }], rules, englishTexts)).toEqual([]);
  expect(fileProblems([{ name: "x.exe", size: 1 }], { ...rules, endings: [] }, englishTexts)).toEqual([]);
});

test("each bad file gets one sentence that says what to do", () => {
  const files = [
    { name: "a.xlsx", size: 1 },
    { name: "b.csv", size: 101 },
  ];
  expect(fileProblems(files, rules, englishTexts)).toEqual([
    "a.xlsx isn’t one of the accepted file types (.csv, .csv.gz). Choose another file.",
    "b.csv is larger than 100 bytes. Split it or choose a smaller file.",
  ]);
});

test("two files where one is wanted are refused together", () => {
  const two = [
    { name: "a.csv", size: 1 },
    { name: "b.csv", size: 1 },
  ];
  expect(fileProblems(two, { ...rules, multiple: false }, englishTexts)).toEqual([englishTexts.onlyOneFile]);
});

test("the good ones of several are taken, of two where one is wanted none", () => {
  const [good, wrong] = [
    { name: "a.csv", size: 1 },
    { name: "b.exe", size: 1 },
  ];
  expect(goodFiles([good, wrong], rules, englishTexts)).toEqual([good]);
  expect(goodFiles([good, good], { ...rules, multiple: false }, englishTexts)).toEqual([]);
});
