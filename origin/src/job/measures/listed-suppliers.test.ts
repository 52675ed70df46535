import { describe, expect, test } from "vitest";
import { identityOf } from "./identity.fixture.ts";
import { listedBy, onList } from "./listed-suppliers.ts";

const line = (name: string, country = "", taxId = "") => ({ name, country, taxId });

describe("a supplier is on a list", () => {
  test("by its name whatever case and accents, in its country or in any", () => {
    const on = onList([line("Société Générale"), line("Acme Ltd", "GBR")]);
    expect(on(identityOf({ name: "SOCIETE GENERALE", country: "FRA" }))).toBe(true);
    expect(on(identityOf({ name: "acme ltd", country: "GBR" }))).toBe(true);
    expect(on(identityOf({ name: "Acme Ltd", country: "USA" }))).toBe(false);
    expect(on(identityOf({ name: "Acme" }))).toBe(false);
  });
  test("by its tax number under another name, and not under its name with another number", () => {
    const on = onList([line("Acme Ltd", "", "GB 123 456 789")]);
    expect(on(identityOf({ name: "Acme Holdings", taxId: "GB123456789" }))).toBe(true);
    expect(on(identityOf({ name: "Acme Ltd", taxId: "GB999999998" }))).toBe(false);
    expect(on(identityOf({ name: "Acme Ltd" }))).toBe(true);
  });
  test("and on both is excluded", () => {
    const listed = listedBy([line("Both"), line("In")], [line("Both"), line("Out")]);
    expect(["Both", "In", "Out", "None"].map((name) => listed(identityOf({ name })))).toEqual([
      "exclude",
      "include",
      "exclude",
      null,
    ]);
  });
});
