import { expect, test } from "vitest";
import { destinationOf } from "./guard-destination.ts";

test("an open page leads in no other place", () => {
  expect(destinationOf("open", "/analysis")).toBeNull();
});

test("sign-in carries the way back with its query", () => {
  expect(destinationOf("login", "/jobs/j1/suppliers?q=a&page=2")).toBe(
    "/login?callbackUrl=%2Fjobs%2Fj1%2Fsuppliers%3Fq%3Da%26page%3D2",
  );
});

test("each refusal leads to the page that the specification names", () => {
  expect(destinationOf("401", "/x")).toBe("/401");
  expect(destinationOf("503", "/x")).toBe("/503");
  expect(destinationOf("404", "/x")).toBe("/404");
  expect(destinationOf("lobby", "/x")).toBe("/lobby?reason=UserEligibility");
});

test("maintenance loads the same address again, so that the edge draws its message", () => {
  expect(destinationOf("maintenance", "/analysis?x=1")).toBe("/analysis?x=1");
});
