import type { Page } from "@playwright/test";

/** A kind of page, the shape that stands for it, and the parts that it shows at least. */
export interface Waited {
  readonly path: string;
  readonly kind: string;
  readonly parts: readonly string[];
}

/** A page of each kind, with real ids. */
export const waitedPages = (jobId: string, supplierKey: string): readonly Waited[] => [
  { path: "/dashboard", kind: "dashboard", parts: ["heading", "tiles", "panel"] },
  { path: "/analysis", kind: "list", parts: ["heading", "toolbar", "grid"] },
  { path: "/admin/users", kind: "parts", parts: ["heading", "parts", "toolbar", "grid"] },
  { path: "/jobs/loading", kind: "choice", parts: ["heading", "drop", "grid"] },
  { path: "/jobs/create/advanced", kind: "form", parts: ["heading", "form"] },
  { path: "/admin/buyer-manager/buyer-calder-county", kind: "record", parts: ["heading", "form", "panel"] },
  // A user's issuers and jobs come after the user: no one knows before how many they are.
  { path: "/admin/users/user-clara-client", kind: "panels", parts: ["heading", "panel"] },
  { path: "/admin/analysis-admin/scoring-rulesets", kind: "table", parts: ["heading", "grid"] },
  { path: "/admin/analysis-admin/scoring-rulesets/1", kind: "version", parts: ["heading", "grid", "panel"] },
  // The counts of its lists widen their bar, which then takes a second line.
  { path: "/devops/proq-monitoring", kind: "queue", parts: ["heading", "tiles", "chart", "grid"] },
  { path: `/jobs/${jobId}/summary`, kind: "summary", parts: ["job", "tabs", "heading", "chart", "grid", "panel"] },
  { path: `/jobs/${jobId}/insights`, kind: "insights", parts: ["job", "tabs", "tiles", "chart"] },
  { path: `/jobs/${jobId}/suppliers`, kind: "jobList", parts: ["job", "tabs", "toolbar", "grid"] },
  {
    path: `/jobs/${jobId}/suppliers/${supplierKey}`,
    kind: "supplier",
    parts: ["job", "tabs", "heading", "grid", "chart", "panel"],
  },
  { path: `/jobs/${jobId}/workflow/advanced`, kind: "steps", parts: ["job", "tabs", "steps", "panel", "form"] },
  { path: `/jobs/loading/${jobId}`, kind: "progress", parts: ["job", "tabs", "grid"] },
];

export interface Seen {
  /** From the navigation to the first frame with a shape in it, ms. */
  readonly after: number;
  readonly kind: string;
  readonly parts: readonly string[];
  readonly heading: string;
  /** What turns, and words instead of a shape. */
  readonly generic: readonly string[];
}

/** Goes to a page as a link does, and looks at every frame until a shape is seen in it. */
export function goAndLook(page: Page, path: string): Promise<Seen> {
  return page.evaluate(
    (to) =>
      new Promise<Seen>((resolve) => {
        const begun = performance.now();
        const wordsIn = (main: HTMLElement) =>
          [...main.querySelectorAll("*")]
            .filter((each) => each.children.length === 0 && !each.closest(".sr-only"))
            .map((each) => each.textContent)
            .join("\n");
        const look = () => {
          const main = document.querySelector("main");
          const bodies = [...(main?.querySelectorAll(":is([data-shape], [data-grid]) .animate-appear") ?? [])];
          const body = bodies.find((each) => getComputedStyle(each).opacity === "1");
          const taken = performance.now() - begun;
          if (!main || (!body && taken < 5000)) return requestAnimationFrame(look);
          const seen = (each: HTMLElement) => each.getClientRects().length > 0;
          const parts = [...main.querySelectorAll<HTMLElement>("[data-part]")].filter(seen);
          const turning = [...main.querySelectorAll(".animate-turn")].map(() => "something turns");
          return resolve({
            after: taken,
            // A list whose code is here is shown itself, with its titles over empty rows.
            kind: body?.closest<HTMLElement>("[data-shape]")?.dataset["shape"] ?? (body ? "grid" : "nothing"),
            parts: parts.map((each) => each.dataset["part"] ?? ""),
            // The page before may still be there, out of sight.
            heading: [...main.querySelectorAll("h1")].find(seen)?.textContent ?? "",
            generic: [...turning, ...(/^Loading/m.test(wordsIn(main)) ? ["words"] : [])],
          });
        };
        history.pushState(null, "", to);
        requestAnimationFrame(look);
      }),
    path,
  );
}

/** How far what stands already moves from now on, as the browser counts it: 1 is the whole window. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; what: string[] }>> {
  await page.evaluate(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(" | ") });
      }
    }).observe({ type: "layout-shift" });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: { value: number; what: string }[] };
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
    });
}
