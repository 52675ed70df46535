import { useTexts } from "../../context/ui-context.tsx";

/** One grey bar; width in per cent of its place. */
export function SkeletonBar({ width = 100, height = 12 }: { readonly width?: number; readonly height?: number }) {
  return <span className="block animate-breathe rounded-chip bg-line" style={{ width: `${width}%`, height }} />;
}

const widths = [72, 48, 60, 84, 40, 66, 54, 78] as const;
const widthAt = (index: number) => widths[index % widths.length] ?? 60;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export type SkeletonProps =
  | { readonly kind: "table"; readonly columns: number; readonly rows: number; readonly rowHeight?: number }
  | { readonly kind: "form"; readonly fields: number }
  | { readonly kind: "chart"; readonly height?: number };

/** The shape of what is coming, so that nothing jumps when it arrives; seen only where that takes a while. */
export function Skeleton(props: SkeletonProps) {
  const texts = useTexts();
  return (
    <div aria-busy className="animate-appear">
      <output className="sr-only">{texts.loading}</output>
      <div aria-hidden>{shapeOf(props)}</div>
    </div>
  );
}

function shapeOf(props: SkeletonProps) {
  switch (props.kind) {
    case "table":
      return <TableShape {...props} />;
    case "form":
      return (
        <div className="flex flex-col gap-5">
          {numbers(props.fields).map((field) => (
            <div key={field} className="flex flex-col gap-2">
              <SkeletonBar width={18} />
              <SkeletonBar height={32} />
            </div>
          ))}
        </div>
      );
    case "chart":
      return (
        <div className="flex items-end gap-1 border-b border-line" style={{ height: props.height ?? 240 }}>
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
}

function TableShape({ columns, rows, rowHeight = 34 }: Extract<SkeletonProps, { kind: "table" }>) {
  return numbers(rows).map((row) => (
    <div key={row} className="flex items-center gap-6 border-b border-line px-4" style={{ height: rowHeight }}>
      {numbers(columns).map((column) => (
        <div key={column} className={column === 0 ? "grow-2 basis-0" : "grow basis-0"}>
          <SkeletonBar width={widthAt(row * 3 + column)} height={10} />
        </div>
      ))}
    </div>
  ));
}
