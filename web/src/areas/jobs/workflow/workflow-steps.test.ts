import { expect, test } from "vitest";
import { fileInFront, stepInFront } from "./workflow-steps.ts";

test("without a file the first step is in front, whatever the address says", () => {
  expect(stepInFront(undefined, "check")).toBe("file");
});

test("a file opens at the step it waits at; a later one cannot be asked for", () => {
  expect(stepInFront({ state: "Inspected" }, null)).toBe("map");
  expect(stepInFront({ state: "Inspected" }, "check")).toBe("map");
  expect(stepInFront({ state: "Checked" }, "map")).toBe("map");
  expect(stepInFront({ state: "Refused" }, "map")).toBe("file");
});

test("the file that needs the user is in front", () => {
  const files = [
    { id: "a", state: "Checked" },
    { id: "b", state: "Refused" },
    { id: "c", state: "Inspected" },
  ] as const;
  expect(fileInFront(files, null)?.id).toBe("b");
  expect(fileInFront(files, "c")?.id).toBe("c");
  expect(fileInFront(files, "gone")?.id).toBe("b");
  expect(fileInFront([], "a")).toBeUndefined();
});
