import { expect, test } from "vitest";
import { addressOf, printedPlace } from "./printed-place.ts";

const at = (address: string) => printedPlace(new URL(address, "http://brand1.localhost"));

test("an address names job, report, sections, language, version and paper, and is written as it is read", () => {
  const whole = "/jobs/j1/printable/insights/cover/dimension.Countries?locale=de&version=3&paper=letter";
  const place = at(whole);
  expect(place).toEqual({
    jobId: "j1",
    reportType: "insights",
    sections: ["cover", "dimension.Countries"],
    locale: "de",
    version: "3",
    paper: "letter",
  });
  expect(place && addressOf(place)).toBe(whole);
});

test("what it does not say is the reader's own, and what it says wrongly is not said", () => {
  expect(at("/jobs/j1/printable/presentation?locale=xx&paper=A5")).toEqual({
    jobId: "j1",
    reportType: "presentation",
    sections: [],
    locale: null,
    version: null,
    paper: null,
  });
  expect(at("/jobs/j1/printable/nothing")).toBeNull();
  expect(at("/jobs/j1/summary")).toBeNull();
});
