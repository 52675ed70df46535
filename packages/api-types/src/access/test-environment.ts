import type { PageId } from "../sitemap.ts";

const environments: ReadonlySet<string> = new Set(["local", "test"]);

/** Pages that exist in such deployments alone. Not a field of the sitemap, which every screen loads. */
const testPages: ReadonlySet<PageId> = new Set<PageId>(["devResetAllJobs", "devDatabaseAnonymizer"]);

/** Whether a deployment is one whose data may be erased as a whole: its name is exactly local or test. */
export const isTestEnvironment = (name: string): boolean => environments.has(name);

/** Whether a page is answered in a deployment of this name; elsewhere it is 404. */
export const isPageOf = (page: PageId, environment: string): boolean =>
  !testPages.has(page) || isTestEnvironment(environment);
