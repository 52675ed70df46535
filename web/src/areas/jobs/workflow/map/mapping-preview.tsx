import { ErrorState, MessageText, Panel, PlainTable, Skeleton } from "@paygauge/ui";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { problemView } from "../../../../data/grid-error.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { useSettled } from "../../../../state/use-settled.ts";

const colours = { ready: "", warning: "text-warning", error: "text-danger", leftOut: "text-text-2" } as const;

/** The first rows as the mapping reads them, again with every change of it. */
export function MappingPreview({ file, mapping }: { readonly file: Upload; readonly mapping: ColumnMapping }) {
  const words = useTranslations("upload.map.preview");
  const formats = useFormats();
  const settled = useSettled(mapping);
  const params = { jobId: file.jobId, uploadId: file.id };
  const { data: rows, problem, reload } = useCall("previewMapping", { params, body: { mapping: settled } });
  const money = ({ amount }: PreviewedRow) =>
    amount === null ? "" : formats.money(String(amount.minor), amount.currency, amount.minorDigits);
  return (
    <Panel title={words("title")} facts={words("facts")}>
      {problem !== undefined && rows === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {rows === undefined && problem === undefined && <Skeleton kind="table" columns={4} rows={6} />}
      {rows?.length === 0 && <p className="text-data text-text-2">{words("none")}</p>}
      {rows !== undefined && rows.length > 0 && (
        <PlainTable
          long
          stacked
          label={words("table")}
          columns={[
            { key: "row", title: words("row"), render: ({ row }) => formats.count(row), atEnd: true },
            { key: "name", title: words("name"), render: ({ name }) => name, className: "wrap-anywhere" },
            { key: "amount", title: words("amount"), render: money, atEnd: true },
            { key: "date", title: words("date"), render: ({ date }) => (date === null ? "" : formats.day(date)) },
            {
              key: "found",
              title: words("found"),
              render: ({ finding }) => finding !== null && <MessageText message={finding.message} />,
              className: ({ state }) => colours[state],
            },
          ]}
          rows={rows}
          rowKey={({ row }) => row}
        />
      )}
    </Panel>
  );
}
