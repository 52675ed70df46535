import { AppLink, buttonStyle, defaultGridQuery, PageHeader, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { useLocation } from "wouter";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { linkTo } from "@paygauge/api-types/sitemap";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";

const newestFirst = { ...defaultGridQuery, orderBy: { property: "createdOn", direction: "desc" } } as const;
const comparedHref = (jobId: string) => linkTo("endpointComparisonJob", { jobId });

/** Jobs whose answers can be compared. */
export default function ComparisonJobsScreen() {
  const names = usePageNames();
  const words = useTranslations("endpointComparison");
  const [, navigate] = useLocation();
  const views = useGridViews("jobs", newestFirst);
  const { query, setQuery, ready } = views;
  const rows = useRows("jobs", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useColumns();
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={names.title("endpointComparisonJobs")}
        facts={words("jobsFacts")}
        actions={
          <AppLink href={linkTo("endpointComparisonUsers")} className={buttonStyle()}>
            {words("toUsers")}
          </AppLink>
        }
      />
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("jobsLabel")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          onOpenRow={(row) => navigate(comparedHref(row.id))}
          empty={<EmptyList list="jobs" />}
        />
      </div>
    </div>
  );
}

function useColumns(): readonly ListGridColumn<JobListItem>[] {
  const words = useTranslations("jobs.list.columns");
  return useMemo((): readonly ListGridColumn<JobListItem>[] => {
    const text = { type: "text", width: 150, grow: 1 } as const;
    return [
      {
        ...text,
        key: "name",
        title: words("name"),
        grow: 2,
        value: (row) => row.name,
        render: (row) => (
          <TextLink variant="entity" href={comparedHref(row.id)} truncate>
            {row.name}
          </TextLink>
        ),
        inList: "title",
      },
      { ...text, key: "buyerName", title: words("buyer"), value: (row) => row.buyerName, inList: "line" },
      { ...text, key: "issuerName", title: words("issuer"), value: (row) => row.issuerName },
      {
        key: "suppliersCount",
        title: words("suppliers"),
        type: "number",
        width: 96,
        value: (row) => row.suppliersCount,
      },
    ];
  }, [words]);
}
