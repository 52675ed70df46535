import { defaultGridQuery } from "@paygauge/ui";
import { useEffect, useMemo, useRef } from "react";
import type { MagicLinkRow } from "@paygauge/api-types/entities/magic-links";
import { EmptyList } from "../../data/empty/empty.tsx";
import { ListGrid } from "../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../data/own-days.ts";
import { useRows } from "../../data/use-rows.ts";
import { useGridViews } from "../../data/views/use-grid-views.ts";
import { useTranslations } from "../../state/formats.ts";
import { useLinkColumns } from "./use-link-columns.tsx";

const newestFirst = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "createdOn", direction: "desc" },
} as const;
const viewKeys = { keeps: ["link", "new"] } as const;

interface LinksGridProps {
  /** Goes up with each change, after which the rows are read again. */
  readonly changes: number;
  readonly shown: string | null;
  readonly onShow: (magicLinkId: string | null) => void;
}

/** The links as rows, with filters, views and export. */
export function LinksGrid({ changes, shown, onShow }: LinksGridProps) {
  const words = useTranslations("magicLinks");
  const views = useGridViews("magicLinksPage", newestFirst, viewKeys);
  const { query, setQuery, ready } = views;
  const rows = useRows("magicLinksPage", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body: withOwnDays(body, "createdOn", "expiresOn", "lastEventOn") }),
  });
  useReloadAfter(changes, rows.reload);
  const columns = useLinkColumns(onShow);
  const peek = useMemo(
    () => ({ rowKey: shown ?? undefined, onPeek: (row: MagicLinkRow | undefined) => onShow(row?.id ?? null) }),
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
        empty={<EmptyList list="magicLinks" />}
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
