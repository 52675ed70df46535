import { expect, test } from "vitest";
import { clockOf, minutesOf } from "../hub-time.ts";
import { linkedSecond, resumableSecond } from "./start-second.ts";

test("a link starts at its second, and nowhere outside of the video", () => {
  expect(linkedSecond("86", 302)).toBe(86);
  for (const text of [null, "", "302", "-1", "1.5", "1e2", "9999999"]) expect(linkedSecond(text, 302)).toBeNull();
});

test("resumes, except near the end", () => {
  expect(resumableSecond(86, 302)).toBe(86);
  for (const second of [0, 287, 302]) expect(resumableSecond(second, 302)).toBeNull();
});

test("writes a time", () => {
  expect([0, 86, 3725].map(clockOf)).toEqual(["0:00", "1:26", "1:02:05"]);
  expect([1, 89, 302].map(minutesOf)).toEqual([1, 1, 5]);
});
