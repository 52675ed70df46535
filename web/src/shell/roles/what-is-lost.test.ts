import { expect, test } from "vitest";
import { permissionsOf, roleGroup, type Role } from "@paygauge/api-types/access/roles";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { heldRoles, whatIsLost } from "./what-is-lost.ts";

/** A user who holds roles, of which some are in effect, and grants of their own. */
function person(held: readonly Role[], effective: readonly Role[], granted: readonly Permission[] = []): CurrentUser {
  const items = held.map((role) => ({ role, displayName: role, description: "" }));
  return {
    roles: {
      standard: items.filter(({ role }) => roleGroup(role) === "standard"),
      tabbedView: items.filter(({ role }) => roleGroup(role) === "tabbedView"),
    },
    effectiveRoles: [...effective],
    permissions: [...permissionsOf(effective, granted)],
  } as unknown as CurrentUser;
}

const roles: readonly Role[] = ["client", "ptcoJobManager", "JobSuppliersAccessor"];

test("nothing is lost with all roles", () => {
  expect(whatIsLost(person(roles, roles), heldRoles(person(roles, roles)))).toEqual({ pages: [], permissions: [] });
});

test("narrowing loses the pages and permissions that only the other roles hold", () => {
  const lost = whatIsLost(person(roles, roles), ["client", "JobSuppliersAccessor"]);
  expect(lost.pages).toContain("buyerManager");
  expect(lost.pages).not.toContain("jobSuppliers");
  expect(lost.permissions).toContain("JobCreate");
  expect(lost.permissions).not.toContain("JobSuppliers_VIEW");
  expect(lost.permissions).not.toContain("Landing_VIEW");
});

test("who is narrowed already is told of all they hold, and keeps what was granted directly", () => {
  const narrowed = person(roles, ["client"], ["IssuerArea_VIEW"]);
  expect(whatIsLost(narrowed, ["client"]).permissions).toContain("JobCreate");
  expect(whatIsLost(narrowed, ["client"]).permissions).not.toContain("IssuerArea_VIEW");
  expect(whatIsLost(narrowed, roles).permissions).toEqual([]);
});
