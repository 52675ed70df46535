import { PlainTable } from "@paygauge/ui";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../../state/formats.ts";

/** Rows shown for a look; the file's own may be more. */
const rowsShown = 20;

/** The first rows as they are read, under the file's own column names. */
export function PreviewTable({ inspection }: { readonly inspection: LedgerInspection }) {
  const words = useTranslations("upload.dialect");
  return (
    <PlainTable
      long
      framed
      className="mt-3"
      label={words("preview")}
      columns={inspection.dialect.columns.map(({ index, name }) => ({
        key: String(index),
        title: name === "" ? words("unnamed", { number: String(index + 1) }) : name,
        render: (cells: readonly string[]) => cells[index] ?? "",
        className: "max-w-60 truncate",
      }))}
      rows={inspection.preview.slice(0, rowsShown)}
      rowKey={(_cells, at) => at}
    />
  );
}
