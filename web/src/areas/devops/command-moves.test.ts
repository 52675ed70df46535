import { expect, test } from "vitest";
import { commandStates } from "@paygauge/api-types/states";
import { mayBeCanceled, mayBeRetried } from "./command-moves.ts";

test("buttons follow the queue's states", () => {
  expect(commandStates.filter(mayBeRetried)).toEqual(["Error", "Canceled"]);
  expect(commandStates.filter(mayBeCanceled)).toEqual(["Blocked", "Pending", "InProgress", "Error"]);
});
