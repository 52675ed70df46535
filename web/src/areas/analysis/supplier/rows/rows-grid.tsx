import { Badge, DataGrid, defaultGridQuery, type GridQuery } from "@paygauge/ui";
import { lazy, Suspense, useCallback, useState } from "react";
import type { LedgerRow, LedgerRows, RowStanding } from "@paygauge/api-types/entities/ledger-rows";
import { rowStandings } from "@paygauge/api-types/entities/ledger-rows";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { EmptyList } from "../../../../data/empty/empty.tsx";
import { ExportPart } from "../../../../data/lists/export-part.tsx";
import { inMinorUnits } from "../../../../data/minor-units.ts";
import { useAddressPart } from "../../../../data/use-address-part.ts";
import { useRows } from "../../../../data/use-rows.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { useRunQuery } from "../../../../state/perspective.ts";
import { useMay } from "../../../../state/permissions.ts";
import { useMoney } from "../../job-money.ts";
import { ReadingBar } from "./rows-sum.tsx";
import { isMoney, keyOf, pollMs, untilThere, useChosen } from "./row-work.ts";
import { useRowColumns } from "./use-row-columns.tsx";

// Only who opens a row.
const RowDrawer = lazy(async () => ({ default: (await import("./row-drawer.tsx")).RowDrawer }));

type Shown = RowStanding | "all";
const shownParts = [...rowStandings, "all"] as const;

/** The request with the part that is looked at; an export of everything leaves it out. */
function ofPart(request: PagedRequest, shown: Shown): PagedRequest {
  if (shown === "all") return request;
  const item = { propertyName: "standing", itemComparisonOperator: "Equal", itemValue: shown } as const;
  return { ...request, filters: { filterItems: [...(request.filters?.filterItems ?? []), item] } };
}

interface RowsGridProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  /** The sums of all rows. */
  readonly rows: LedgerRows;
}

/** A page of the part that is looked at, asked for again while its rows are read. */
function usePartRows(
  { jobId, detail }: Omit<RowsGridProps, "rows">,
  query: GridQuery,
  setQuery: (next: GridQuery) => void,
  shown: Shown,
) {
  const run = useRunQuery();
  const [isReading, setReading] = useState(false);
  const params = { jobId, supplierKey: detail.row.supplierKey };
  const list = useRows("supplierRows", {
    query,
    setQuery,
    inputOf: (request, everything) => ({
      params,
      query: run,
      body: inMinorUnits(ofPart(request, everything === true ? "all" : shown), detail.minorDigits, isMoney),
    }),
    ...(isReading && { pollMs }),
  });
  const progress = list.data?.progress ?? null;
  if (isReading !== (progress !== null)) setReading(progress !== null);
  return { ...list, ask: untilThere(list.ask), progress };
}

/** The supplier's rows, those that count first; a row opens as its file has it. */
export function RowsGrid({ jobId, detail, rows: all }: RowsGridProps) {
  const words = useTranslations("ledgerRows.grid");
  const sums = useTranslations("ledgerRows.sum");
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  // The address carries the list of suppliers that the page was opened from.
  const [query, setQuery] = useState<GridQuery>(defaultGridQuery);
  const [shown, setShown] = useState<Shown>("Counted");
  const [open, setOpen] = useAddressPart("row");
  const openRow = useCallback((row: LedgerRow) => setOpen(row.rowId), [setOpen]);
  const columns = useRowColumns(detail, all.breakdowns, openRow);
  const list = usePartRows({ jobId, detail }, query, setQuery, shown);
  const { grid, data, progress, ask, asked, matching } = list;
  const rows = progress === null ? grid.rows : undefined;
  const loaded = (grid.rows ?? []).filter((row) => row !== undefined);
  const { selection, choose, chosen } = useChosen(loaded, query, shown);
  const label = words("label", { name: detail.row.name });
  const work = { name: label, columns, rowKey: keyOf, keyIn: "rowId", query, selection, chosen, ask, asked };
  const isFiltered = query.filters.length > 0 || query.search.trim() !== "";
  return (
    <>
      {progress !== null && (
        <div className="shrink-0 px-5 pb-3 max-lg:px-4">
          <ReadingBar progress={progress} label={sums(progress.kind === "map" ? "mapping" : "reading")} />
        </div>
      )}
      <div className="lg:min-h-0 lg:grow roomy:max-lg:h-[75dvh]">
        <DataGrid
          label={label}
          columns={columns}
          {...grid}
          rows={rows}
          rowKey={keyOf}
          searchable
          canCopy={canCopy}
          selection={selection}
          onSelectionChange={choose}
          onOpenRow={openRow}
          totals={totalsOf(data, shown, detail.minorDigits)}
          empty={<EmptyList list="ledgerRows" />}
          toolbarLead={<Parts sums={all.sums} shown={shown} onShow={setShown} />}
          toolbarStart={
            isFiltered && <Narrowed detail={detail} rows={data} matching={matching} of={partSize(all.sums, shown)} />
          }
          toolbarEnd={
            <ExportPart
              work={work}
              matching={matching}
              total={partSize(all.sums, "all")}
              isFiltered={isFiltered || shown !== "all"}
            />
          }
        />
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <RowDrawer jobId={jobId} supplierKey={detail.row.supplierKey} rowId={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const partSize = ({ counted, nowhere }: LedgerRows["sums"], shown: Shown): number =>
  shown === "Counted" ? counted : shown === "Nowhere" ? nowhere : counted + nowhere;

/** The sum of the rows, in the units of the columns; undefined until they were added up. */
function totalsOf(data: LedgerRows | undefined, shown: Shown, minorDigits: number) {
  if (data === undefined || data.progress !== null) return undefined;
  const { shownMinor, countedMinor, nowhereMinor } = data.sums;
  const of = { Counted: countedMinor, Nowhere: nowhereMinor, all: null }[shown];
  const minor = shownMinor ?? of;
  return minor === null ? undefined : { bookedMinor: minor / 10 ** minorDigits };
}

interface PartsProps {
  readonly sums: LedgerRows["sums"];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Which rows are looked at, with how many each are. */
function Parts({ sums, shown, onShow }: PartsProps) {
  const words = useTranslations("ledgerRows.grid.standings");
  const { count } = useFormats();
  return (
    <fieldset aria-label={words("label")} className="flex">
      {shownParts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === shown}
          onClick={() => onShow(part)}
          className="flex min-h-8 items-center justify-center gap-2 border border-line-2 px-3 text-data whitespace-nowrap not-first:border-s-0 first:rounded-s-control last:rounded-e-control hover:bg-hover aria-pressed:border-b-2 aria-pressed:border-b-accent aria-pressed:bg-selected aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {words(part)}
          <span className="font-normal text-text-2 tabular-nums">{count(partSize(sums, part))}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface NarrowedProps {
  readonly detail: SupplierDetail;
  readonly rows: LedgerRows | undefined;
  readonly matching: number;
  readonly of: number;
}

/** What a filter leaves of the rows, and what that adds up to. */
function Narrowed({ detail, rows, matching, of }: NarrowedProps) {
  const words = useTranslations("ledgerRows.sum");
  const money = useMoney(detail);
  const shownMinor = rows?.sums.shownMinor ?? null;
  if (shownMinor === null) return null;
  return <Badge tone="neutral">{words("shown", { shown: matching, count: of, money: money.exact(shownMinor) })}</Badge>;
}
