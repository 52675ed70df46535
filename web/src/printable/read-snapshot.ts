import { snapshotSchemaVersion, type ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { PrintedPlace } from "./printed-place.ts";

/** Why there is nothing to print. */
export type NotPrinted = "signedOut" | "notPermitted" | "notPublished" | "newerRelease" | "unavailable";

export type ReadSnapshot =
  | { readonly kind: "read"; readonly snapshot: ReportSnapshot; readonly isStale: boolean }
  | { readonly kind: "failed"; readonly why: NotPrinted };

function whyOf(status: number): NotPrinted {
  if (status === 401) return "signedOut";
  if (status === 403) return "notPermitted";
  return status === 404 ? "notPublished" : "unavailable";
}

/** The body that is in the page itself: anyone who opened it with a token asks for nothing else. */
function snapshotOfPage(): ReportSnapshot | null {
  const text = document.getElementById("snapshot")?.textContent ?? "";
  return text === "" ? null : JSON.parse(text);
}

/** The frozen body of a report; what it says is drawn as it is, once its form is one that this release draws. */
export async function readSnapshot(
  { jobId, reportType, version }: Pick<PrintedPlace, "jobId" | "reportType" | "version">,
  locale: string,
  signal: AbortSignal,
): Promise<ReadSnapshot> {
  const own = snapshotOfPage();
  if (own !== null) return { kind: "read", snapshot: own, isStale: false };
  const query = new URLSearchParams({ locale, ...(version === null ? {} : { version }) });
  const address = `/api/v1/jobs/${encodeURIComponent(jobId)}/reports/${reportType}/body?${query.toString()}`;
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return { kind: "failed", why: whyOf(answer.status) };
    const snapshot: ReportSnapshot = await answer.json();
    if (snapshot.schemaVersion !== snapshotSchemaVersion) return { kind: "failed", why: "newerRelease" };
    return { kind: "read", snapshot, isStale: answer.headers.has("x-edge-stale") };
  } catch {
    return { kind: "failed", why: "unavailable" };
  }
}
