import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  [{ givenName: "Rowan", surname: "Kite", username: "zz" }, "RK"],
  [{ givenName: "Rowan", surname: " ", username: "rowan" }, "RO"],
  [{ username: "x" }, "X"],
  [{ givenName: "Émile", surname: "østby" }, "ÉØ"],
  [{}, "N/A"],
])("%o shows %s", (person, initials) => {
  expect(initialsOf(person)).toBe(initials);
});
