import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ScrollBox } from "./scroll-box.tsx";

export interface PlainColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** The title is for screen readers alone: what is below it says itself. */
  readonly titleHidden?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** Figures are at the line's end, one below the other. */
  readonly atEnd?: boolean;
  /** Its cells name their rows. */
  readonly namesRow?: boolean;
  /** Of its cells, not of its title. */
  readonly className?: string | ((row: Row) => string);
}

export interface PlainTableProps<Row> {
  /** Accessible name of the table and of the place that it scrolls in. */
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  /** Of a row at its place; rows that may be the same are distinguished by that. */
  readonly rowKey: (row: Row, at: number) => string | number;
  readonly rowClass?: (row: Row) => string;
  /** In sight above the titles. */
  readonly caption?: ReactNode;
  /** The rows' total: its name below all columns but the last, its value below that one. */
  readonly sum?: { readonly name: string; readonly value: ReactNode };
  /** Scrolls within 24 rem, its titles in sight. */
  readonly long?: boolean;
  /** With a border of its own, outside a panel. */
  readonly framed?: boolean;
  /**
   * Below 640 px a row's cells are below each other as they find room, labelled with their titles where what they say
   * needs it; elsewhere a wide table scrolls sideways.
   */
  readonly stacked?: boolean | "labelled";
  /** Its place: margins. */
  readonly className?: string;
}

const boxStyle = cva("", {
  variants: { long: { true: "max-h-96" }, framed: { true: "rounded-control border border-line bg-surface" } },
});
const titlesStyle = cva("bg-sunken text-label text-text-2", {
  variants: { long: { true: "sticky top-0 z-1 print:static" }, stacked: { true: "max-sm:sr-only" } },
});
const rowStyle = cva("break-inside-avoid border-b border-line align-top last:border-b-0", {
  variants: {
    stacked: { true: "max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2" },
    framed: { true: "max-sm:px-3" },
  },
});
const cellStyle = cva("px-2 py-1.5", {
  variants: {
    atEnd: { true: "text-end", false: "text-start" },
    stacked: { true: "max-sm:px-0 max-sm:py-0" },
    // Screen readers have the title of the column.
    labelled: {
      true: "max-sm:before:me-1.5 max-sm:before:text-label max-sm:before:font-normal max-sm:before:text-text-2 max-sm:before:[content:attr(data-label)_/_'']",
    },
    namesRow: { true: "font-medium" },
  },
});

/** A small table to be read: titles, rows and nothing to sort or choose. What is long or interactive is a DataGrid. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, rowKey, rowClass, caption, sum, long, framed, className } = props;
  const stacked = Boolean(props.stacked);
  return (
    <ScrollBox label={label} className={cx(boxStyle({ long, framed }), className)}>
      <table
        aria-label={caption === undefined ? label : undefined}
        className={cx("data-width w-full border-collapse text-data", stacked && "max-sm:block")}
      >
        {caption !== undefined && (
          <caption className="pb-1 text-start text-label font-semibold text-text-2">{caption}</caption>
        )}
        <thead className={titlesStyle({ long, stacked })}>
          <tr>
            {columns.map(({ key, title, titleHidden, atEnd }) => (
              <th
                key={key}
                scope="col"
                className={cx(cellStyle({ atEnd: atEnd ?? false }), "align-bottom font-medium")}
              >
                {titleHidden === true ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(stacked && "max-sm:block")}>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)} className={cx(rowStyle({ stacked, framed }), rowClass?.(row))}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} stacked={props.stacked} />
              ))}
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot className="border-t border-line-2 font-medium">
            <tr>
              <th scope="row" colSpan={columns.length - 1} className={cellStyle({ atEnd: false })}>
                {sum.name}
              </th>
              <td className={cellStyle({ atEnd: columns.at(-1)?.atEnd ?? false })}>{sum.value}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}

interface CellProps<Row> {
  readonly column: PlainColumn<Row>;
  readonly row: Row;
  readonly stacked: PlainTableProps<Row>["stacked"];
}

/** What labels a cell below 640 px: the title of its column, unless the cell is empty or names its row. */
function labelOf<Row>({ title, titleHidden, namesRow }: PlainColumn<Row>, inside: ReactNode): string | undefined {
  const isEmpty = inside === null || inside === undefined || inside === "";
  return isEmpty || namesRow === true || titleHidden === true || typeof title !== "string" ? undefined : title;
}

function Cell<Row>({ column, row, stacked }: CellProps<Row>) {
  const { atEnd = false, namesRow = false, className } = column;
  const inside = column.render(row);
  const label = stacked === "labelled" ? labelOf(column, inside) : undefined;
  const style = cx(
    cellStyle({ atEnd, stacked: Boolean(stacked), namesRow, labelled: label !== undefined }),
    typeof className === "function" ? className(row) : className,
  );
  return namesRow ? (
    <th scope="row" className={style}>
      {inside}
    </th>
  ) : (
    <td className={style} data-label={label}>
      {inside}
    </td>
  );
}
