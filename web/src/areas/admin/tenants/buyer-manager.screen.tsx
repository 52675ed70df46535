import { AppLink, buttonStyle, defaultGridQuery, EmptyState, PageHeader, TextLink } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { linkTo, sitemap, type Buyer } from "@paygauge/api-types";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useWords } from "../../../state/formats.ts";
import { usePageName } from "../../../state/language.ts";
import { useMay } from "../../../state/permissions.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

const byName = { ...defaultGridQuery, orderBy: { property: "name", direction: "asc" } } as const;

/** Every buyer of the issuers that the person reaches. */
export default function BuyerManagerScreen() {
  const words = useWords("tenants.buyers");
  const pageName = usePageName();
  const [, navigate] = useLocation();
  const views = useGridViews("buyersPage", byName);
  const { query, setQuery, ready } = views;
  const mayCreate = useMay("BuyerManagement_CRUD");
  const rows = useRows("buyersPage", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useBuyerColumns();
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={pageName(sitemap.buyerManager.title)}
        actions={
          mayCreate ? (
            <AppLink href={linkTo("buyerCreate")} className={buttonStyle({ variant: "primary" })}>
              <Plus aria-hidden size={16} strokeWidth={1.6} />
              {words("create")}
            </AppLink>
          ) : undefined
        }
      />
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          onOpenRow={(row) => navigate(linkTo("buyer", { buyerId: row.id }))}
          empty={<EmptyState title={words("emptyTitle")}>{words("empty")}</EmptyState>}
        />
      </div>
    </div>
  );
}

function useBuyerColumns(): readonly ListGridColumn<Buyer>[] {
  const words = useWords("tenants.buyers.columns");
  return useMemo((): readonly ListGridColumn<Buyer>[] => {
    const text = { type: "text", grow: 1 } as const;
    return [
      {
        ...text,
        key: "name",
        title: words("name"),
        width: 220,
        grow: 2,
        value: (row) => row.name,
        render: (row) => (
          <TextLink variant="entity" href={linkTo("buyer", { buyerId: row.id })} truncate>
            {row.name}
          </TextLink>
        ),
        inList: "title",
      },
      {
        ...text,
        key: "issuerName",
        title: words("issuer"),
        width: 180,
        value: (row) => row.issuerName,
        inList: "line",
      },
      { ...text, key: "country", title: words("country"), width: 96, value: (row) => row.country, inList: "line" },
      {
        key: "jobsCount",
        title: words("jobs"),
        type: "number",
        width: 84,
        value: (row) => row.jobsCount,
        inList: "figure",
      },
      {
        key: "createdOn",
        title: words("created"),
        type: "date",
        width: 120,
        moment: "day",
        value: (row) => row.createdOn,
      },
    ];
  }, [words]);
}
