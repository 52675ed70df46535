import { linkTo } from "@paygauge/api-types/sitemap";

/** In the address of the jobs list: deleted jobs are shown instead. */
export const deletedParam = "deleted";

export const deletedHref = (): string => `${linkTo("analysis")}?${deletedParam}=yes`;
