import { CountBadge, Popover } from "@paygauge/ui";
import type { LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { limits } from "@paygauge/api-types/limits";

interface QuickViewProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** How many entries the list has. */
  readonly count: number;
  /** Accessible name of the count. */
  readonly countLabel: string;
  /** The rail is collapsed. */
  readonly narrow: boolean;
  /** Next to the title of the panel; it may close the panel. */
  readonly renderLink?: (close: () => void) => ReactNode;
  /** What is in place of an empty list. */
  readonly empty: string;
  /** Entries of the list. */
  readonly children: ReactNode;
}

/** A count at the foot of the rail, and a panel with what it counts (docs/specification.md section 9). */
export function QuickView(props: QuickViewProps) {
  const { title, icon: Icon, count, countLabel, narrow, renderLink, empty, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={title}
      maxHeight={limits.quickViewHeight}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={`flex min-h-8 w-full items-center gap-2.5 rounded-control text-label text-nav-text-2 hover:bg-nav-hover hover:text-nav-text max-md:min-h-11 ${narrow ? "justify-center" : "px-2"}`}
        >
          <Icon aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />
          <span className={narrow ? "sr-only" : "grow text-start"}>{title}</span>
          <CountBadge count={count} label={countLabel} />
        </button>
      }
    >
      <div className="w-80 max-w-full">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 className="text-section font-semibold">{title}</h2>
          {renderLink?.(() => setOpen(false))}
        </div>
        {count === 0 && <p className="text-data text-text-2">{empty}</p>}
        <ul className="divide-y divide-line">{children}</ul>
      </div>
    </Popover>
  );
}
