import { AppLink, buttonStyle, defaultGridQuery, PageHeader } from "@paygauge/ui";
import { EmptyList } from "../data/empty/empty.tsx";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { records } from "@paygauge/api-types/sitemap/records";
import { ListGrid } from "../data/lists/list-grid.tsx";
import { useRows } from "../data/use-rows.ts";
import { useGridViews } from "../data/views/use-grid-views.ts";
import { usePageNames } from "../state/language.ts";
import { useMay } from "../state/permissions.ts";
import { recordColumns } from "./record-columns.tsx";
import { oneHref } from "./record-href.ts";
import type { RecordScreenProps } from "./record-definition.ts";
import { useRecordWords } from "./use-record-words.ts";

const byName = { ...defaultGridQuery, orderBy: { property: "name", direction: "asc" } } as const;

/** Every record of a kind that the user reaches. */
export default function RecordList({ definition: { resource } }: RecordScreenProps) {
  const { id, names, access } = resource;
  const { ids } = records[id];
  const { words, fields } = useRecordWords(id);
  const pageNames = usePageNames();
  const [, navigate] = useLocation();
  const views = useGridViews(names.list, byName);
  const { query, setQuery, ready } = views;
  const mayCreate = useMay(access.edit);
  const rows = useRows(names.list, { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useMemo(() => recordColumns(resource, fields, (row) => oneHref(id, row.id)), [resource, fields, id]);
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={pageNames.title(ids.list)}
        actions={
          mayCreate ? (
            <AppLink href={linkTo(ids.create)} className={buttonStyle({ variant: "primary" })}>
              <Plus aria-hidden size={16} strokeWidth={1.6} />
              {words("list.create")}
            </AppLink>
          ) : undefined
        }
      />
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("list.label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          onOpenRow={(row) => navigate(oneHref(id, row.id))}
          empty={<EmptyList list={id} />}
        />
      </div>
    </div>
  );
}
