import type { ReactNode } from "react";

interface ScrollBoxProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A place that scrolls in itself: named, and reachable by keyboard for that. What is placed in it (words for screen
 * readers are) counts for its width, not for the page's. On paper it shows all of what it holds.
 */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const style = `relative overflow-auto print:max-h-none print:overflow-visible ${className}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div tabIndex={0} role="group" aria-label={label} className={style}>
      {children}
    </div>
  );
}
