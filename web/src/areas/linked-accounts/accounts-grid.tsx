import { defaultGridQuery } from "@paygauge/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import type { LinkedAccountRow, LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { EmptyList } from "../../data/empty/empty.tsx";
import { ListGrid } from "../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../data/own-days.ts";
import { useRows } from "../../data/use-rows.ts";
import { useGridViews } from "../../data/views/use-grid-views.ts";
import { useTranslations } from "../../state/formats.ts";
import { useAccountColumns } from "./use-account-columns.tsx";

const newestFirst = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "createdOn", direction: "desc" },
} as const;
/** How often the list is read again while one of its accounts is read. */
const readingMs = 5000;
const viewKeys = { keeps: ["account", "new"] } as const;

interface AccountsGridProps {
  readonly only: LinkProvider | null;
  /** Goes up with each change, after which the rows are read again. */
  readonly changes: number;
  readonly shown: string | null;
  readonly onShow: (linkedAccountId: string | null) => void;
}

function ofProvider(request: PagedRequest, only: LinkProvider | null): PagedRequest {
  if (only === null) return request;
  const item = { propertyName: "provider", itemComparisonOperator: "Equal", itemValue: only } as const;
  return { ...request, filters: { filterItems: [...(request.filters?.filterItems ?? []), item] } };
}

/** The accounts as rows, with filters, views and export. */
export function AccountsGrid({ only, changes, shown, onShow }: AccountsGridProps) {
  const words = useTranslations("linkedAccounts");
  const views = useGridViews("linkedAccountsPage", newestFirst, viewKeys);
  const { query, setQuery, ready } = views;
  const [isReading, setReading] = useState(false);
  const rows = useRows("linkedAccountsPage", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body: ofProvider(withOwnDays(body, "createdOn", "statusOn", "lastSyncOn"), only) }),
    ...(isReading && { pollMs: readingMs }),
  });
  const isOneRead = rows.data?.collection.some(({ syncState }) => syncState === "running") ?? false;
  if (isOneRead !== isReading) setReading(isOneRead);
  useReloadAfter(changes, rows.reload);
  const columns = useAccountColumns(only, onShow);
  const peek = useMemo(
    () => ({ rowKey: shown ?? undefined, onPeek: (row: LinkedAccountRow | undefined) => onShow(row?.id ?? null) }),
    [shown, onShow],
  );
  return (
    <div className="min-h-0 min-w-0 grow">
      <ListGrid
        label={words("label")}
        views={views}
        columns={columns}
        rows={rows}
        keyIn="id"
        searchable
        peek={peek}
        onOpenRow={(row) => onShow(row.id)}
        empty={<EmptyList list="linkedAccounts" />}
      />
    </div>
  );
}

function useReloadAfter(changes: number, reload: () => void): void {
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    reload();
  });
}
