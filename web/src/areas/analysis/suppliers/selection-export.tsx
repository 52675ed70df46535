import {
  AppLink,
  Button,
  buttonStyle,
  saveFile,
  selectionFilters,
  type GridColumn,
  type GridQuery,
  type GridSelection,
} from "@paygauge/ui";
import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import { Download } from "lucide-react";
import type { Job, SupplierRow } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { exportHref } from "./export-href.ts";
import { selectedCsv } from "./selected-csv.ts";

/** Rows that an export can leave out: each is a condition of the request, which travels in an address. */
export const exceptionsMost = 30;

interface SelectionExportProps {
  readonly job: Job;
  readonly query: GridQuery;
  readonly columns: readonly GridColumn<SupplierRow>[];
  readonly selection: GridSelection;
  /** Chosen rows by key; a row was loaded when it was chosen. */
  readonly rows: ReadonlyMap<string, SupplierRow>;
}

/** CSV of the chosen rows: of single ones as they are shown, of "all matching" by the system. */
export function SelectionExport({ job, query, columns, selection, rows }: SelectionExportProps) {
  const words = useWords("suppliers.grid");
  const icon = <Download aria-hidden size={16} strokeWidth={1.6} />;
  if (selection.kind === "all") {
    if (selection.except.length > exceptionsMost) {
      return <span className="text-label text-text-2">{words("tooManyExceptions", { count: exceptionsMost })}</span>;
    }
    const filters = [...query.filters, ...selectionFilters(selection, "supplierKey")];
    return (
      <AppLink
        href={exportHref(job.id, { ...query, filters }, columns, job.minorDigits)}
        download
        className={buttonStyle({ size: "sm" })}
      >
        {icon}
        {words("exportSelected")}
      </AppLink>
    );
  }
  const save = () => {
    const shown = shownKeys(columns, query.columns).flatMap(
      (key) => columns.find((column) => column.key === key) ?? [],
    );
    const chosen = selection.keys.flatMap((key) => rows.get(key) ?? []);
    saveFile(new Blob([selectedCsv(shown, chosen)], { type: "text/csv" }), `${job.name}-suppliers-selected.csv`);
  };
  return (
    <Button size="sm" icon={icon} onClick={save}>
      {words("exportSelected")}
    </Button>
  );
}
