import {
  Button,
  DropdownMenu,
  selectedCountOf,
  type GridColumn,
  type GridQuery,
  type GridSelection,
} from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { selectedRows } from "./selected-rows.ts";
import { useExport } from "./use-export.ts";

interface SelectionExportProps {
  readonly job: Job;
  readonly query: GridQuery;
  readonly columns: readonly GridColumn<SupplierRow>[];
  readonly selection: GridSelection;
  /** Rows that the filter leaves. */
  readonly matching: number;
}

/** The chosen rows as a file of the system: in the order of the list, with its columns or with all that there are. */
export function SelectionExport({ job, query, columns, selection, matching }: SelectionExportProps) {
  const words = useTranslations("suppliers.grid");
  const [everyColumn, setEveryColumn] = useState(false);
  const { save, pending } = useExport(job, columns);
  const { query: asked, keys } = selectedRows(selection, query);
  const rows = selectedCountOf(selection, matching);
  const formats = exportFormats.map((format) => ({
    key: format,
    label: words(format),
    disabled: pending,
    onSelect: () => save({ query: asked, format, rows, everyColumn, ...keys }),
  }));
  const every = {
    key: "every",
    label: words("exportColumns"),
    checked: everyColumn,
    onSelect: () => setEveryColumn(!everyColumn),
  };
  return (
    <DropdownMenu
      groups={[
        { key: "formats", items: formats },
        { key: "columns", items: [every] },
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
