/** One grey bar; width in per cent of its place. */
export function SkeletonBar({ width = 100, height = 12 }: { readonly width?: number; readonly height?: number }) {
  return <span className="block animate-breathe rounded-chip bg-line" style={{ width: `${width}%`, height }} />;
}

const widths = [72, 48, 60, 84, 40, 66, 54, 78] as const;
const widthAt = (index: number) => widths[index % widths.length] ?? 60;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

interface RowsShapeProps {
  readonly columns: number;
  readonly rows: number;
  readonly rowHeight?: number;
  /** Its frame has its edges already. */
  readonly flush?: boolean;
}

/** Rows of a table; the first column is the wide one. */
export function RowsShape({ columns, rows, rowHeight = 34, flush = false }: RowsShapeProps) {
  return numbers(rows).map((row) => (
    <div
      key={row}
      className={`flex items-center gap-6 border-b border-line ${flush ? "last:border-b-0" : "px-4"}`}
      style={{ height: rowHeight }}
    >
      {numbers(columns).map((column) => (
        <div key={column} className={column === 0 ? "grow-2 basis-0" : "grow basis-0"}>
          <SkeletonBar width={widthAt(row * 3 + column)} height={10} />
        </div>
      ))}
    </div>
  ));
}

/** Fields of a form, each below its label. */
export function FieldsShape({ fields }: { readonly fields: number }) {
  return (
    <div className="flex flex-col gap-5">
      {numbers(fields).map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <SkeletonBar width={18} />
          <SkeletonBar height={32} />
        </div>
      ))}
    </div>
  );
}

/** Figures side by side. */
export function FiguresShape({ cells }: { readonly cells: number }) {
  return (
    <div
      data-part="tiles"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line max-sm:h-26 max-sm:auto-cols-[9rem] max-sm:grid-flow-col max-sm:grid-cols-none md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {numbers(cells).map((cell) => (
        <div key={cell} className="flex h-23.5 flex-col gap-3 bg-surface p-4 max-sm:h-26 sm:max-md:last:odd:col-span-2">
          <SkeletonBar width={40} height={10} />
          <SkeletonBar width={60} height={22} />
        </div>
      ))}
    </div>
  );
}

/** Bars that lie, the longest first. */
export function RanksShape({ rows }: { readonly rows: number }) {
  return (
    <div className="flex flex-col">
      {numbers(rows).map((row) => (
        <div key={row} className="flex h-8.25 items-center gap-4 px-4">
          <div className="w-1/4">
            <SkeletonBar width={widthAt(row)} height={10} />
          </div>
          <div className="grow">
            <SkeletonBar width={94 * Math.exp(-row / 4) + 4} height={19} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Bars that are on their axis. */
export function ColumnsShape({ height = 240 }: { readonly height?: number | undefined }) {
  return (
    <div className="flex items-end gap-1 border-b border-line" style={{ height }}>
      {numbers(32).map((bar) => (
        <span
          key={bar}
          className="grow animate-breathe rounded-t-mark bg-line"
          style={{ height: `${94 * Math.exp(-bar / 11) + 3}%` }}
        />
      ))}
    </div>
  );
}
