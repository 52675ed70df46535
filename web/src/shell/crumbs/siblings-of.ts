import { fillPath } from "@paygauge/api-types/paths";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";

/** A page next to another one, with its address. */
export interface Sibling {
  readonly id: PageId;
  readonly href: string;
}

const entries = (Object.entries(sitemap) as [PageId, Page][]).map(([id, page]) => ({ id, page }));

/**
 * The pages that are next to one, itself among them, in the sitemap's order: the tabs of its job, or the entries of its
 * part of the navigation; none for a page that is neither. `opens` is the guard's word.
 */
export function siblingsOf(
  id: PageId,
  params: Readonly<Record<string, string>>,
  opens: (id: PageId) => boolean,
): readonly Sibling[] {
  const { tab, nav }: Page = sitemap[id];
  if (tab === undefined && nav === undefined) return [];
  return entries
    .filter(({ page }) => (tab === undefined ? page.nav?.group === nav?.group : page.tab !== undefined))
    .filter((each) => each.page.released && opens(each.id))
    .map((each) => ({ id: each.id, href: fillPath(each.page.path, params) }));
}
