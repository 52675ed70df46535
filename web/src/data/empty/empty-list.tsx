import { AppLink, buttonStyle, EmptyState } from "@paygauge/ui";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../state/formats.ts";
import { useGuard, useMay } from "../../state/permissions.ts";
import { emptyLists, type EmptyListDeclaration, type EmptyListId } from "./empty-lists.ts";

export interface EmptyListProps {
  readonly list: EmptyListId;
  /** Whether the user may do what comes next, where the record and not a permission decides it. */
  readonly may?: boolean;
  /** Where that is done, where the address has a parameter. */
  readonly href?: string;
  /** Next to the way on. */
  readonly more?: ReactNode;
}

/** A list without entries: why it has none, and what to do next, or whom to ask. */
export function EmptyListWords({ list, may, href, more }: EmptyListProps) {
  const words = useTranslations("empty");
  const { opens } = useGuard();
  const { page, may: permission }: EmptyListDeclaration = emptyLists[list];
  // Asked in any case: hooks are in one order.
  const holds = useMay(permission ?? "AnalysisJobList_VIEW");
  const isUp = may ?? ((page === undefined || opens(page)) && (permission === undefined || holds));
  const to = href ?? (page === undefined ? undefined : linkTo(page));
  const action = words(`${list}.action`);
  return (
    <EmptyState
      title={words(`${list}.title`)}
      action={
        isUp && to !== undefined && action !== "" ? (
          <>
            <AppLink href={to} className={buttonStyle({ variant: "primary" })}>
              {action}
            </AppLink>
            {more}
          </>
        ) : undefined
      }
    >
      {words(`${list}.why`)} {words(isUp ? `${list}.next` : `${list}.ask`)}
    </EmptyState>
  );
}
