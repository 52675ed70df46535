import {
  Button,
  DropdownMenu,
  saveFile,
  selectedCountOf,
  type GridColumn,
  type GridQuery,
  type GridSelection,
} from "@paygauge/ui";
import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import { ChevronDown, Download } from "lucide-react";
import { exportFormats, type ExportFormat, type Job, type SupplierRow } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { selectedCsv } from "./selected-csv.ts";
import { selectedRows } from "./selected-rows.ts";
import { useExport } from "./use-export.ts";

interface SelectionExportProps {
  readonly job: Job;
  readonly query: GridQuery;
  readonly columns: readonly GridColumn<SupplierRow>[];
  readonly selection: GridSelection;
  /** Rows that the filter leaves. */
  readonly matching: number;
  /** Chosen rows by key; a row was loaded when it was chosen. */
  readonly rows: ReadonlyMap<string, SupplierRow>;
}

/** The chosen rows as a file: single ones as CSV from here, everything else by the system. */
export function SelectionExport({ job, query, columns, selection, matching, rows }: SelectionExportProps) {
  const words = useWords("suppliers.grid");
  const { save, pending } = useExport(job, columns);
  const saveShown = (keys: readonly string[]) => {
    const shown = shownKeys(columns, query.columns).flatMap(
      (key) => columns.find((column) => column.key === key) ?? [],
    );
    const chosen = keys.flatMap((key) => rows.get(key) ?? []);
    saveFile(new Blob([selectedCsv(shown, chosen)], { type: "text/csv" }), `${job.name}-suppliers-selected.csv`);
  };
  const choose = (format: ExportFormat) => {
    if (format === "csv" && selection.kind === "some") return saveShown(selection.keys);
    const { query: asked, keys } = selectedRows(selection, query);
    return save({ query: asked, format, rows: selectedCountOf(selection, matching), ...keys });
  };
  return (
    <DropdownMenu
      groups={[
        {
          key: "formats",
          items: exportFormats.map((format) => ({
            key: format,
            label: words(format),
            disabled: pending,
            onSelect: () => choose(format),
          })),
        },
      ]}
      trigger={
        <Button
          size="sm"
          icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
          iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
        >
          {words("exportSelected")}
        </Button>
      }
    />
  );
}
