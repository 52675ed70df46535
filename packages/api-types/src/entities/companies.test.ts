import { expect, it } from "vitest";
import { companyNumberOf } from "./companies.ts";

it.each([
  ["445790", "00445790"],
  ["00445790", "00445790"],
  [" 0044-5790 ", "00445790"],
  ["sc 123456", "SC123456"],
  ["SC1234", "SC001234"],
  ["R1234", "R0001234"],
  ["IP12345R", "IP12345R"],
  ["sp2345ra", "SP2345RA"],
])("%s is the company number %s", (text, number) => {
  expect(companyNumberOf(text)).toBe(number);
});

it.each(["", "SC", "123456789", "Pemberton", "GB123456789", "12A", "SC1234567"])("%s is no company number", (text) => {
  expect(companyNumberOf(text)).toBeNull();
});
