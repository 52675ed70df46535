import { expect, type Page } from "./journey.ts";

interface Ids {
  readonly jobId: string;
  readonly supplierKey: string;
}

/** Ids of the seeded sample job and of the supplier with the largest spend in it, asked for as the page itself asks. */
export function sampleIds(page: Page): Promise<Ids> {
  return page.evaluate(async () => {
    const first = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", "x-csrf": "1" };
      const answer = await fetch(path, {
        method: "POST",
        headers,
        body: JSON.stringify({ pageNumber: 1, pageSize: 100, ...body }),
      });
      const { collection }: { collection: { id: string; isSample?: boolean; supplierKey: string }[] } =
        await answer.json();
      return collection.find(({ isSample }) => isSample !== false);
    };
    const jobId = (await first("/api/v1/jobs/get", {}))?.id ?? "";
    const supplier = await first(`/api/v1/jobs/${jobId}/suppliers/get`, { orderBy: "-spendMinor" });
    return { jobId, supplierKey: supplier?.supplierKey ?? "" };
  });
}

/** Waits until a page has drawn what it will draw: its heading has words, and nothing is a placeholder any more. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toHaveText(/\S/);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(page.getByText("Loading...")).toHaveCount(0);
}

/** The screens of the issue, by path, with real ids. */
export function screensOf(jobId: string, supplierKey: string): readonly string[] {
  const job = `/jobs/${jobId}`;
  return [
    "/analysis",
    "/jobs/loading",
    "/jobs/create/base",
    "/jobs/create/advanced",
    `/jobs/loading/${jobId}`,
    `${job}/workflow/advanced?step=file`,
    `${job}/workflow/advanced?step=map`,
    `${job}/workflow/advanced?step=check`,
    `${job}/summary`,
    `${job}/insights`,
    `${job}/suppliers`,
    `${job}/suppliers/${supplierKey}`,
    "/profile",
    "/admin/users",
    "/admin/users/create",
    "/admin/users/user-clara-client",
    "/admin/issuer-manager",
    "/admin/issuer-manager?part=brands&brand=branding-brand1",
    "/admin/issuer-manager/issuer-harbour",
    "/admin/issuer-manager/issuer-harbour/users",
    "/admin/buyer-manager",
    "/admin/analysis-admin?part=directory",
    "/admin/analysis-admin/confidence-rulesets",
    "/admin/analysis-admin/confidence-rulesets/1",
    "/admin/analysis-admin/scoring-rulesets/1",
    "/devops/proq-monitoring",
    "/devops/workflow-management",
    "/login",
    "/401",
    "/404",
    "/lobby",
  ];
}
