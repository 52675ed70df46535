import { bySpecificity, compilePath, fillPath, matchPath, type CompiledPath, type ParamName } from "./paths.ts";
import { adminPages } from "./sitemap/admin.ts";
import { devPages } from "./sitemap/dev.ts";
import { devopsPages } from "./sitemap/devops.ts";
import { jobsPages } from "./sitemap/jobs.ts";
import { mainPages } from "./sitemap/main.ts";
import type { Page } from "./sitemap/page.ts";
import { publicPages } from "./sitemap/public.ts";
import { toolsPages } from "./sitemap/tools.ts";

export * from "./sitemap/page.ts";

/** Every route of docs/specification.md section 2, once, by its id. */
export const sitemap = {
  ...publicPages,
  ...mainPages,
  ...jobsPages,
  ...adminPages,
  ...devopsPages,
  ...toolsPages,
  ...devPages,
} as const;

export type PageId = keyof typeof sitemap;
export type PageParams<Id extends PageId> = ParamName<(typeof sitemap)[Id]["path"]>;

interface CompiledPage {
  readonly id: PageId;
  readonly path: string;
  readonly page: Page;
  readonly compiled: CompiledPath;
}

/** All pages, the most specific first. */
export const pages: readonly CompiledPage[] = (Object.entries(sitemap) as [PageId, Page][])
  .map(([id, page]) => ({ id, path: page.path, page, compiled: compilePath(page.path) }))
  .sort(bySpecificity);

export interface PageHit {
  readonly id: PageId;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The page that a path opens, or null. */
export function findPage(path: string): PageHit | null {
  for (const { id, page, compiled } of pages) {
    const params = matchPath(compiled, path);
    if (params) return { id, page, params };
  }
  return null;
}

type LinkArguments<Id extends PageId> = [PageParams<Id>] extends [never]
  ? [params?: undefined, query?: Readonly<Record<string, string>>]
  : [params: { readonly [K in PageParams<Id>]?: string }, query?: Readonly<Record<string, string>>];

/** The only maker of links: a page id, its parameters, an optional query. */
export function linkTo<Id extends PageId>(id: Id, ...[params, query]: LinkArguments<Id>): string {
  const path = fillPath(sitemap[id].path, params ?? {});
  const search = query ? new URLSearchParams(query).toString() : "";
  return search === "" ? path : `${path}?${search}`;
}
