import { createContext, use } from "react";
import { sitemap, type PageHit, type PageId, type PageParams } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";

/** The page that the address names. */
export const PageContext = createContext<PageHit | null>(null);
/** The page that is drawn: for a moment after a navigation still the one before. Shell and job's tabs go ahead of it. */
export const DrawnPageContext = createContext<PageHit | null>(null);

/** The page that the address names: what leads through the product says it at once. */
export function usePage(): PageHit {
  const hit = use(PageContext);
  if (hit === null) throw new Error("A part of the shell was drawn outside the router.");
  return hit;
}

/** The page that is drawn, for what is inside it. */
export function useDrawnPage(): PageHit {
  const hit = use(DrawnPageContext);
  if (hit === null) throw new Error("A screen was drawn outside the router.");
  return hit;
}

/** Parameters of the page's path, by the page's id: `usePageParams("jobSuppliers").jobId`. */
export function usePageParams<Id extends PageId>(id: Id): Readonly<Record<PageParams<Id>, string>> {
  const hit = useDrawnPage();
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
