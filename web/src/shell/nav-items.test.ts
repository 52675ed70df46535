import { expect, test } from "vitest";
import { pageNaming } from "@paygauge/api-types/sitemap/page-names";
import { navSections } from "./nav-items.ts";

const names = pageNaming(null);

test("navigation is in the order of the specification", () => {
  expect(navSections(() => true).map(({ group, items }) => [group, items.map(({ id }) => names.nav(id))])).toEqual([
    ["Home", ["Dashboard"]],
    ["Analysis", ["Campaign Workflows", "Analysis Jobs", "Global Insights", "Resource Hub", "Vendor Lookup"]],
    [
      "Admin",
      ["Admin", "User Management", "System Audit Logs", "Issuer Management", "Buyer Management", "Analytics Queries"],
    ],
    ["System", ["DevOps", "Tools"]],
  ]);
});
