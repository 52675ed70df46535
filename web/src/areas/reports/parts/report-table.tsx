import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";

const glyphs: Readonly<Record<ScoreLevel, string>> = {
  High: "bg-band-high-bg text-band-high-text",
  Medium: "bg-band-medium-bg text-band-medium-text",
  Low: "bg-band-low-bg text-band-low-text",
  None: "bg-sunken text-text-2",
};

const bars: Readonly<Record<ScoreLevel, readonly [height: number, fill: string]>> = {
  High: [18, "fill-band-high"],
  Medium: [12, "fill-band-medium"],
  Low: [6, "fill-band-low"],
  None: [1.5, "fill-band-none"],
};

/** A cell for each capability, whose height and colour both tell the level; its words stand in the snapshot. */
function LevelStrip({ levels, text }: { readonly levels: readonly ScoreLevel[]; readonly text: string }) {
  return (
    <svg
      role="img"
      aria-label={text}
      width={levels.length * 14}
      height={18}
      viewBox={`0 0 ${levels.length * 14} 18`}
      className="block [print-color-adjust:exact]"
    >
      {levels.map((level, at) => {
        const [height, fill] = bars[level];
        // Capabilities have one order, and a level may stand at several of them.
        // oxlint-disable-next-line react/no-array-index-key
        return <rect key={at} x={at * 14} y={18 - height} width={12} height={height} className={fill} />;
      })}
    </svg>
  );
}

function Cell({ cell }: { readonly cell: ReportCell }) {
  if (typeof cell === "string") return cell;
  if ("levels" in cell) return <LevelStrip levels={cell.levels} text={cell.text} />;
  return (
    <span
      className={`rounded-control px-1.5 py-0.5 whitespace-nowrap [print-color-adjust:exact] ${glyphs[cell.level]}`}
    >
      {cell.text}
    </span>
  );
}

interface ReportTableProps {
  readonly table: ReportTable;
  /** At most this many rows, for a slide. */
  readonly rows?: number | undefined;
}

/** A plain table: its head repeats on paper, and no row of it is ever split or lost to a box that scrolls. */
export function ReportTableView({ table, rows }: ReportTableProps) {
  const { columns, caption, more } = table;
  const shown = rows === undefined ? table.rows : table.rows.slice(0, rows);
  const align = { start: "text-start", end: "text-end tabular-nums" } as const;
  return (
    <>
      <table className="w-full border-collapse text-data">
        <caption className="sr-only">{caption}</caption>
        <thead className="table-header-group">
          <tr className="border-b border-control">
            {columns.map(({ id, label, align: side, unit }) => (
              <th key={id} scope="col" className={`px-2 py-1.5 text-label font-semibold text-text-2 ${align[side]}`}>
                {label}
                {unit !== undefined && ` (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rowId, cells, isTotal }) => (
            <tr
              key={rowId}
              data-row-id={rowId}
              className={`break-inside-avoid border-b border-line ${isTotal ? "font-semibold" : ""}`}
            >
              {columns.map(({ id, align: side }, at) => {
                const content = <Cell cell={cells[at] ?? ""} />;
                const look = `px-2 py-1.5 wrap-anywhere ${align[side]}`;
                return at === 0 ? (
                  <th key={id} scope="row" className={`${look} ${isTotal ? "" : "font-normal"}`}>
                    {content}
                  </th>
                ) : (
                  <td key={id} className={look}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {more !== undefined && rows === undefined && <p className="mt-2 text-data text-text-2">{more}</p>}
    </>
  );
}
