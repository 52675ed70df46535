import { beforeAll, describe, expect, it } from "vitest";
import { featureFlags } from "@paygauge/api-types/access/flags";
import { roles } from "@paygauge/api-types/access/roles";
import { sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import snapshot from "../../../tests/contract/access-snapshot.txt?raw";
import { forgetConfiguration } from "../proxy/ask-origin.ts";
import { ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

/** The place of each page, by its pattern: the committed text names patterns. */
const exampleOf = new Map(Object.values<Page>(sitemap).map(({ path }) => [path, examplePath(path)]));

/** Pages of the committed text, each with its flag and who may open it; home leads on, which other tests are about. */
const lines = snapshot
  .split("\n")
  .filter((line) => line.startsWith("page ") && !line.startsWith("page / "))
  .map((line) => {
    const parts = line.split(" | ");
    const path = parts[0]?.slice("page ".length) ?? "";
    return { path, flag: parts.length === 4 ? parts[2] : undefined, who: parts.at(-1) ?? "" };
  });

const people = Object.fromEntries(roles.map((role) => [role, personOf(role, [role])]));

async function world(flags: readonly (typeof featureFlags)[number][]): Promise<void> {
  forgetConfiguration();
  await ordinaryWorld(people, { flags: [...flags] });
}

/** Where a refused page leads: a page of a job also names the job, so that its managers can be asked. */
function refusedAt(path: string): string {
  if (!path.includes("/jobs/:jobId")) return "/401";
  const job = /\/jobs\/([^/]+)/.exec(exampleOf.get(path) ?? "")?.[1] ?? "";
  return `/401?job=${job}`;
}

/** What the edge makes of a page: "open", or where it leads. */
async function answerTo(cookie: string, path: string): Promise<string> {
  const answer = await visit(exampleOf.get(path) ?? "", { cookie, method: "HEAD" });
  // The notices are pages of their own: they carry the status that they describe.
  const opens = answer.status === 200 || `/${answer.status}` === path;
  return opens ? "open" : (answer.headers.get("location") ?? String(answer.status));
}

describe("every role at every page", () => {
  beforeAll(() => world(featureFlags));

  it("S56: the committed text names every page", () => {
    expect(lines.map(({ path }) => path).toSorted()).toEqual(
      [...exampleOf.keys()].filter((path) => path !== "/").toSorted(),
    );
  });

  it.each(roles)("S56: %s opens what the committed text says, and is led to /401 elsewhere", async (role) => {
    const cookie = await signIn(role);
    const wrong: string[] = [];
    for (const { path, who } of lines) {
      const may = who === "everybody" || who.split(" ").includes(role);
      const said = await answerTo(cookie, path);
      if (said !== (may ? "open" : refusedAt(path))) wrong.push(`${path}: ${said}`);
    }
    expect(wrong).toEqual([]);
  });

  it("S56: a page whose flag is off is not there for those who may, and refused to those who may not", async () => {
    const flagged = lines.filter(({ flag }) => flag !== undefined);
    expect(flagged.length).toBeGreaterThan(0);
    await world([]);
    const [holder, other] = [await signIn("developer"), await signIn("issuer")];
    for (const { path } of flagged) {
      expect([path, await answerTo(holder, path), await answerTo(other, path)]).toEqual([
        path,
        "/404",
        refusedAt(path),
      ]);
    }
  });
});
