import { MessageText, ScrollBox } from "@paygauge/ui";
import { CircleAlert, CircleMinus, CircleX } from "lucide-react";
import { useRef, useState } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { CheckedRow, CheckedRows, RowState } from "@paygauge/api-types/entities/checked-rows";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";
import { FixCell } from "./fix-cell.tsx";
import { moveCell, useKeysIn } from "./next-finding.ts";

interface RowTableProps {
  readonly data: CheckedRows;
  readonly file: Upload;
  readonly editable: boolean;
  readonly onCorrected: () => void;
}

/** Rows with the columns that are read, and what was found; arrow keys go from cell to cell, Enter corrects one. */
export function RowTable({ data, file, editable, onCorrected }: RowTableProps) {
  const words = useTranslations("upload.check.findings");
  const table = useRef<HTMLTableElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  useKeysIn(table, ({ key }) => open === null && moveCell(table.current, key));
  return (
    <ScrollBox label={words("table")} className="max-h-144 rounded-control border border-line">
      <table ref={table} className="w-full border-collapse text-data max-sm:block">
        <caption className="sr-only">{words("table")}</caption>
        <Titles columns={data.columns} />
        <tbody className="max-sm:block">
          {data.rows.map((row, at) => (
            <tr
              key={row.row}
              className={`border-b border-line align-top last:border-b-0 max-sm:flex max-sm:flex-col max-sm:py-2 ${row.state === "leftOut" ? "bg-sunken text-text-2" : ""}`}
            >
              <RowHead row={row} />
              {data.columns.map((column, place) => (
                <td key={column.index} className="p-0 max-sm:flex max-sm:items-baseline max-sm:gap-2 max-sm:px-2">
                  <span className="w-28 shrink-0 text-label text-text-2 sm:hidden">{column.name}</span>
                  <FixCell
                    file={file}
                    row={row}
                    column={column}
                    text={row.cells[place] ?? ""}
                    place={`${at} ${place}`}
                    editable={editable}
                    isOpen={open === `${at} ${place}`}
                    onOpen={(isOpen) => setOpen(isOpen ? `${at} ${place}` : null)}
                    onCorrected={onCorrected}
                  />
                </td>
              ))}
              <td className={`min-w-44 px-2 py-1.5 ${colours[row.state]}`}>
                {row.finding !== null && <MessageText message={row.finding.message} />}
                {file.isCorrected && row.corrected.length > 0 && (
                  <span className="block text-text-2">{words("untilChecked")}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Titles({ columns }: Pick<CheckedRows, "columns">) {
  const words = useTranslations("upload.check.findings");
  const { count } = useFormats();
  return (
    <thead className="sticky top-0 z-1 bg-sunken text-label text-text-2 max-sm:sr-only">
      <tr>
        <th scope="col" className="px-2 py-1.5 text-end font-medium">
          {words("row")}
        </th>
        {columns.map(({ index, name }) => (
          <th key={index} scope="col" className="px-2 py-1.5 text-start font-medium whitespace-nowrap">
            {name === "" ? words("column", { number: count(index + 1) }) : name}
          </th>
        ))}
        <th scope="col" className="px-2 py-1.5 text-start font-medium">
          {words("found")}
        </th>
      </tr>
    </thead>
  );
}

const colours: Record<RowState, string> = {
  ready: "",
  warning: "text-warning",
  error: "text-danger",
  leftOut: "text-text-2",
};
const icons = { warning: CircleAlert, error: CircleX, leftOut: CircleMinus } as const;

/** The row's number as a spreadsheet shows it, with its state as an icon and a word. */
function RowHead({ row }: { readonly row: CheckedRow }) {
  const words = useTranslations("upload.check.findings");
  const formats = useFormats();
  const Icon = row.state === "ready" ? null : icons[row.state];
  return (
    <th scope="row" className="px-2 py-1.5 font-normal whitespace-nowrap text-text-2 tabular-nums">
      <span className="flex items-center justify-end gap-1.5 max-sm:justify-start">
        {Icon !== null && <Icon aria-hidden size={14} strokeWidth={1.6} className={colours[row.state]} />}
        <span className="sr-only">{words(`filters.${row.state}`)}</span>
        {formats.count(row.row)}
      </span>
    </th>
  );
}
