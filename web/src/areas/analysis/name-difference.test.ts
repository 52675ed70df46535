import { expect, test } from "vitest";
import { isNumberedApart, partsAgainst } from "./name-difference.ts";

const marked = (text: string, other: string) =>
  partsAgainst(text, other).flatMap(({ text: piece, differs }) => (differs ? [piece] : []));

test("what a name has and the other has not is marked, whatever its case and marks", () => {
  expect(marked("Halden Chemicals LLP", "HALDEN CHEMICALS, LIMITED")).toEqual(["LLP"]);
  expect(marked("Halden Chemicals Ltd.", "halden chemicals ltd")).toEqual([]);
  expect(marked("Dean Dean Ltd", "Dean Ltd")).toEqual(["Dean"]);
  expect(
    partsAgainst("Leeds  PFI Two", "Leeds PFI One")
      .map(({ text }) => text)
      .join(""),
  ).toBe("Leeds  PFI Two");
});

test("numbers, letters and dates tell names apart; spellings do not", () => {
  for (const [name, other] of [
    ["PFI One", "PFI Two"],
    ["Schools Phase II Ltd", "Schools Phase III Ltd"],
    ["Academy 2019", "Academy 2020"],
    ["Grant June", "Grant July"],
    ["Unit A Trading", "Unit B Trading"],
    ["Northgate 2 Ltd", "Northgate Ltd"],
    ["Werk Eins GmbH", "Werk Zwei GmbH"],
  ] as const)
    expect([name, isNumberedApart(name, other)]).toEqual([name, true]);
  for (const [name, other] of [
    ["Whitfield Joinery", "Whitfeild Joinery"],
    ["Turning Point Services Ltd", "TURNING POINT SERVICES"],
    ["PFI One Ltd", "P.F.I One Limited"],
    ["Studio 54", "Studio 54 Ltd"],
  ] as const)
    expect([name, isNumberedApart(name, other)]).toEqual([name, false]);
});
