import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { lockableTypes } from "@paygauge/api-types/entities/lockable-types";
import { ladder, rolePermissions } from "@paygauge/api-types/access/roles";
import { permissions } from "@paygauge/api-types/access/permissions";
import { calls, compiledCalls, findCall } from "@paygauge/api-types/endpoints";
import { isReleased, type Call } from "@paygauge/api-types/endpoints/call";
import { isRecordType } from "@paygauge/api-types/sitemap/records";
import { findPage, linkTo, pages, sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { fillPath } from "@paygauge/api-types/paths";

const root = path.resolve(import.meta.dirname, "../..");
const everyPage = Object.entries(sitemap) as [keyof typeof sitemap, Page][];
const everyCall = Object.entries(calls) as [keyof typeof calls, Call][];

/** A path of a call, each parameter filled with a word that no literal segment uses. */
function exampleCall(call: Call): string {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  return fillPath(call.path, Object.fromEntries(names.map((name) => [name, `${name}-1`])));
}

describe("pages", () => {
  test.each(everyPage)("%s is the first match for its own example path", (id, page) => {
    expect(findPage(examplePath(page.path))?.id).toBe(id);
  });
  test("a parent is a page, and no page is its own ancestor", () => {
    for (const [id, page] of everyPage) {
      const seen = new Set<string>([id]);
      for (let above = page.parent; above !== undefined; above = (sitemap as Record<string, Page>)[above]?.parent) {
        expect(Object.hasOwn(sitemap, above), `${id} → ${above}`).toBe(true);
        expect(seen.has(above), `${id} goes round`).toBe(false);
        seen.add(above);
      }
    }
  });
  test.each(["nav", "tab"] as const)("no two pages of a group have the same label: %s", (kind) => {
    const labels = everyPage.flatMap(([, page]) => (page[kind] ? `${page[kind].group}: ${page[kind].label}` : []));
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
  /** docs/specification.md section 2, "Breadcrumb labels". */
  test.each([
    ["jobUseCase", "Use Case Details"],
    ["jobSupplier", "Supplier Details"],
    ["jobUseCaseSupplier", "Supplier Details"],
    ["jobCampaign", "Campaign Details"],
    ["jobCampaignCreate", "Campaign Workflow Create"],
    ["jobCampaignSupplier", "Campaign Supplier Details"],
  ] as const)("the breadcrumb of %s says %s", (id, label) => {
    expect(sitemap[id].crumb).toBe(label);
  });
  test("links are filled and encoded", () => {
    expect(linkTo("jobSupplier", { jobId: "a/b", supplierKey: "c d" })).toBe("/jobs/a%2Fb/suppliers/c%20d");
    expect(linkTo("analysis", undefined, { f: "x&y" })).toBe("/analysis?f=x%26y");
  });
});

/** Whether a schema refuses what it does not name; a choice of several does when each of them does. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null || !("type" in schema)) return false;
  if ("options" in schema && Array.isArray(schema.options)) return schema.options.every(isStrict);
  return "wrapped" in schema ? isStrict(schema.wrapped) : schema.type === "strict_object";
}

describe("calls", () => {
  test.each(everyCall)("%s is the first match for its own example path", (id, call) => {
    expect(findCall(call.method, exampleCall(call))?.id).toBe(id);
  });
  test("a released write by a user answers message, success and statusCode", () => {
    // Answers whose shape the specification gives (docs/specification.md sections 3 and 7).
    const specified = ["chatMessage", "uploadChatDocuments", "setUserRoles"];
    for (const [id, call] of everyCall) {
      if (specified.includes(id)) continue;
      if (call.effect !== "write" || call.access.who === "edge" || typeof call.answer !== "object") continue;
      const entries = "entries" in call.answer ? Object.keys(call.answer.entries as object) : [];
      expect(entries, id).toEqual(expect.arrayContaining(["message", "success", "statusCode"]));
    }
  });
  test("S57: what no call declares is refused, in a body and in a query", () => {
    for (const [id, call] of everyCall) {
      if (call.access.who === "edge") continue;
      for (const schema of [call.body, call.query]) {
        if (schema === undefined) continue;
        expect([id, isStrict(schema)]).toEqual([id, true]);
      }
    }
  });
  test("nothing is declared twice", () => {
    const keys = compiledCalls.map(({ call }) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("permissions", () => {
  test("every permission is held by some role, except the one that no user may hold", () => {
    const held = new Set([...rolePermissions.values()].flatMap((each) => [...each]));
    expect(permissions.filter((each) => !held.has(each))).toEqual(["InaccessibleArea_ALL"]);
  });
  test("each step of the ladder holds all of the step below", () => {
    for (const [index, role] of ladder.entries()) {
      const held = rolePermissions.get(role) ?? new Set();
      const below = rolePermissions.get(ladder[index - 1] ?? role) ?? new Set();
      expect(
        [...below].filter((each) => !held.has(each)),
        role,
      ).toEqual([]);
    }
  });
});

test("every write has the lock of what it changes or the reason why it needs none, and no other call has either", () => {
  const wrong = everyCall.filter(([, { effect, locked, unlocked }]) => {
    const declared = [locked, unlocked].filter((each) => each !== undefined).length;
    return declared !== (effect === "write" ? 1 : 0);
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

const everyLock = lockableTypes.map((type) => ({ type, takenAs: isRecordType(type) ? "resource.lock" : type }));

test.each(everyLock)(
  "$type is written by calls that carry its lock, and a screen takes and shows it",
  ({ type, takenAs }) => {
    const written = everyCall.filter(([, call]) => call.locked?.entityType === type && isReleased(call));
    expect(written.map(([id]) => id)).not.toEqual([]);
    const screens = globSync("web/src/{areas,records}/**/*.tsx", { cwd: root });
    const asked = takenAs.replace(/^(scoring|confidence)(?=Ruleset$)/, "${kind}");
    const isAsked = (file: string) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return [asked, `"${asked}"`, `\`${asked}\``].some((each) => text.includes(`useEntityLock(${each}`));
    };
    expect(screens.filter(isAsked)).not.toEqual([]);
  },
);

/** docs/specification.md section 9, in milliseconds; what the shell asks again by itself. */
test.each([
  ["proqCommandsInfo", 4000],
  ["queuedCommandsQuickView", 4000],
  ["activeEntityUsers", 2000],
  ["systemMode", 10_000],
  ["featureFlags", 300_000],
] as const)("%s is asked every %i ms", (id, ms) => {
  const call: Call = calls[id];
  expect(call.pollMs).toBe(ms);
});

test("what this release leaves open can only become less", () => {
  const openPages = everyPage.filter(([, page]) => !page.released).map(([id]) => id);
  const openCalls = everyCall.filter(([, call]) => !isReleased(call)).map(([id]) => id);
  console.log(
    `not in this release: ${openPages.length} of ${pages.length} pages, ${openCalls.length} of ${everyCall.length} calls`,
  );
  expect(openPages.length).toBe(0);
  expect(openCalls.length).toBe(0);
});
