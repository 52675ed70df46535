import { useNarrow } from "@paygauge/ui";
import { ChevronRight, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FoldedProps {
  readonly title: string;
  /** What is inside, in one line. */
  readonly summary: string;
  /** Something inside waits for an answer. */
  readonly isAsking: boolean;
  readonly children: ReactNode;
}

/** A part of the page; on a phone it is one row until it is opened. */
export function Folded({ title, summary, isAsking, children }: FoldedProps) {
  if (!useNarrow()) return children;
  return (
    <details className="group -mx-4 border-y border-line bg-surface" open={isAsking}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2.5">
        <span className="min-w-0 grow">
          <span className="block text-data font-semibold">{title}</span>
          <span className="block text-label wrap-anywhere text-text-2">{summary}</span>
        </span>
        {isAsking && <CircleAlert aria-hidden size={16} strokeWidth={1.6} className="shrink-0 text-warning" />}
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={1.6}
          className="shrink-0 text-text-3 transition-transform group-open:rotate-90"
        />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">{children}</div>
    </details>
  );
}
