import { Suspense, type ReactNode } from "react";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

// Stores are damaged once in a while: no list loads this before.
const DamagedNotice = lazyWithTexts(
  async () => ({ default: (await import("./damaged-notice.tsx")).DamagedNotice }),
  areaTexts.lists,
);

interface DamagedPartProps {
  /** As the list's answer names them. */
  readonly ids: readonly string[] | undefined;
  readonly names?: readonly string[] | undefined;
  readonly onDelete?: ((id: string) => Promise<unknown>) | undefined;
}

/** The notice above a list of which entries are damaged; nothing where all are sound. */
export function DamagedPart({ ids = [], names, onDelete }: DamagedPartProps) {
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DamagedNotice {...{ ids, names, onDelete }} />
    </Suspense>
  );
}

interface BelowDamagedProps<Row> {
  /** Keys of damaged rows; they are in the grid with what can be read of them. */
  readonly damaged: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly children: ReactNode;
}

/** A grid, with the names of its damaged rows above it. */
export function BelowDamaged<Row extends object>({ damaged, rows, rowKey, children }: BelowDamagedProps<Row>) {
  if (damaged === undefined) return children;
  const names = rows
    .filter((row) => damaged.includes(rowKey(row)))
    .map((row) => ("name" in row && typeof row.name === "string" ? row.name : rowKey(row)));
  return (
    <div className="flex flex-col sm:h-full">
      <DamagedPart ids={damaged} names={names} />
      <div className="min-h-0 grow">{children}</div>
    </div>
  );
}
