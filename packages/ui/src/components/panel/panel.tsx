import { useId } from "react";
import type { ReactNode } from "react";
import { DemoMark } from "../demo-mark/demo-mark.tsx";

export interface PanelProps {
  readonly title: ReactNode;
  /** What it tells rests on made data. */
  readonly isDemo?: boolean | undefined;
  /** Quiet words next to the title. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}

/** A bordered part of a page with its own heading. */
export function Panel({ title, isDemo = false, facts, actions, children, level = 2 }: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 break-inside-avoid rounded-card border border-line bg-surface [--ground:var(--surface)] px-4 py-3.5"
    >
      <header className="mb-2 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <Heading id={id} className="text-section font-semibold">
          {title}
          {isDemo && <DemoMark />}
        </Heading>
        {facts !== undefined && <p className="text-label text-text-2">{facts}</p>}
        {actions !== undefined && (
          <div className="ms-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
        )}
      </header>
      {children}
    </section>
  );
}
