export interface TooltipContent {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

interface TooltipBoxProps {
  readonly content: TooltipContent;
  readonly at: { readonly x: number; readonly y: number };
  /** Of the plot, so that the box stays inside. */
  readonly width: number;
}

const boxWidth = 230;

/** The words beside a bar; it never takes the pointer. */
export function TooltipBox({ content, at, width }: TooltipBoxProps) {
  const right = at.x + boxWidth + 24 > width;
  const left = right ? Math.max(0, at.x - boxWidth - 12) : at.x + 12;
  return (
    <div
      aria-hidden
      style={{ width: Math.min(boxWidth, width), transform: `translate(${left}px, ${Math.max(0, at.y)}px)` }}
      className="pointer-events-none absolute top-0 left-0 z-30 rounded-control border border-line-2 bg-raised px-3 py-2 text-label text-text shadow-1 print:hidden"
    >
      <p className="mb-1 font-semibold">{content.title}</p>
      {content.lines.map((line) => (
        <p key={line.label} className="flex justify-between gap-4">
          <span className="text-text-2">{line.label}</span>
          <span>{line.text}</span>
        </p>
      ))}
    </div>
  );
}
