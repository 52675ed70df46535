import { Said, useTexts } from "@paygauge/ui";
import { tableFields, type TableField, type TablePreview } from "@paygauge/api-types/entities/table-imports";
import { useWords } from "../../../state/formats.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { useTableWords } from "./use-table-words.ts";

/** What an import found: columns with the fields they fill, the first entries, and the rows that are none. */
export function TablePreviewParts({ preview }: { readonly preview: TablePreview }) {
  const words = useWords("rulesets.directory");
  const { labelled } = useTexts();
  const of = useTableWords(preview.kind);
  const head = "px-2 py-1.5 text-start text-label font-medium text-text-2";
  const fields: readonly TableField[] = tableFields[preview.kind];
  const filled = fields.filter((field) => preview.columns.some((column) => column.field === field));
  return (
    <>
      <ScrollBox label={of.sampleRows} className="max-h-72 overflow-auto rounded-control border border-line">
        <table className="w-full border-collapse text-data">
          <caption className="sr-only">{of.sampleRows}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {filled.map((field) => (
                <th key={field} scope="col" className={head}>
                  {of.field(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.sample.map((entry) => (
              <tr key={entry.entryId ?? entry.code} className="border-t border-line">
                {filled.map((field) => (
                  <td key={field} className="px-2 py-1 align-top">
                    {entry[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
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
                <Said text={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
