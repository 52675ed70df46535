import { AppLink, useTexts } from "../../context/ui-context.tsx";

export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly href?: string;
}

/** The way from the first page to this one; the last entry is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.breadcrumb} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-label text-text-2">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={`${crumb.label}-${crumb.href ?? ""}`}
              className={last ? "min-w-0 truncate" : "shrink-0 max-md:hidden"}
            >
              {crumb.href === undefined || last ? (
                <span aria-current={last ? "page" : undefined} className={last ? "font-semibold text-text" : ""}>
                  {crumb.label}
                </span>
              ) : (
                <AppLink href={crumb.href} className="rounded-chip hover:text-text hover:underline">
                  {crumb.label}
                </AppLink>
              )}
              {!last && <span aria-hidden> /</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
