import type { sitemap } from "../sitemap.ts";
import type { NavGroup, TabGroup } from "./page.ts";

type Entry = (typeof sitemap)[keyof typeof sitemap];
type Part<K extends string> = Extract<Entry, Readonly<Record<K, unknown>>>[K &
  keyof Extract<Entry, Readonly<Record<K, unknown>>>];
type LabelOf<T> = T extends { readonly label: infer L extends string } ? L : never;

/** Every English name of a page: titles, crumbs, labels of navigation and tabs, and their groups. */
export type PageWord =
  | Entry["title"]
  | Extract<Part<"crumb">, string>
  | LabelOf<Part<"nav">>
  | LabelOf<Part<"tab">>
  | NavGroup
  | TabGroup;
