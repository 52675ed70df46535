import { PageHeader } from "@paygauge/ui";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import { SearchField } from "../../../data/lists/search-field.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { LanesLegend } from "../words/lanes-legend.tsx";
import { inMinor, largestFirst } from "../words/vendor-query.ts";
import { AnswerLine } from "./answer-line.tsx";
import { mergeOf } from "./merge-button.tsx";
import { useVendorColumns } from "./use-vendor-columns.tsx";
import { useDigits, useVendorList } from "./use-vendor-list.ts";
import { useVendorPeek } from "./use-vendor-peek.ts";

const VendorPeek = lazy(async () => ({ default: (await import("./vendor-peek.tsx")).VendorPeek }));
const MergeDialog = lazy(async () => ({ default: (await import("./merge-dialog.tsx")).MergeDialog }));

/** Vendors of all jobs that the user can see, with the evidence on how they take cards. */
export function VendorsPage() {
  const [merging, setMerging] = useState<ChosenRows<VendorRow> | null>(null);
  const views = useGridViews("vendorsPage", largestFirst);
  const { query, setQuery, ready } = views;
  const { digits, learn } = useDigits();
  const rows = useRows("vendorsPage", { query, setQuery, ready, inputOf: (body) => ({ body: inMinor(body, digits) }) });
  learn(rows.data);
  const list = useVendorList(query, rows);
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <ListHead answer={list.answer} />
      <VendorsGrid {...{ views, rows, list, onMerge: setMerging }} />
      {merging !== null && list.answer !== undefined && (
        <Suspense fallback={null}>
          <MergeDialog
            chosen={merging}
            answer={list.answer}
            onClose={() => setMerging(null)}
            onChanged={() => {
              merging.onChanged();
              rows.reload();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The page's name and what is counted; on a phone the list itself begins at the top. */
function ListHead({ answer }: Pick<ReturnType<typeof useVendorList>, "answer">) {
  const words = useTranslations("vendors.list");
  return (
    <div className="max-sm:sr-only">
      <PageHeader
        title={words("title")}
        facts={answer && words("facts", { vendors: answer.unfilteredCount ?? answer.totalCount, jobs: answer.jobs })}
      />
    </div>
  );
}

interface VendorsGridProps {
  readonly views: ReturnType<typeof useGridViews>;
  readonly rows: ReturnType<typeof useRows<"vendorsPage">>;
  readonly list: ReturnType<typeof useVendorList>;
  readonly onMerge: (chosen: ChosenRows<VendorRow>) => void;
}

/** The rows with their search, the search's result, the legend of the evidence, and a preview. */
function VendorsGrid({ views, rows, list, onMerge }: VendorsGridProps) {
  const words = useTranslations("vendors.list");
  const [, navigate] = useLocation();
  const peek = useVendorPeek();
  const { query, setQuery } = views;
  const { answer, loaded, axis, today, hrefOf, places } = list;
  const columns = useVendorColumns({ answer, search: query.search, axis, today, hrefOf });
  const search = (text: string) => setQuery({ ...query, search: text, page: 1, place: 0 });
  const peeked = loaded.find((row) => row.vendorId === peek.grid.rowKey);
  return (
    <div className="flex min-h-0 grow border-t border-line max-lg:flex-col print:block">
      <div className="flex min-h-0 min-w-0 grow flex-col print:block">
        {answer !== undefined && <AnswerLine answer={answer} search={query.search} onSearch={search} />}
        <div className="min-h-0 grow">
          <ListGrid
            label={words("label")}
            views={views}
            columns={columns}
            rows={rows}
            keyIn="vendorId"
            noMatch={words("noMatch")}
            peek={peek.grid}
            rowActions={(row) => [
              { key: "peek", label: words("preview"), onSelect: () => peek.show(row.vendorId) },
              { key: "open", label: words("open"), onSelect: () => navigate(hrefOf(row)) },
            ]}
            onOpenRow={(row) => navigate(hrefOf(row))}
            toolbarLead={<SearchField label={words("search")} search={query.search} onSearch={search} />}
            selectionActions={mergeOf(answer, onMerge)}
            empty={<EmptyList list="vendors" href={linkTo("analysis")} />}
          />
        </div>
        {answer !== undefined && answer.totalCount > 0 && <LanesLegend />}
      </div>
      {peeked !== undefined && answer !== undefined && (
        <Suspense fallback={null}>
          <VendorPeek
            {...{ row: peeked, answer, axis, today, rows: loaded }}
            place={places.get(peeked.vendorId) ?? 0}
            href={hrefOf(peeked)}
            onShow={peek.show}
          />
        </Suspense>
      )}
    </div>
  );
}
