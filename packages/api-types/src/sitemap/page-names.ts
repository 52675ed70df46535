import { sitemap, type PageId } from "../sitemap.ts";
import type { NavGroup, Page, TabGroup } from "./page.ts";

/** What a page is called: its title, and where they differ its crumb, its entry in the navigation and its tab. */
interface PageName {
  readonly title: string;
  readonly crumb?: string;
  readonly nav?: string;
  readonly tab?: string;
}

/** A page has a name in each language for each that it has in the sitemap, and no other. */
type NameOf<P> = { readonly title: string } & {
  readonly [K in keyof P & ("crumb" | "nav" | "tab")]: string;
};

/** The names of the pages and of their groups in a language next to English, which the sitemap itself has. */
export interface PageNames {
  readonly pages: { readonly [Id in PageId]: NameOf<(typeof sitemap)[Id]> };
  readonly groups: Readonly<Record<NavGroup | TabGroup, string>>;
}

/** Names of the pages in one language, by the page's id. */
export interface PageNaming {
  title(id: PageId): string;
  crumb(id: PageId): string;
  nav(id: PageId): string;
  tab(id: PageId): string;
  group(group: NavGroup | TabGroup): string;
}

function english(id: PageId): PageName {
  const { title, crumb = title, nav, tab }: Page = sitemap[id];
  return { title, crumb, nav: nav?.label ?? title, tab: tab?.label ?? title };
}

/** The names of a language; null: English. */
export function pageNaming(names: PageNames | null): PageNaming {
  const of = (id: PageId): PageName => names?.pages[id] ?? english(id);
  return {
    title: (id) => of(id).title,
    crumb: (id) => of(id).crumb ?? of(id).title,
    nav: (id) => of(id).nav ?? of(id).title,
    tab: (id) => of(id).tab ?? of(id).title,
    group: (group) => names?.groups[group] ?? group,
  };
}
