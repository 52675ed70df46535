import type { Access } from "../access/access.ts";
import type { FeatureFlag } from "../access/flags.ts";
import type { Permission } from "../access/permissions.ts";

/** `edge`: drawn by the edge without React. `standard`: rail and header. `job`: standard with the job's tabs. */
type Frame = "edge" | "standard" | "job" | "printable";

export const navGroups = ["Home", "Analysis", "Admin", "System"] as const;
export type NavGroup = (typeof navGroups)[number];

/**
 * Tab groups of a job; Creation and Analysis are open at first, the others closed (docs/specification.md section 2).
 */
export const tabGroups = ["Creation", "Analysis", "Enablement", "Output", "Admin", "Business Case"] as const;
export type TabGroup = (typeof tabGroups)[number];
export const tabGroupsOpenAtFirst: readonly TabGroup[] = ["Creation", "Analysis"];

/** One page of the product, stated once: router, navigation, tabs, crumbs, links, guard and tests read it. */
export interface Page {
  readonly path: string;
  readonly frame: Frame;
  readonly title: string;
  /** Breadcrumb label where it differs from the title. */
  readonly crumb?: string;
  readonly access: Access;
  readonly flag?: FeatureFlag;
  readonly nav?: { readonly group: NavGroup; readonly label: string };
  readonly tab?: { readonly group: TabGroup; readonly label: string };
  /** false: an honest "not available in this release" page behind the guard, and no navigation. */
  readonly released: boolean;
  /** Wants the whole screen: the navigation next to it is collapsed at first (docs/specification.md section 4). */
  readonly fullscreen?: true;
  /** A page of a job whose files state money; other jobs say in its place why it is not there. */
  readonly needsFigures?: true;
  /** Page above this one in the breadcrumb. */
  readonly parent?: string;
}

export type { Access, FeatureFlag, Permission };
