import type { ReactNode } from "react";

export interface FactListProps {
  /** Labels and what they say; where that is null or nothing, the label is left out. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** Labels and what they say, in two columns. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-4 gap-y-1 text-data">
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
