import { PlainTable, MessageText, useTexts } from "@paygauge/ui";
import { tableFields, type TableField, type TablePreview } from "@paygauge/api-types/entities/table-imports";
import { useTranslations } from "../../../state/formats.ts";
import { useTableWords } from "./use-table-words.ts";

type Entry = TablePreview["sample"][number];

/** What an import found: columns with the fields they fill, the first entries, and the rows that are none. */
export function TablePreviewParts({ preview }: { readonly preview: TablePreview }) {
  const words = useTranslations("rulesets.directory");
  const { labelled } = useTexts();
  const of = useTableWords(preview.kind);
  const fields: readonly TableField[] = tableFields[preview.kind];
  const filled = fields.filter((field) => preview.columns.some((column) => column.field === field));
  return (
    <>
      <PlainTable
        long
        framed
        label={of.sampleRows}
        columns={filled.map((field) => ({
          key: field,
          title: of.field(field),
          render: (entry: Entry) => entry[field],
        }))}
        rows={preview.sample}
        rowKey={(entry, at) => entry.entryId ?? entry.code ?? at}
      />
      <p className="text-label text-text-2">
        {labelled(words("columns"), "")}
        {preview.columns
          .map(({ header, field }) => `${header} (${field === null ? words("ignored") : of.field(field)})`)
          .join(", ")}
      </p>
      {preview.rejected > 0 && (
        <details className="text-data">
          <summary>{words("rejects", { count: preview.rejected })}</summary>
          <ul className="mt-1 max-h-48 overflow-auto text-text-2">
            {preview.rejects.map(({ line, reason }) => (
              <li key={line}>
                {labelled(words("line", { line: String(line) }), "")}
                <MessageText message={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
