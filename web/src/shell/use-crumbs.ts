import type { Crumb } from "@paygauge/ui";
import { linkTo, sitemap, type Page, type PageHit, type PageId } from "@paygauge/api-types";
import { useCall } from "../data/use-call.ts";
import { usePageName } from "../state/language.ts";
import { firstJobPage } from "../state/job-pages.ts";
import { parentOf, usePage } from "../state/page.ts";
import { useGuard } from "../state/permissions.ts";

/** From the first page above to this one; a job's pages name the job between the list and themselves. */
export function useCrumbs(): readonly Crumb[] {
  const hit = usePage();
  const { opens } = useGuard();
  const pageName = usePageName();
  const jobId = hit.page.frame === "job" ? hit.params["jobId"] : undefined;
  const job = useCall("job", jobId === undefined ? null : { params: { jobId } }).data;
  const chain = chainOf(hit.id);
  const crumbs = chain.map((id) => crumbOf(id, hit, pageName));
  if (jobId === undefined) return crumbs;
  const first = firstJobPage(opens);
  const label = job?.id === jobId ? job.name : "…";
  const jobCrumb = first === undefined ? { label } : { label, href: linkTo(first, { jobId }) };
  const at = chain.findIndex((id) => sitemap[id].frame === "job");
  return [...crumbs.slice(0, at), jobCrumb, ...crumbs.slice(at)];
}

/** Pages above, top first, then the page itself. */
export function chainOf(id: PageId): readonly PageId[] {
  const above = parentOf(sitemap[id]);
  return above === undefined ? [id] : [...chainOf(above), id];
}

function crumbOf(id: PageId, hit: PageHit, pageName: (english: string) => string): Crumb {
  const page: Page = sitemap[id];
  const label = pageName(page.crumb ?? page.title);
  // Every parent's parameters are among its child's, so the path of this page fills them.
  return id === hit.id ? { label } : { label, href: linkTo(id, hit.params) };
}
