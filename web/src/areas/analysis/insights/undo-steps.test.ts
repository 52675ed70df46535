import { expect, test } from "vitest";
import { noSteps, redone, stepped, undone } from "./undo-steps.ts";

test("what was undone comes again, and a new change ends that", () => {
  const two = stepped(stepped(noSteps, "", false), "m=apv", false);
  const back = undone(two, "vc=YES");
  expect(back?.to).toBe("m=apv");
  expect(redone(back?.steps ?? noSteps, "m=apv")).toMatchObject({ to: "vc=YES", steps: { past: ["", "m=apv"] } });
  expect(redone(stepped(back?.steps ?? noSteps, "m=apv", false), "u=p")).toBeUndefined();
  expect(undone(noSteps, "vc=YES")).toBeUndefined();
});

test("turning the wheel for long is one step", () => {
  const zoomed = ["a", "b", "c"].reduce((steps, before) => stepped(steps, before, true), stepped(noSteps, "", false));
  expect(zoomed.past).toEqual(["", "a"]);
});
