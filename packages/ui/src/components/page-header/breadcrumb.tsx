import type { ReactNode } from "react";
import { AppLink, useTexts } from "../../context/ui-context.tsx";

export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly href?: string;
  /** Behind the label: a menu of what is next to it. */
  readonly menu?: ReactNode;
  /** Below 640 px this entry is shown in place of the page itself, with this line under it. */
  readonly below?: string;
}

/** The way from the first page to this one; the last entry is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  const isNamedAbove = crumbs.some(({ below }) => below !== undefined);
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
                  ? `flex max-w-full shrink-0 items-center gap-1 md:max-w-1/2 ${isNamedAbove ? "max-sm:hidden" : ""}`
                  : `flex min-w-0 items-center gap-1 ${crumb.below === undefined ? "max-md:hidden" : "sm:max-md:hidden max-sm:grow"} ${crumb.label.length > 24 ? "shrink-99" : "shrink lg:shrink-0"}`
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
                  <span
                    className={`block truncate ${crumb.below === undefined ? "" : "max-sm:text-data max-sm:leading-tight max-sm:font-semibold max-sm:text-text"}`}
                  >
                    {crumb.label}
                  </span>
                  {crumb.below !== undefined && (
                    <span className="block truncate leading-tight sm:hidden">{crumb.below}</span>
                  )}
                </AppLink>
              )}
              {crumb.menu}
              {!last && (
                <span aria-hidden className={crumb.below === undefined ? "" : "max-sm:hidden"}>
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
