import type { GridColumn, GridQuery } from "@paygauge/ui";
import type { ExportFormat } from "@paygauge/api-types/entities/exports";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { predictionColumn, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { saveFrom } from "../../../data/exports/save-from.ts";
import { useStartExport } from "../../../data/exports/use-exports.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { exportBody, exportHref, type ExportBody } from "./export-href.ts";

interface Asked extends Pick<ExportBody, "keys"> {
  readonly query: GridQuery;
  readonly format: ExportFormat;
  /** How many rows that will be. */
  readonly rows: number;
  readonly everyColumn?: boolean;
}

/** Exports suppliers: few at once, many by the system, with the dock telling how far it is. */
export function useExport(job: Job, columns: readonly GridColumn<SupplierRow>[]) {
  const words = useTranslations("suppliers.grid");
  const run = useRunQuery();
  const { locale } = useFormats();
  const hasFigures = useHasFigures(job.id);
  const { start, pending } = useStartExport(words("export"));
  const save = ({ query, rows, keys, ...choice }: Asked) => {
    const asked = exportBody(query, columns, job.minorDigits, (key) => words(`columns.${key}`), {
      ...choice,
      hasFigures,
    });
    const isPredicted = columns.some(({ key }) => key === predictionColumn);
    const body = { ...asked, ...(keys === undefined ? {} : { keys }), ...(isPredicted && { locale }) };
    const href = exportHref(job.id, body, rows, run);
    if (href === null) void start(job.id, body, run);
    else saveFrom(href);
  };
  return { save, pending };
}
