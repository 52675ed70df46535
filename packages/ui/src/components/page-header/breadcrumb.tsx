import type { ReactNode } from "react";
import { AppLink, useTexts } from "../../context/ui-context.tsx";

export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly href?: string;
  /** Behind the label: a menu of what stands beside it. */
  readonly menu?: ReactNode;
}

/** The way from the first page to this one; the last entry is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.breadcrumb} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-label text-text-2">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={`${crumb.label}-${crumb.href ?? ""}`}
              // The page itself and short names keep their words; a long name above gives way.
              className={
                last
                  ? "flex max-w-full shrink-0 items-center gap-1 md:max-w-1/2"
                  : `flex min-w-0 items-center gap-1 max-md:hidden ${crumb.label.length > 24 ? "shrink-99" : "shrink lg:shrink-0"}`
              }
            >
              {crumb.href === undefined || last ? (
                <span
                  aria-current={last ? "page" : undefined}
                  className={last ? "truncate font-semibold text-text" : "truncate"}
                >
                  {crumb.label}
                </span>
              ) : (
                <AppLink href={crumb.href} className="reach min-w-0 rounded-chip hover:text-text hover:underline">
                  <span className="block truncate">{crumb.label}</span>
                </AppLink>
              )}
              {crumb.menu}
              {!last && <span aria-hidden>/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
