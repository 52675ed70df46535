import { expect, test } from "vitest";
import { permissionsOf } from "./roles.ts";
import { includedRoles, switchableRoles } from "./switching.ts";

test("a holder of one standard role can narrow to every role that it includes, and never gains a permission", () => {
  const included = includedRoles(["developer"]);
  expect(included).toEqual(expect.arrayContaining(["client", "sysAdmin", "selfServeJobCreator", "JobLogsAccessor"]));
  expect(included).not.toContain("developer");
  expect(included).not.toContain("LegacyJobViewAccessor");
  const all = permissionsOf(["developer"]);
  expect([...permissionsOf(included)].filter((each) => !all.has(each))).toEqual([]);
});

test("roles with the same permissions aren’t offered, and a role above isn’t either", () => {
  expect(includedRoles(["client"])).not.toContain("issuer");
  expect(includedRoles(["client"])).not.toContain("campaignManager");
  expect(includedRoles(["client"])).toContain("JobInsightsAccessor");
});

test("holders of several standard roles choose among these", () => {
  expect(switchableRoles(["client", "ptcoJobManager"])).toEqual(["client", "ptcoJobManager"]);
});
