import { walkTo, type Page } from "./journey.ts";

/** "/admin/users" of "/admin/users?status=pending", and "/jobs" of a page of any job: such pages may keep one heading. */
const partOf = (path: string) => /^\/(?:jobs\b|[^/?]*(?:\/[^/?]*)?)/.exec(path)?.[0];

/**
 * Goes to a page as `walkTo` does, from whatever page of the application stands: also to the page that stands already, or to
 * another of the same job, by way of a page elsewhere. The page begins again: nothing that was chosen, opened or
 * scrolled in it is left. To load it takes three times the work.
 */
export async function walkAnew(page: Page, path: string): Promise<void> {
  if (partOf(new URL(page.url()).pathname) === partOf(path)) {
    // A page of few parts that every user may open; its code may be on its way.
    await walkTo(page, partOf(path) === "/profile" ? "/glossary" : "/profile");
    await page.locator("#root main h1").waitFor();
  }
  await walkTo(page, path);
}
