import { Button, DataGrid, defaultGridQuery, DropdownMenu, type GridQuery } from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseMember, MemberColumn } from "@paygauge/api-types/entities/use-cases";
import { callHref } from "../../../data/call-api.ts";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { saveFrom } from "../../../data/exports/save-from.ts";
import { useGridQuery } from "../../../data/grid-query.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { valueOf } from "./use-case-value.ts";
import { useMemberColumns } from "./use-member-columns.tsx";

const largestFirst: GridQuery = { ...defaultGridQuery, orderBy: { property: "yearMinor", direction: "desc" } };
const keyOf = (row: UseCaseMember) => row.supplierKey;

interface MembersGridProps {
  readonly job: Job;
  readonly found: UseCase;
}

/** The frozen suppliers; the address carries order, search and page. */
export function MembersGrid({ job, found }: MembersGridProps) {
  const words = useTranslations("useCases.members");
  const formats = useFormats();
  const [query, setQuery] = useGridQuery(largestFirst);
  const [, navigate] = useLocation();
  const run = useRunQuery();
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  const columns = useMemberColumns(job, found);
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  const rows = useRows("useCaseMembers", {
    query,
    setQuery,
    inputOf: (body) => ({ params, query: run, body }),
  });
  const totals = useMemo(() => {
    if (rows.data === undefined) return undefined;
    const { totals: sums, cardable } = rows.data;
    const { yearMinor, payments } = sums;
    const { full } = valueOf({ ...found, totals: sums, cardable }, job);
    return { yearMinor: yearMinor / 10 ** job.minorDigits, payments, value: full.total };
  }, [rows.data, found, job]);
  const share = (part: number, whole: number) =>
    new Intl.NumberFormat(formats.locale, { style: "percent", maximumFractionDigits: 1 }).format(
      whole === 0 ? 0 : part / whole,
    );
  return (
    <section aria-labelledby="members" className="overflow-clip rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline gap-x-2.5 px-4 pt-3.5">
        <h2 id="members" className="text-section font-semibold">
          {words("title")}
        </h2>
        <p className="text-label text-text-2">
          {words("share", {
            count: share(found.totals.suppliers, found.ofJob.suppliers),
            spend: share(found.totals.yearMinor, found.ofJob.yearMinor),
          })}
        </p>
      </header>
      <div className="roomy:h-140">
        <DataGrid
          label={words("title")}
          columns={columns}
          {...rows.grid}
          rowKey={keyOf}
          searchable
          canCopy={canCopy}
          totals={totals}
          onOpenRow={({ supplierKey }) => navigate(linkTo("jobUseCaseSupplier", { ...params, supplierKey }))}
          empty={<EmptyList list="useCaseSuppliers" />}
          toolbarEnd={<ExportSet {...{ job, found }} />}
        />
      </div>
    </section>
  );
}

/** The set as CSV or as a workbook. */
function ExportSet({ job, found }: MembersGridProps) {
  const counted = useDocumentWords();
  const words = useTranslations("useCases.members");
  const run = useRunQuery();
  const own = {
    supplierKey: words("key"),
    name: words("name"),
    country: words("country"),
    mcc: words("mcc"),
    mccDescription: words("mccDescription"),
    yearMinor: words("year"),
    payments: counted("paymentsYear", words("payments")),
    level: words("level"),
    value: words("value"),
  } satisfies Record<MemberColumn, string>;
  const save = (format: "csv" | "xlsx") =>
    saveFrom(
      callHref("exportUseCase", {
        params: { jobId: job.id, useCaseId: found.useCaseId },
        query: { ...run, format, headings: JSON.stringify(own) },
      }),
    );
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          disabled={found.totals.suppliers === 0}
          icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
          iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
        >
          {words("export")}
        </Button>
      }
      groups={[
        {
          key: "formats",
          items: (["csv", "xlsx"] as const).map((format) => ({
            key: format,
            label: words("exportAll", { count: found.totals.suppliers, format: words(format) }),
            onSelect: () => save(format),
          })),
        },
      ]}
    />
  );
}
