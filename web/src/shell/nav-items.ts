import {
  Briefcase,
  ChartColumn,
  Globe,
  BookOpen,
  Building2,
  House,
  Landmark,
  Megaphone,
  ScrollText,
  Search,
  Server,
  SlidersHorizontal,
  Table2,
  Users,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import { linkTo, sitemap, type PageId } from "@paygauge/api-types/sitemap";
import { navGroups, type NavGroup, type Page } from "@paygauge/api-types/sitemap/page";
import { ownValue } from "@paygauge/api-types/own-value";

export interface NavItem {
  readonly id: PageId;
  readonly href: string;
  readonly icon: LucideIcon;
}

interface NavSection {
  readonly group: NavGroup;
  readonly items: readonly NavItem[];
}

const iconOfPath: Readonly<Record<string, LucideIcon>> = {
  "/dashboard": House,
  "/campaign-workflows": Megaphone,
  "/analysis": ChartColumn,
  "/global-insights/loading": Globe,
  "/resource-hub": BookOpen,
  "/vendors": Search,
  "/admin/analysis-admin": SlidersHorizontal,
  "/admin/users": Users,
  "/admin/system-logs": ScrollText,
  "/admin/issuer-manager": Landmark,
  "/admin/buyer-manager": Briefcase,
  "/admin/analytics-query": Table2,
  "/devops": Server,
  "/tools": Wrench,
};

const entries = (Object.entries(sitemap) as [PageId, Page][]).map(([id, page]) => ({ id, page }));

/**
 * Navigation entries that `opens` lets through, in the specification's groups and in its order, which is that of the
 * sitemap; groups without one are left out.
 */
export function navSections(opens: (id: PageId) => boolean): readonly NavSection[] {
  const open = entries.filter(({ id, page }) => page.nav !== undefined && opens(id));
  return navGroups
    .map((group) => ({ group, items: open.filter(({ page }) => page.nav?.group === group).map(itemOf) }))
    .filter((section) => section.items.length > 0);
}

function itemOf({ id, page }: { readonly id: PageId; readonly page: Page }): NavItem {
  return { id, href: page.path, icon: ownValue(iconOfPath, page.path) ?? Building2 };
}

/** The navigation entry under which a page stands: itself or the nearest page above it. */
export function navEntryOf(id: PageId, parentOf: (page: PageId) => PageId | undefined): PageId {
  const above = parentOf(id);
  return above === undefined ? id : navEntryOf(above, parentOf);
}

/** Where New Job leads. */
export const newJobHref = linkTo("newJob");
