import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetReports } from "../reports/read-report.ts";
import { brandOne, call, issuer, ordinaryWorld, personOf, setOrigin, signIn, visit } from "../support/test-world.ts";

const page = "/jobs/one/printable/insights";
const sections = ["cover", "top"].map((id) => ({ id }));
const report = JSON.stringify({
  schemaVersion: 1,
  jobName: "Calder </script> County",
  version: 3,
  words: { reportName: "Insights" },
  sections,
});

interface Asked {
  readonly action: string;
  readonly options: { readonly url: string; readonly waitForSelector: { readonly selector: string } };
}

const browser = async (mode?: string): Promise<Asked[]> => {
  const init = mode === undefined ? {} : { method: "POST", body: JSON.stringify({ mode }) };
  return (await (env.BROWSER as unknown as Fetcher).fetch("http://browser/", init)).json();
};

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

let cookie = "";

beforeEach(async () => {
  forgetReports();
  await ordinaryWorld({ dana: personOf("dana", ["ptcoJobManager"]), ann: personOf("ann", ["JobSuppliersAccessor"]) });
  cookie = await signIn("dana");
  const sha256 = await digest(report);
  const pointer = { version: 3, sha256, bytes: new TextEncoder().encode(report).byteLength, permClass: "" };
  await setOrigin({ reports: { pointers: { [`${issuer}|dana brand1 `]: pointer }, bodies: { [sha256]: report } } });
  await browser("ok");
});

afterEach(() => void vi.useRealTimers());

const download = (path = `${page}?format=pdf&locale=en`) => call("GET", path, { cookie });

/** Asks for a file, and gives the path of the page that the browser was to print. */
async function printedPath(): Promise<string> {
  await (await download()).arrayBuffer();
  const { url } = (await browser()).at(-1)!.options;
  expect(url.startsWith(`${brandOne}/printed/`)).toBe(true);
  return new URL(url).pathname;
}

describe("a report as a file", () => {
  it("is printed by the platform's browser, with the sections that the version has", async () => {
    const answer = await download();
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ]);
    expect(answer.headers.get("content-disposition")).toContain("attachment; filename=");
    expect(await answer.text()).toBe("%PDF-1.7 of a report");
    await (await download(`${page}/top?format=pdf&locale=en`)).text();
    const asked = await browser();
    expect(asked.map(({ action, options }) => [action, options.waitForSelector.selector])).toEqual([
      ["pdf", 'html[data-report-ready="cover top"]'],
      ["pdf", 'html[data-report-ready="top"]'],
    ]);
    expect((await download(`${page}/nothing?format=pdf&locale=en`)).status).toBe(404);
  });

  it("fails where the browser is busy, the sections are not the version's, or what comes isn't a PDF", async () => {
    for (const [mode, status] of [
      ["busy", 503],
      ["late", 502],
      ["nonsense", 502],
    ] as const) {
      await browser(mode);
      const answer = await download();
      expect([mode, answer.status]).toEqual([mode, status]);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      await answer.text();
    }
  });

  it("is made for no one who may not read it", async () => {
    const ann = await signIn("ann");
    for (const each of [ann, ""]) {
      const answer = await call("GET", `${page}?format=pdf`, { cookie: each });
      expect([200, 500].includes(answer.status)).toBe(false);
      await answer.text();
    }
    expect(await browser()).toEqual([]);
  });

  it("opens its page once, without a cookie, with the body that was frozen", async () => {
    const path = await printedPath();
    const opened = await visit(path);
    const html = await opened.text();
    expect([opened.status, opened.headers.get("cache-control"), opened.headers.getSetCookie()]).toEqual([
      200,
      "no-store",
      [],
    ]);
    expect(html).toContain(String.raw`Calder \u003c/script> County`);
    expect(html).not.toContain("dana@example.org");
    const again = await visit(path);
    expect(again.status).toBe(404);
    expect(await again.text()).not.toContain("Calder");
  });

  it("opens its page for a minute, on its own brand's domain, and by no other token", async () => {
    const late = await printedPath();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    expect((await visit(late)).status).toBe(404);
    vi.useRealTimers();
    const foreign = await printedPath();
    expect((await visit(foreign, { at: brandOne.replace("brand1", "brand2") })).status).toBe(404);
    const changed = foreign.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await visit(changed)).status).toBe(404);
    expect((await visit("/printed/nothing")).status).toBe(404);
    // These attempts did not use it up.
    expect((await visit(foreign)).status).toBe(200);
  });

  it("two at once open it once", async () => {
    const path = await printedPath();
    const answers = await Promise.all([visit(path), visit(path), visit(path)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    for (const each of answers) await each.text();
  });
});
