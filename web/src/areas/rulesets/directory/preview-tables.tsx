import { Said } from "@paygauge/ui";
import { directoryFields, type DirectoryPreview } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { ScrollBox } from "../scroll-box.tsx";

/** What the import found: columns with the fields they fill, the first entries, and the rows that are none. */
export function PreviewTables({ preview }: { readonly preview: DirectoryPreview }) {
  const words = useWords("rulesets.directory");
  const head = "px-2 py-1.5 text-left text-label font-medium text-text-2";
  const cell = "px-2 py-1 align-top";
  const filled = directoryFields.filter((field) => preview.columns.some((column) => column.field === field));
  return (
    <>
      <ScrollBox label={words("sampleRows")} className="max-h-72 overflow-auto rounded-control border border-line">
        <table className="w-full border-collapse text-data">
          <caption className="sr-only">{words("sampleRows")}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {filled.map((field) => (
                <th key={field} scope="col" className={head}>
                  {words(`fields.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.sample.map((entry) => (
              <tr key={entry.entryId ?? entry.name} className="border-t border-line">
                {filled.map((field) => (
                  <td key={field} className={cell}>
                    {entry[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="text-label text-text-2">
        {words("columns")}:{" "}
        {preview.columns
          .map(({ header, field }) => `${header} → ${field === null ? words("ignored") : words(`fields.${field}`)}`)
          .join(", ")}
      </p>
      {preview.rejected > 0 && (
        <details className="text-data">
          <summary>{words("rejects", { count: preview.rejected })}</summary>
          <ul className="mt-1 max-h-48 overflow-auto text-text-2">
            {preview.rejects.map(({ line, reason }) => (
              <li key={line}>
                {words("line", { line: String(line) })}: <Said text={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
