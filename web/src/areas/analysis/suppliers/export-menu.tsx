import { Button, DropdownMenu, type GridColumn, type GridQuery, type MenuGroup } from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { asProblem } from "../../../data/api-problem.ts";
import { fileNameOf, saveFile } from "../../../data/exports/save-file.ts";
import { useKeptFiles } from "../../../data/exports/use-kept-files.ts";
import { fileOf } from "../../../data/call-api.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyInfo, notifyProblem } from "../../../state/notifications.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { flagsAtom } from "../../../state/system.ts";
import { useExport } from "./use-export.ts";

interface ExportMenuProps {
  readonly job: Job;
  readonly query: GridQuery;
  readonly columns: readonly GridColumn<SupplierRow>[];
  /** Rows after and before filtering. */
  readonly matching: number;
  readonly total: number;
}

/** What the filters leave or everything, as CSV or as a workbook; and the files that were written before. */
export function ExportMenu({ job, query, columns, matching, total }: ExportMenuProps) {
  const words = useTranslations("suppliers.grid");
  const [everyColumn, setEveryColumn] = useState(false);
  const { save, pending } = useExport(job, columns);
  const predictions = usePredictions(job);
  const kept = useKeptFiles((item) => item.jobId === job.id);
  const filtered = query.filters.length > 0 || query.search !== "";
  const choices = (
    key: "exportMatching" | "exportAll",
    asked: { readonly query: GridQuery; readonly rows: number },
  ) => ({
    key,
    items: exportFormats.map((format) => ({
      key: format,
      label: words(key, { count: asked.rows, format: words(format) }),
      disabled: pending || asked.rows === 0,
      onSelect: () => save({ ...asked, format, everyColumn }),
    })),
  });
  const groups: readonly MenuGroup[] = [
    ...(filtered ? [choices("exportMatching", { query, rows: matching })] : []),
    choices("exportAll", { query: { ...query, filters: [], search: "" }, rows: total }),
    {
      key: "columns",
      items: [
        {
          key: "every",
          label: words("exportColumns"),
          checked: everyColumn,
          onSelect: () => setEveryColumn(!everyColumn),
        },
      ],
    },
    ...predictions,
    ...kept,
  ];
  return (
    <DropdownMenu
      align="end"
      groups={groups}
      trigger={
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
          iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
        >
          {words("export")}
        </Button>
      }
    />
  );
}

/** The file of predictions, where they are switched on. */
function usePredictions(job: Job): readonly MenuGroup[] {
  const words = useTranslations("suppliers.grid");
  const [run, { locale }] = [useRunQuery(), useFormats()];
  if (!useAtomValue(flagsAtom).includes("FEATURE_FLAG_SUPPLIERS_ML_PREDICTION")) return [];
  const save = () =>
    fileOf("jobPredictions", { params: { jobId: job.id }, query: { ...run, locale } }).then(
      async (answer) => saveFile(await answer.blob(), fileNameOf(answer, "predictions.csv")),
      (thrown: unknown) => {
        const problem = asProblem(thrown);
        // Without a champion there is no file: its message says what to do.
        if (problem.status === 409) notifyInfo(problem.message);
        else notifyProblem(words("exportPredictions"), problem);
      },
    );
  return [
    {
      key: "predictions",
      items: [{ key: "predictions", label: words("exportPredictions"), onSelect: () => void save() }],
    },
  ];
}
