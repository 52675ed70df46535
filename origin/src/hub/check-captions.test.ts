import { expect, it } from "vitest";
import { captionsProblem } from "./check-captions.ts";

const problem = (text: string, seconds = 60) => captionsProblem(text, seconds);

it("takes cues with names, settings, notes, styles and Windows line ends", () => {
  const text =
    "WEBVTT - Card data\nKind: captions\n\nNOTE by hand\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:04.000 align:start\nOne\ntwo\n\n00:00:04.000 --> 00:01:00.000\n<v Ada>Three\n";
  expect(problem(text)).toBeNull();
  expect(problem(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toBeNull();
});

it.each([
  ["", "captionsHead", undefined],
  ["WEBVTTS\n\n00:01.000 --> 00:02.000\nA", "captionsHead", undefined],
  ["\nWEBVTT\n\n00:01.000 --> 00:02.000\nA", "captionsHead", undefined],
  ["1\n00:00:01,000 --> 00:00:02,000\nA subtitle of another form", "captionsHead", undefined],
  ["WEBVTT\n\nNOTE nothing\n", "captionsNone", undefined],
  ["WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:03,000 --> 00:04,000\nB", "captionTimes", 6],
  ["WEBVTT\n\na name\nno times\nB", "captionTimes", 4],
  ["WEBVTT\n\nalone", "captionTimes", 3],
  ["WEBVTT\n\n00:02.000 --> 00:02.000\nA", "captionEnds", 3],
  ["WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:04.000 --> 00:07.000\nB", "captionOrder", 6],
  ["WEBVTT\n\n00:05.000 --> 00:06.000\n\nB", "captionEmpty", 3],
  ["WEBVTT\n\nlast\n00:58.000 --> 01:02.000\nA", "captionPast", 4],
])("names the line of %j", (text, code, line) => {
  const found = problem(text);
  expect(found?.code).toBe(code);
  expect(found?.args?.["line"]).toBe(line);
});

it("says where a cue ends and the video does", () => {
  expect(problem("WEBVTT\n\n01:58.000 --> 02:05.000\nA", 120)?.args).toMatchObject({ end: "2:05", length: "2:00" });
});

it("refuses more cues than a video has", () => {
  const cues = Array.from({ length: 5001 }, (_, at) => `00:${String(at % 2).padStart(2, "0")}.000 --> 00:59.000\nA`);
  const sorted = cues.toSorted();
  expect(problem(`WEBVTT\n\n${sorted.join("\n\n")}`)?.code).toBe("captionsMany");
});
