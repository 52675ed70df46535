import { AppLink, Tooltip } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { Fragment, memo, type ReactElement } from "react";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../state/formats.ts";
import { usePageNames } from "../state/language.ts";
import { parentOf, usePage } from "../state/page.ts";
import { useGuard, useMay } from "../state/permissions.ts";
import { navEntryOf, navSections, newJobHref, type NavItem } from "./nav-items.ts";

const above = (id: PageId) => parentOf(sitemap[id]);

/** New Job and the navigation's groups; `narrow` shows icons whose names are tooltips. */
export function RailContent({ narrow }: { readonly narrow: boolean }) {
  const words = useTranslations("shell");
  const { opens } = useGuard();
  const pageNames = usePageNames();
  const mayCreate = useMay("JobCreate");
  const current = navEntryOf(usePage().id, above);
  return (
    <div className="flex flex-col gap-1 p-2.5">
      {mayCreate && <NewJob label={words("newJob")} narrow={narrow} />}
      <div className="flex flex-col gap-1">
        {navSections(opens).map((section) => (
          <Fragment key={section.group}>
            {!narrow && section.group !== "Home" && (
              <h2 className="px-2 pt-3 pb-1 text-micro font-medium text-nav-text-2">
                {pageNames.group(section.group)}
              </h2>
            )}
            {narrow && <span aria-hidden className="mx-2 my-1 h-px bg-nav-active" />}
            <ul className="flex flex-col gap-0.5">
              {section.items.map((item) => (
                <li key={item.id}>
                  <NavLink
                    href={item.href}
                    label={pageNames.nav(item.id)}
                    icon={item.icon}
                    narrow={narrow}
                    current={item.id === current}
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function named(narrow: boolean, label: string, link: ReactElement): ReactElement {
  return narrow ? (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const linkClass =
  "flex min-h-8 items-center gap-2.5 rounded-control border-s-2 border-transparent text-data text-nav-text hover:bg-nav-hover max-md:min-h-11 aria-[current=page]:border-nav-mark aria-[current=page]:bg-nav-active aria-[current=page]:font-medium";

interface NavLinkProps extends Pick<NavItem, "href" | "icon"> {
  readonly label: string;
  readonly narrow: boolean;
  readonly current: boolean;
}

/** Another page draws two of them again: the one that it leaves and its own. */
const NavLink = memo(function NavLink({ href, label, icon: Icon, narrow, current }: NavLinkProps) {
  return named(
    narrow,
    label,
    <AppLink
      href={href}
      aria-current={current ? "page" : undefined}
      aria-label={narrow ? label : undefined}
      className={`${linkClass} ${narrow ? "justify-center" : "px-2"}`}
    >
      <Icon aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />
      {!narrow && label}
    </AppLink>,
  );
});

function NewJob({ label, narrow }: { readonly label: string; readonly narrow: boolean }) {
  return named(
    narrow,
    label,
    <AppLink
      href={newJobHref}
      aria-label={narrow ? label : undefined}
      className="mb-1.5 flex min-h-8.5 items-center justify-center gap-2 rounded-control border border-nav-active bg-nav-active text-data font-medium text-nav-text hover:bg-nav-hover max-md:min-h-11"
    >
      <Plus aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />
      {!narrow && label}
    </AppLink>,
  );
}
