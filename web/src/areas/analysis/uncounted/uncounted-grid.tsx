import { Badge, DataGrid, defaultGridQuery, SelectField, type GridQuery } from "@paygauge/ui";
import { lazy, Suspense, useCallback, useState } from "react";
import type { LedgerRow, NowhereReason, UncountedRows } from "@paygauge/api-types/entities/ledger-rows";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ExportPart } from "../../../data/lists/export-part.tsx";
import { inMinorUnits } from "../../../data/minor-units.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMoney } from "../job-money.ts";
import { ReadingBar } from "../supplier/rows/rows-sum.tsx";
import { isMoney, keyOf, pollMs, untilThere, useChosen } from "../supplier/rows/row-work.ts";
import { useRowColumns } from "../supplier/rows/use-row-columns.tsx";

// Only who opens a row.
const RowDrawer = lazy(async () => ({ default: (await import("../supplier/rows/row-drawer.tsx")).UncountedRowDrawer }));

interface UncountedGridProps {
  readonly jobId: string;
  /** The sums of all rows. */
  readonly rows: UncountedRows;
  /** null: every reason. */
  readonly shown: NowhereReason | null;
  readonly onShow: (of: string | null) => void;
}

/** The request with the reason that is looked at; an export of everything leaves it out. */
function ofReason(request: PagedRequest, shown: NowhereReason | null): PagedRequest {
  if (shown === null) return request;
  const item = { propertyName: "reason", itemComparisonOperator: "Equal", itemValue: shown } as const;
  return { ...request, filters: { filterItems: [...(request.filters?.filterItems ?? []), item] } };
}

/** A page of the reason that is looked at, asked for again while its rows are read. */
function useReasonRows(
  { jobId, rows: { minorDigits }, shown }: UncountedGridProps,
  query: GridQuery,
  setQuery: (next: GridQuery) => void,
) {
  const run = useRunQuery();
  const [isReading, setReading] = useState(false);
  const list = useRows("uncountedRows", {
    query,
    setQuery,
    inputOf: (request, everything) => ({
      params: { jobId },
      query: run,
      body: inMinorUnits(ofReason(request, everything === true ? null : shown), minorDigits, isMoney),
    }),
    ...(isReading && { pollMs }),
  });
  const progress = list.data?.progress ?? null;
  if (isReading !== (progress !== null)) setReading(progress !== null);
  return { ...list, ask: untilThere(list.ask), progress };
}

/** Rows that count nowhere, of one reason or of all; a row opens as its file has it. */
export function UncountedGrid(props: UncountedGridProps) {
  const { jobId, rows: all, shown, onShow } = props;
  const words = useTranslations("ledgerRows.uncounted");
  const sums = useTranslations("ledgerRows.sum");
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  const [query, setQuery] = useState<GridQuery>(defaultGridQuery);
  const [open, setOpen] = useAddressPart("row");
  const openRow = useCallback((row: LedgerRow) => setOpen(row.rowId), [setOpen]);
  const columns = useRowColumns(all, all.breakdowns, openRow);
  const { grid, data, progress, ask, asked, matching } = useReasonRows(props, query, setQuery);
  const rows = progress === null ? grid.rows : undefined;
  const loaded = (grid.rows ?? []).filter((row) => row !== undefined);
  const { selection, choose, chosen } = useChosen(loaded, query, shown ?? "all");
  const label = words("title");
  const work = { name: label, columns, rowKey: keyOf, keyIn: "rowId", query, selection, chosen, ask, asked };
  const isFiltered = query.filters.length > 0 || query.search.trim() !== "";
  return (
    <>
      {progress !== null && <ReadingBar progress={progress} label={sums("reading")} />}
      <div className="h-[75dvh] min-h-80">
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
          empty={<EmptyList list="uncountedRows" />}
          toolbarLead={<Reasons classes={all.balance.classes} shown={shown} onShow={onShow} />}
          toolbarStart={isFiltered && <Narrowed of={all} rows={data} matching={matching} />}
          toolbarEnd={
            <ExportPart
              work={work}
              matching={matching}
              total={rowsOf(all.balance.classes)}
              isFiltered={isFiltered || shown !== null}
            />
          }
        />
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <RowDrawer jobId={jobId} rowId={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

type Classes = UncountedRows["balance"]["classes"];

const rowsOf = (classes: Classes): number => classes.reduce((sum, { rows }) => sum + rows, 0);

interface ReasonsProps {
  readonly classes: Classes;
  readonly shown: NowhereReason | null;
  readonly onShow: (of: string | null) => void;
}

/** Why rows count nowhere, with how many each are. */
function Reasons({ classes, shown, onShow }: ReasonsProps) {
  const words = useTranslations("ledgerRows.uncounted");
  const reasons = useTranslations("ledgerRows.grid.reasons");
  const { count } = useFormats();
  const optionOf = (label: string, rows: number) => words("option", { label, count: count(rows) });
  return (
    <SelectField
      label={words("why")}
      labelHidden
      value={shown ?? ""}
      onChange={({ target }) => onShow(target.value === "" ? null : target.value)}
      options={[
        { value: "", label: optionOf(words("every"), rowsOf(classes)) },
        ...classes.map(({ reason, rows }) => ({ value: reason, label: optionOf(reasons(reason), rows) })),
      ]}
    />
  );
}

interface NarrowedProps {
  readonly of: UncountedRows;
  readonly rows: UncountedRows | undefined;
  readonly matching: number;
}

/** What a filter leaves of the rows, and what that adds up to. */
function Narrowed({ of, rows, matching }: NarrowedProps) {
  const words = useTranslations("ledgerRows.sum");
  const money = useMoney(of);
  const shownMinor = rows?.shownMinor ?? null;
  if (shownMinor === null) return null;
  const count = rowsOf(of.balance.classes);
  return <Badge tone="neutral">{words("shown", { shown: matching, count, money: money.exact(shownMinor) })}</Badge>;
}
