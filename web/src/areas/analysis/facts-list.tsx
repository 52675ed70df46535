import type { ReactNode } from "react";

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A second figure or an explanation, quieter. */
  readonly note?: ReactNode;
}

interface FactsListProps {
  readonly facts: readonly Fact[];
  /** Two columns where there is room. */
  readonly inColumns?: boolean;
}

/** Names and figures, one a line, the figures at the right edge. */
export function FactsList({ facts, inColumns = false }: FactsListProps) {
  return (
    <dl className={`text-data ${inColumns ? "gap-x-8 lg:columns-2" : ""}`}>
      {facts.map((fact) => (
        <div
          key={fact.key}
          className="grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 border-b border-line py-1.5 last:border-b-0"
        >
          <dt className="min-w-0 text-text-2 wrap-anywhere">{fact.label}</dt>
          <dd className="text-end wrap-anywhere">
            {fact.value}
            {fact.note !== undefined && <span className="block text-label text-text-2">{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
