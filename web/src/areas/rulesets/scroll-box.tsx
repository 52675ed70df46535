import type { ReactNode } from "react";

interface ScrollBoxProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place that scrolls in itself: named, and reachable by keyboard for that. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div tabIndex={0} role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
}
