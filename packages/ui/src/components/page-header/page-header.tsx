import type { ReactNode } from "react";

export interface PageHeaderProps {
  readonly title: string;
  /** States next to the title: a badge. */
  readonly marks?: ReactNode;
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's one h1, its facts in a line, its actions at the end. */
export function PageHeader({ title, marks, facts, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-16 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-5 py-2 max-lg:px-4">
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
        {marks}
        {facts !== undefined && <p className="text-label text-text-2">{facts}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
