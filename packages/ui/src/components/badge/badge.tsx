import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const style = cva("inline-flex h-5 items-center gap-1 rounded-chip px-1.5 text-label font-medium whitespace-nowrap", {
  variants: {
    tone: {
      neutral: "bg-sunken text-text-2",
      accent: "bg-accent-subtle text-accent-text",
      info: "bg-info-bg text-info",
      success: "bg-success-bg text-success",
      warning: "bg-warning-bg text-warning",
      danger: "bg-danger-bg text-danger",
      high: "bg-band-high-bg text-band-high-text",
      medium: "bg-band-medium-bg text-band-medium-text",
      low: "bg-band-low-bg text-band-low-text",
      none: "bg-band-none-bg text-band-none-text",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export interface BadgeProps extends VariantProps<typeof style> {
  readonly icon?: ReactNode;
  /** Words that name the state; the colour only repeats them. */
  readonly children: ReactNode;
}

/** A state in a word, for headers and detail pages; dense grids use glyph and word instead. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={style({ tone })}>
      {icon}
      {children}
    </span>
  );
}

export interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for assistive technology: "queue commands". */
  readonly label: string;
  /** Something waits for the user; a mere count is a numeral in the colour of its surroundings. */
  readonly urgent?: boolean;
}

/** A count next to an icon; it stops at 99+ (docs/specification.md section 9). */
export function CountBadge({ count, label, urgent = false }: CountBadgeProps) {
  if (count <= 0) return null;
  const shown = count > 99 ? "99+" : String(count);
  return (
    <span
      className={
        urgent
          ? "inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-danger-solid px-1 text-micro font-semibold text-on-accent"
          : "text-label font-semibold tabular-nums"
      }
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{`${shown} ${label}`}</span>
    </span>
  );
}
