import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { sitemap } from "@paygauge/api-types/sitemap";
import type { Page as SitePage } from "@paygauge/api-types/sitemap/page";
import { pageShapes } from "../../web/src/state/page-shapes.ts";
import { german } from "../../web/src/texts/de.ts";
import { addressOf, expect, type Page } from "./journey.ts";

interface Ids {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly buyerId: string;
  /** null: the user may not see one, and not make one. */
  readonly useCaseId: string | null;
  /** The same of a campaign of every supplier. */
  readonly campaignWorkflowId: string | null;
  /** The vendor with the largest spend; null: the user can see none. */
  readonly vendorId: string | null;
}

/**
 * Ids of the seeded sample job, of the supplier with the largest spend in it, of its buyer, and of a use case and a
 * campaign of all its suppliers, asked as the page asks; these two are made where there are none yet.
 */
export function sampleIds(page: Page): Promise<Ids> {
  return page.evaluate(async () => {
    interface Row {
      readonly id: string;
      readonly isSample?: boolean;
      readonly supplierKey: string;
      readonly buyerId: string;
    }
    const first = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", "x-csrf": "1" };
      const answer = await fetch(path, {
        method: "POST",
        headers,
        body: JSON.stringify({ pageNumber: 1, pageSize: 100, ...body }),
      });
      const { collection }: { collection: Row[] } = await answer.json();
      return collection.find(({ isSample }) => isSample !== false);
    };
    const job = await first("/api/v1/jobs/get", {});
    const supplier = await first(`/api/v1/jobs/${job?.id ?? ""}/suppliers/get`, { orderBy: "-spendMinor" });
    interface Named {
      readonly name: string;
      readonly useCaseId?: string;
      readonly campaignWorkflowId?: string;
    }
    const ofAll = async (kind: "use-cases" | "campaign-workflows", what: object): Promise<string | null> => {
      const path = `/api/v1/jobs/${job?.id ?? ""}/${kind}`;
      const answer = await fetch(path);
      if (!answer.ok) return null;
      const { cases, campaigns }: { cases?: Named[]; campaigns?: Named[] } = await answer.json();
      const before = (cases ?? campaigns ?? []).find(({ name }) => name === "Every supplier");
      if (before) return before.useCaseId ?? before.campaignWorkflowId ?? null;
      const headers = { "content-type": "application/json", "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
      const body = { name: "Every supplier", method: "vcard", ...what };
      const made = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      const { id }: { id?: string } = await made.json();
      return id ?? null;
    };
    const firstVendor = async (): Promise<string | null> => {
      const headers = { "content-type": "application/json", "x-csrf": "1" };
      const body = JSON.stringify({ pageNumber: 1, pageSize: 1 });
      const answer = await fetch("/api/v1/vendors/get", { method: "POST", headers, body });
      if (!answer.ok) return null;
      const { collection }: { collection: { vendorId: string }[] } = await answer.json();
      return collection[0]?.vendorId ?? null;
    };
    return {
      vendorId: await firstVendor(),
      jobId: job?.id ?? "",
      supplierKey: supplier?.supplierKey ?? "",
      buyerId: job?.buyerId ?? "",
      useCaseId: await ofAll("use-cases", { criteria: { filterItems: [] } }),
      campaignWorkflowId: await ofAll("campaign-workflows", { from: { kind: "selection" } }),
    };
  });
}

/**
 * Waits until a page has drawn what it will draw: its heading has words, and nothing is a placeholder any more. It is
 * looked at in every frame: what asks again after growing pauses waits longer than most pages take.
 */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasHeading = /\S/.test(document.querySelector("h1")?.textContent ?? "");
    const isPlaceholder = ({ textContent }: Element) =>
      textContent !== null && /^(Loading\.\.\.|Wird geladen …|Chargement…)$/.test(textContent.trim());
    return (
      hasHeading &&
      document.querySelector("[aria-busy]") === null &&
      ![...document.querySelectorAll("body *")].some((each) => each.childElementCount === 0 && isPlaceholder(each))
    );
  });
}

/** An address to look at, and the title of its tab; undefined where another test checks it. */
interface PageToSee {
  readonly address: string;
  readonly title?: string;
  /** The same in German; undefined for pages that the gateway draws, or the frame for paper. */
  readonly germanTitle?: string;
  /** Pages of one kind are built of the same parts. */
  readonly kind?: string;
}

/** Which pages are wanted: all of them, or with ONLY_PAGES=jobInsights,jobSuppliers those alone. */
function onlyPages(): (id: string) => boolean {
  const { ONLY_PAGES: only } = process.env;
  if (only === undefined) return () => true;
  const ids = new Set(only.split(","));
  const unknown = [...ids].filter((id) => !Object.hasOwn(sitemap, id));
  if (unknown.length > 0)
    throw new Error(`ONLY_PAGES names pages that the sitemap doesn't have: ${unknown.join(", ")}.`);
  return (id) => ids.has(id);
}

/** Flags that the seeds switch on: a page behind another flag is not found. */
const seededFlags = new Set(["FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT"]);

/** Every released page with real ids, and the parts of pages that have an address of their own. */
export function pagesToSee({
  jobId,
  supplierKey,
  buyerId,
  useCaseId,
  campaignWorkflowId,
  vendorId,
}: Ids): readonly PageToSee[] {
  const real: Readonly<Record<string, string>> = {
    j1: jobId,
    s1: supplierKey,
    uc1: useCaseId ?? "none",
    c1: campaignWorkflowId ?? "none",
    v1: vendorId ?? "none",
    "buyer-1": buyerId,
    i1: "issuer-harbour",
    x1: "prompt-use-case-pitch",
    dp1: "profile-northstar-analysis",
    vr1: "hub-card-data",
    u1: "user-clara-client",
  };
  const withIds = (example: string) =>
    example
      .split("/")
      .map((part) => real[part] ?? part)
      .join("/");
  // The sample job was made from document lines: the uploads of other kinds lead to its own.
  const otherKinds = [sitemap.jobWorkflowBase.path, sitemap.jobWorkflowMatchedDataOnly.path];
  // The guard refuses one page to every user.
  const elsewhere = new Set<string>(["/", ...otherKinds, sitemap.devInaccessible.path]);
  const isWanted = onlyPages();
  const isOn = ({ released, flag }: SitePage) => released && (flag === undefined || seededFlags.has(flag));
  const released = Object.entries<SitePage>(sitemap).filter(
    ([id, each]) => isOn(each) && !elsewhere.has(each.path) && isWanted(id),
  );
  const parts = Object.entries({
    [`/jobs/${jobId}/workflow/advanced?step=map`]: "jobWorkflowAdvanced",
    [`/jobs/${jobId}/workflow/advanced?step=check`]: "jobWorkflowAdvanced",
    "/admin/issuer-manager?part=brands&brand=branding-brand1": "issuerManager",
    "/admin/analysis-admin?part=directory": "analysisAdmin",
  });
  return [
    ...released.map(([id, { title, path, frame }]): PageToSee => {
      const kind = Object.entries(pageShapes).find(([of]) => of === id)?.[1].kind;
      const example = examplePath(path);
      // The pages of errors are named by the error.
      if (/^\/(40[14]|50[03])$/.test(path)) return { address: path };
      const germanTitle = Object.entries(german.names.pages.pages).find(([of]) => of === id)?.[1].title;
      const inApp = frame !== "edge" && frame !== "printable" && germanTitle !== undefined ? { germanTitle } : {};
      return { address: withIds(example), title, ...inApp, ...(kind === undefined ? {} : { kind }) };
    }),
    ...parts.filter(([, id]) => isWanted(id)).map(([address]) => ({ address })),
  ];
}

/**
 * Goes to a page as a link of the application does, without loading the application again: that takes a tenth of the time.
 * Pages of the gateway, and parts of the open page, are loaded.
 */
export async function goTo(page: Page, { address, title, germanTitle }: PageToSee, language: "en" | "de") {
  const wanted = germanTitle === undefined ? undefined : language === "de" ? germanTitle : title;
  const before = await page.evaluate(() => ({
    title: document.title,
    // An open page keeps the language that the user had when it was loaded.
    language: document.querySelector("#root header") === null ? null : document.documentElement.lang,
  }));
  if (wanted === undefined || before.language !== language) {
    await page.goto(addressOf(address));
    return;
  }
  const titled = new RegExp(`^${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")} · `);
  const push = (to: string) => page.evaluate((path) => history.pushState(null, "", path), to);
  // By way of a page of another title: two pages in a row may have one title.
  if (titled.test(before.title)) {
    await push(address === "/profile" ? "/glossary" : "/profile");
    await expect(page, address).not.toHaveTitle(titled);
  }
  await push(address);
  await expect(page, address).toHaveTitle(titled);
}

/**
 * Elements that are wider than their room, the page itself first: it never scrolls sideways (WCAG 1.4.10). `slack` in
 * pixels is for sizes of text whose lengths aren’t whole pixels.
 */
export function sideways(page: Page, slack = 0): Promise<string[]> {
  return page.evaluate(
    (most) =>
      [document.documentElement, ...document.querySelectorAll("main")]
        .filter((element) => element.scrollWidth > element.clientWidth + most)
        .map((element) => `${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`),
    slack,
  );
}

/**
 * What moves although it frames the page: header and rail stay where they are, and no element around `main` scrolls,
 * however far it is asked to.
 */
export function movingFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const frame = [...document.querySelectorAll("header, nav")].filter((each) => !main?.contains(each));
    const places = frame.map((each) => each.getBoundingClientRect().top);
    const around: Element[] = [document.documentElement];
    for (let each = main?.parentElement; each; each = each.parentElement) around.push(each);
    const scrolled = around.flatMap((each) => {
      each.scrollTop = 100_000;
      return each.scrollTop > 0 ? [`${each.tagName} scrolls by ${each.scrollTop}`] : [];
    });
    const moved = frame.flatMap((each, index) =>
      each.getBoundingClientRect().top === places[index] ? [] : [`${each.tagName} moves`],
    );
    for (const each of around) each.scrollTop = 0;
    return [...scrolled, ...moved];
  });
}
