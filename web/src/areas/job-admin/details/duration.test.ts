import { expect, test } from "vitest";
import { durationText } from "./duration.ts";

test("tells short durations in tenths of a second, and longer ones in minutes", () => {
  expect(durationText(0, "en-GB")).toBe("0 secs");
  expect(durationText(1440, "en-GB")).toBe("1.4 secs");
  expect(durationText(59_400, "en-GB")).toBe("59.4 secs");
  expect(durationText(59_600, "en-GB"), "never 60 seconds").toBe("1 min, 0 secs");
  expect(durationText(125_000, "en-GB")).toBe("2 mins, 5 secs");
  expect(durationText(1440, "de-DE")).toBe("1,4 Sek.");
});
