import { DemoMark, Panel, PlainTable, type PlainColumn } from "@paygauge/ui";
import { isFromDirectory, matchedColumns, type MatchedData } from "@paygauge/api-types/entities/matched-data";
import { useTranslations } from "../../../state/formats.ts";

/** The first rows of the file, with all of its columns. */
export function MatchedPreview({ data }: { readonly data: MatchedData }) {
  const words = useTranslations("matched.download");
  if (data.rows.length === 0) return null;
  return (
    <Panel title={words("preview")}>
      <PlainTable
        label={words("preview")}
        columns={matchedColumns.map((column, at): PlainColumn<MatchedData["rows"][number]> => ({
          key: column,
          title: (
            <>
              {words(`columns.${column}`)}
              {data.isDemo && isFromDirectory(column) && <DemoMark />}
            </>
          ),
          // The file writes bands and verdicts as the specification names them, in every language.
          render: (row) => <span lang="en">{row[at] ?? ""}</span>,
          namesRow: column === "name",
          className: "whitespace-nowrap",
        }))}
        rows={data.rows}
        rowKey={(row) => row[0] ?? ""}
      />
    </Panel>
  );
}
