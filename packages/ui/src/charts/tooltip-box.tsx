import { X } from "lucide-react";
import { useTexts } from "../context/ui-context.tsx";
import { IconButton } from "../components/button/icon-button.tsx";

export interface TooltipContent {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

interface TooltipBoxProps {
  readonly content: TooltipContent;
  readonly at: { readonly x: number; readonly y: number };
  /** Of the plot, so that the box stays inside. */
  readonly width: number;
  /** Given, the box stays until it is closed: it is read and marked like any text. */
  readonly onClose?: () => void;
}

const boxWidth = 230;

/** A bar's tooltip: it takes no pointer events unless it is kept open. */
export function TooltipBox({ content, at, width, onClose }: TooltipBoxProps) {
  const texts = useTexts();
  const right = at.x + boxWidth + 24 > width;
  const left = right ? Math.max(0, at.x - boxWidth - 12) : at.x + 12;
  const kept = onClose !== undefined;
  return (
    <div
      {...(kept ? { role: "group", "aria-label": content.title } : { "aria-hidden": true })}
      style={{ width: Math.min(boxWidth, width), transform: `translate(${left}px, ${Math.max(0, at.y)}px)` }}
      className={`absolute top-0 left-0 rounded-control border bg-raised px-3 py-2 text-label text-text shadow-1 print:hidden ${kept ? "z-20 border-accent" : "pointer-events-none z-30 border-line-2"}`}
    >
      <div className="mb-1 flex items-start justify-between gap-2">
        <p className="font-semibold wrap-anywhere">{content.title}</p>
        {kept && (
          <span className="-my-1 -me-2 shrink-0">
            <IconButton
              size="sm"
              label={texts.chart.unpin}
              onClick={onClose}
              onKeyDown={(event) => {
                if (event.key === "Escape") onClose();
              }}
              icon={<X aria-hidden size={14} strokeWidth={1.6} />}
            />
          </span>
        )}
      </div>
      {content.lines.map((line) => (
        <p key={line.label} className="flex justify-between gap-4">
          <span className="text-text-2">{line.label}</span>
          <span>{line.text}</span>
        </p>
      ))}
    </div>
  );
}
