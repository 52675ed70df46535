import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { isAllowed, type Access } from "@paygauge/api-types/access/access";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";

const file = path.join(import.meta.dirname, "access-snapshot.txt");

function line(name: string, access: Access, flag: string | undefined): string {
  const who = access.who === "holders" ? access.of.join(" + ") : access.who;
  const holding = roles.filter((role) => isAllowed(access, rolePermissions.get(role) ?? new Set()));
  const granted =
    access.who === "holders" ? holding.join(" ") || "nobody" : access.who === "edge" ? "nobody" : "everybody";
  return `${name} | ${who}${flag ? ` | ${flag}` : ""} | ${granted}`;
}

/** Role × page × call as plain text: the reviewed intent. A change of it is a change that a user read. */
function snapshot(): string {
  const pages = (Object.values(sitemap) as Page[]).map((page) => line(`page ${page.path}`, page.access, page.flag));
  const made = (Object.values(calls) as Call[]).map((call) =>
    line(`call ${call.method} ${call.path}`, call.access, undefined),
  );
  return `${[...pages.toSorted(), ...made.toSorted()].join("\n")}\n`;
}

test("role × page × call is what the committed text says", () => {
  if (process.env["UPDATE_ACCESS_SNAPSHOT"] === "1") writeFileSync(file, snapshot());
  expect(snapshot(), "Read the difference; when it is meant, run the tests with UPDATE_ACCESS_SNAPSHOT=1.").toBe(
    readFileSync(file, "utf8"),
  );
});
