import lighthouse, { desktopConfig, type Flags } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices"] as const;
export type Category = (typeof categories)[number];
/** A desktop's screen and line, or a phone's of the middle class on a slow one. */
export type Preset = "desktop" | "mobile";

export interface Look {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest paint and blocking, ms. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Audits of accessibility and best practices that are not whole. */
  readonly findings: readonly string[];
}

/** One run on a page of its own of the browser that is signed in: the profile's cookies are kept. */
export async function look(address: string, port: number, preset: Preset, attempts = 3): Promise<Look> {
  const flags: Flags = {
    port,
    hostname: "127.0.0.1",
    output: "json",
    logLevel: "error",
    disableStorageReset: true,
    onlyCategories: [...categories],
  };
  const result = await lighthouse(address, flags, preset === "desktop" ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse gave no answer for ${address}.`);
  const { lhr } = result;
  // On a busy machine the browser now and then loses the beginning of a recording.
  if (lhr.runtimeError && attempts > 1) return look(address, port, preset, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${lhr.finalDisplayedUrl}.`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const findings = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id} ${JSON.stringify(lhr.audits[id]?.details ?? "").slice(0, 400)}`),
    );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
    },
    paint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    findings,
  };
}
