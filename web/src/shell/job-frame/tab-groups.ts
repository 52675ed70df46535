import type { TabGroup } from "@paygauge/ui";
import { fillPath } from "@paygauge/api-types/paths";
import { pages, sitemap, type PageId } from "@paygauge/api-types/sitemap";
import { tabGroups, type Page } from "@paygauge/api-types/sitemap/page";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { pageNaming, type PageNaming } from "@paygauge/api-types/sitemap/page-names";
import { parentOf } from "../../state/page.ts";
import { isAbsent, isOtherUpload } from "../../state/job-pages.ts";

/**
 * Tabs of a job that the user may open, in the specification's groups. Tabs of other kinds of jobs are left out: the
 * uploads that read another sort of file, and what a job of this kind does not have.
 */
export function jobTabGroups(
  job: Pick<Job, "id" | "kind"> & { readonly kindInSight?: LedgerKind },
  opens: (id: PageId) => boolean,
  pageNames: PageNaming = pageNaming(null),
): readonly TabGroup[] {
  const open = pages
    .filter(
      ({ id, page }) =>
        page.tab !== undefined &&
        opens(id) &&
        !isOtherUpload(id, job.kind) &&
        !isAbsent(id, job.kindInSight ?? job.kind),
    )
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return tabGroups
    .map((group) => ({
      key: group,
      label: pageNames.group(group),
      tabs: open
        .filter(({ page }) => page.tab?.group === group)
        .map(({ id, page }) => ({
          key: id,
          label: pageNames.tab(id),
          href: fillPath(page.path, { jobId: job.id }),
        })),
    }))
    .filter((group) => group.tabs.length > 0);
}

const order = Object.keys(sitemap);

/** The tab under which a page stands: its own, or that of the page above it. */
export function currentTab(id: PageId): PageId | undefined {
  const page: Page = sitemap[id];
  if (page.tab !== undefined) return id;
  const above = parentOf(page);
  return above === undefined ? undefined : currentTab(above);
}
