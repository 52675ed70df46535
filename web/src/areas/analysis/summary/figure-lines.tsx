import { AppLink, linkStyle } from "@paygauge/ui";
import type { ReactNode } from "react";

export interface FigureLine {
  readonly key: string;
  readonly label: string;
  /** Given, the label leads to what it counts. */
  readonly href?: string | undefined;
  readonly figure: ReactNode;
}

/** Findings, one a line, with what each is worth at the right edge. */
export function FigureLines({ lines }: { readonly lines: readonly FigureLine[] }) {
  return (
    <ul className="flex flex-col text-data">
      {lines.map(({ key, label, href, figure }) => (
        <li
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 py-1 pointer-coarse:py-2"
        >
          {href === undefined ? (
            label
          ) : (
            <AppLink href={href} className={linkStyle({ variant: "figure" })}>
              {label}
            </AppLink>
          )}
          <span className="text-label text-text-2">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
