import { AppLink, buttonStyle, EmptyState, ErrorState, PageHeader, PlainTable, TextLink } from "@paygauge/ui";
import type { ListedReport } from "@paygauge/api-types/entities/analytics-reports";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { OwnShape } from "../../state/own-shape.tsx";

/** Saved queries: the user's own, and those shared with their issuers. */
export default function AnalyticsQueryScreen() {
  const words = useTranslations("analytics.list");
  const title = usePageNames().title("analyticsQuery");
  const list = useCall("analyticsReports", {});
  if (list.problem === undefined && list.data === undefined) return <OwnShape />;
  const create = (
    <AppLink href={linkTo("analyticsQueryCreate")} className={buttonStyle({ variant: "primary" })}>
      {words("create")}
    </AppLink>
  );
  const reports = list.data?.reports;
  return (
    <>
      <PageHeader
        title={title}
        facts={words("facts")}
        actions={reports !== undefined && reports.length > 0 ? create : undefined}
      />
      <div className="border-t border-line p-5 max-lg:p-4">
        {reports === undefined ? (
          list.problem && <ErrorState {...problemView(list.problem)} onRetry={list.reload} retrying={list.refreshing} />
        ) : reports.length === 0 ? (
          <EmptyState title={words("empty")} action={create}>
            {words("emptyText")}
          </EmptyState>
        ) : (
          <ReportTable reports={reports} />
        )}
      </div>
    </>
  );
}

function ReportTable({ reports }: { readonly reports: readonly ListedReport[] }) {
  const words = useTranslations("analytics.list");
  const formats = useFormats();
  return (
    <PlainTable
      framed
      stacked
      label={words("label")}
      rows={reports}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "max-sm:w-full min-w-56 wrap-anywhere",
          render: ({ id, name, description }) => (
            <>
              <span className="block pointer-coarse:py-2">
                <TextLink href={linkTo("analyticsReport", { reportId: id })}>{name}</TextLink>
              </span>
              <span className="block font-normal text-text-2">{description}</span>
            </>
          ),
        },
        { key: "shared", title: words("shared"), render: ({ issuerName }) => issuerName ?? words("private") },
        { key: "owner", title: words("owner"), render: ({ ownerName }) => ownerName },
        { key: "version", title: words("version"), atEnd: true, render: ({ number }) => formats.count(number) },
        {
          key: "changed",
          title: words("changed"),
          className: "whitespace-nowrap",
          render: ({ updatedOn }) => formats.day(updatedOn),
        },
      ]}
    />
  );
}
