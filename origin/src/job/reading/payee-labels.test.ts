import { expect, test } from "vitest";
import { payeeClassOf } from "@paygauge/analysis/reading/labels";

test.each([
  ["Employee expense", "Employee"],
  ["Tax authority", "TaxAuthority"],
  ["Taxi operator", "Supplier"],
  ["WGA", "PublicBody"],
  ["Local Authority", "PublicBody"],
  ["Pension fund", "Benefits"],
  ["P-Card", "CardSettlement"],
  ["Landlord", "Rent"],
  ["Rental company", "Supplier"],
  ["Client Account", "Escrow"],
  ["Intercompany", "Intercompany"],
  ["Payroll", "Payroll"],
  ["Bank", "Bank"],
  ["GRANTS", "Grant"],
  ["Grant to voluntary body", "Grant"],
  ["Zuwendung", "Grant"],
  ["Subvention versée", "Grant"],
  ["Levies and precepts", "Levy"],
  ["Council tax rebate", "Levy"],
  ["Integrant systems", "Supplier"],
  ["LTD", "Supplier"],
])("a payee-class column's %s is %s", (text, expected) => {
  expect(payeeClassOf(text)).toBe(expected);
});
