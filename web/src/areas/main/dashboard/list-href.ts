import { defaultGridQuery, toSearchParams } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";

/** A list with a filter or an order, as the URL that reproduces it. */
export function listHref(page: "analysis" | "campaignWorkflows", query: Partial<typeof defaultGridQuery>): string {
  const search = toSearchParams({ ...defaultGridQuery, ...query }).toString();
  return linkTo(page) + (search === "" ? "" : `?${search}`);
}
