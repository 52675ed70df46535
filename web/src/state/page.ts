import { createContext, use } from "react";
import { sitemap, type Page, type PageHit, type PageId, type PageParams } from "@paygauge/api-types";

/** The page that the router opened. */
export const PageContext = createContext<PageHit | null>(null);

export function usePage(): PageHit {
  const hit = use(PageContext);
  if (hit === null) throw new Error("A screen was drawn outside the router.");
  return hit;
}

/** Parameters of the page's path, by the page's id: `usePageParams("jobSuppliers").jobId`. */
export function usePageParams<Id extends PageId>(id: Id): Readonly<Record<PageParams<Id>, string>> {
  const hit = usePage();
  if (hit.id !== id) throw new Error(`The screen of ${id} was drawn for ${hit.id}.`);
  // The path matched the pattern of this id, so the pattern's names are there.
  return hit.params;
}

/** The page above another, or undefined. */
export function parentOf(page: Page): PageId | undefined {
  const { parent } = page;
  return parent !== undefined && isPageId(parent) ? parent : undefined;
}

export function isPageId(word: string): word is PageId {
  return Object.hasOwn(sitemap, word);
}
