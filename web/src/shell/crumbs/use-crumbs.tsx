import type { Crumb } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { linkTo, sitemap, type PageHit, type PageId } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { Page } from "@paygauge/api-types/sitemap/page";
import type { PageNaming } from "@paygauge/api-types/sitemap/page-names";
import { useCall } from "../../data/use-call.ts";
import { usePageNames } from "../../state/language.ts";
import { firstJobPage, isOtherUpload } from "../../state/job-pages.ts";
import { parentOf, usePage } from "../../state/page.ts";
import { recordNameAtom } from "../../state/record-name.ts";
import { useGuard } from "../../state/permissions.ts";
import { useTranslations } from "../../state/formats.ts";
import { useJobFacts } from "../job-frame/use-job-facts.ts";
import { JobSiblings, PageSiblings } from "./sibling-menu.tsx";
import { siblingsOf } from "./siblings-of.ts";

/** From the first page above to this one, each with what is next to it; a job's pages name the job above them. */
export function useCrumbs(): readonly Crumb[] {
  const hit = usePage();
  const { opens } = useGuard();
  const pageNames = usePageNames();
  const named = useAtomValue(recordNameAtom);
  const record = named?.hit === hit ? named.name : undefined;
  const jobId = hit.page.frame === "job" ? hit.params["jobId"] : undefined;
  const job = useCall("job", jobId === undefined ? null : { params: { jobId } }).data;
  const below = useLineBelow();
  const chain = chainOf(hit.id);
  const standsBeside = (id: PageId) => opens(id) && (job === undefined || !isOtherUpload(id, job.kind));
  const crumbs = chain.map((id): Crumb => {
    const beside = siblingsOf(id, hit.params, standsBeside);
    const crumb = crumbOf(id, hit, { pageNames, record });
    return beside.length < 2 ? crumb : { ...crumb, menu: <PageSiblings of={crumb.label} pages={beside} here={id} /> };
  });
  if (jobId === undefined) return crumbs;
  const first = firstJobPage(opens, job?.kind ?? "base");
  const label = job?.id === jobId ? job.name : "…";
  const menu = opens("analysis") ? { menu: <JobSiblings of={label} jobId={jobId} /> } : {};
  const line = job?.id === jobId ? { below: below(job, hit.id) } : {};
  const jobCrumb = { label, ...line, ...menu, ...(first === undefined ? {} : { href: linkTo(first, { jobId }) }) };
  const at = chain.findIndex((id) => sitemap[id].frame === "job");
  return [...crumbs.slice(0, at), jobCrumb, ...crumbs.slice(at)];
}

/** On a phone: the buyer and the spend under the job's name, or which page this is where no tab says it. */
function useLineBelow(): (job: Job, id: PageId) => string {
  const words = useTranslations("jobs");
  const factsOf = useJobFacts();
  const pageNames = usePageNames();
  return (job, id) => {
    const page: Page = sitemap[id];
    if (page.tab === undefined) return pageNames.crumb(id);
    const facts = [
      job.state === "Ready" ? undefined : words(`states.${job.state}`),
      job.buyerName,
      factsOf(job).amount,
    ];
    return facts.filter((fact) => fact !== undefined).join(", ");
  };
}

/** Pages above, top first, then the page itself. */
export function chainOf(id: PageId): readonly PageId[] {
  const above = parentOf(sitemap[id]);
  return above === undefined ? [id] : [...chainOf(above), id];
}

interface Naming {
  readonly pageNames: PageNaming;
  /** What the record of this page is called, once it is known. */
  readonly record: string | undefined;
}

function crumbOf(id: PageId, hit: PageHit, { pageNames, record }: Naming): Crumb {
  const label = (id === recordPageOf(hit.id) ? record : undefined) ?? pageNames.crumb(id);
  // Every parent's parameters are among its child's, so the path of this page fills them.
  return id === hit.id ? { label } : { label, href: linkTo(id, hit.params) };
}

const parametersOf = (id: PageId): number => sitemap[id].path.split("/:").length;

/** Returns the page of a page's record: the first above it, or itself, that has all of its parameters. */
export const recordPageOf = (id: PageId): PageId | undefined =>
  chainOf(id).find((above) => parametersOf(above) === parametersOf(id));
