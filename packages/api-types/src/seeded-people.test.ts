import { describe, expect, it } from "vitest";
import { roles } from "./access/roles.ts";
import { seededPeople } from "./seeded-people.ts";

describe("the seeded users", () => {
  it("cover every role of the product", () => {
    const held = new Set(seededPeople.flatMap((each) => each.roles));
    expect(roles.filter((role) => !held.has(role))).toEqual([]);
  });

  it("have their own subject, username and e-mail address", () => {
    for (const key of ["subject", "username", "email"] as const) {
      expect(new Set(seededPeople.map((each) => each[key])).size).toBe(seededPeople.length);
    }
  });

  it("include every user whom the guard treats in its own way", () => {
    expect(seededPeople.some((each) => !each.approved && !each.pending)).toBe(true);
    expect(seededPeople.some((each) => each.isDeactivated)).toBe(true);
    expect(seededPeople.some((each) => each.pending)).toBe(true);
    expect(seededPeople.some((each) => each.brandingKey === "brand2")).toBe(true);
    expect(seededPeople.some((each) => each.canSwitchRoles && each.roles.length > 2)).toBe(true);
    expect(seededPeople.some((each) => new Set(each.issuers.map((one) => one.userRole)).size === 2)).toBe(true);
  });
});
