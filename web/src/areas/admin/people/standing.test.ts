import { expect, test } from "vitest";
import { standingOf } from "./standing.ts";

test("a user is in one list: deactivated before pending before unapproved", () => {
  const standing = (isDeactivated: boolean, pending: boolean, approved: boolean) =>
    standingOf({ isDeactivated, pending, approved });
  expect([
    standing(true, true, true),
    standing(false, true, true),
    standing(false, false, false),
    standing(false, false, true),
  ]).toEqual(["deactivated", "pending", "unapproved", "active"]);
});
