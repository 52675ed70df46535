import { expect, test } from "vitest";
import { payeesHref, shownPayees, type PayeesShown } from "./payees-param.ts";

const classes = ["Bank", "Rent"] as const;

test.each<PayeesShown>([
  { state: "waiting", payeeClass: null, page: 1 },
  { state: "decided", payeeClass: "Bank", page: 3 },
])("an address reproduces the shown payees: %o", (shown) => {
  const search = payeesHref("j1", shown).split("?")[1] ?? "";
  expect(shownPayees(search, classes)).toEqual(shown);
});

test("an invalid address opens the first page of the review", () => {
  const first = { state: "waiting", payeeClass: null, page: 1 };
  for (const search of ["payees=x", "payees=waiting&payeeClass=Nobody&payeePage=-1", "payeePage=1.5", ""])
    expect(shownPayees(search, classes)).toEqual(first);
});
