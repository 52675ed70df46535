import type { CSSProperties, ReactNode } from "react";
import { AppLink } from "../../context/ui-context.tsx";

export interface Kpi {
  readonly key: string;
  readonly label: ReactNode;
  /** Already formatted: "£418.2m". */
  readonly figure: ReactNode;
  /** The words of a figure that is no text. */
  readonly words?: string;
  readonly note?: ReactNode;
  readonly tone?: "plain" | "danger";
  readonly href?: string;
}

/** Width of a digit in the figures' font, in em of their size. */
const digitEm = 0.62;
const leastRem = 7;

/** Width that the longest word of the figures needs, with the space at its sides. */
function columnWidth(items: readonly Kpi[]): string {
  const words = items.flatMap(({ figure, words: told }) =>
    (told ?? (typeof figure === "string" ? figure : "")).split(" "),
  );
  const longest = Math.max(0, ...words.map((word) => word.length));
  return `max(${leastRem}rem, ${(longest * digitEm).toFixed(1)} * var(--text-figure) + 2rem)`;
}

/**
 * Figures in one bordered strip, as a ledger shows its totals; not a row of cards. Labels, figures and notes each share a
 * row, so that a label of two lines or with a card moves no figure. Figures without room in the line, such as amounts of
 * twelve digits, begin a further line: words break, amounts don't.
 */
export function KpiStrip({ label, items }: { readonly label: string; readonly items: readonly Kpi[] }) {
  const columns: CSSProperties & Record<"--kpi", string> = { "--kpi": columnWidth(items) };
  return (
    <dl
      aria-label={label}
      style={columns}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(calc(var(--kpi)),40%)),1fr))] gap-px overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[repeat(auto-fit,minmax(min(100%,calc(var(--kpi))),1fr))]"
    >
      {items.map((item) => (
        <div
          key={item.key}
          className="row-span-3 grid grid-rows-subgrid gap-0 bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--color-line)]"
        >
          <dt className="text-label text-text-2">{item.label}</dt>
          <dd
            className={`text-figure font-medium **:whitespace-normal! ${item.tone === "danger" ? "text-danger" : "text-text"} max-sm:text-title`}
          >
            {item.href === undefined ? (
              item.figure
            ) : (
              <AppLink
                href={item.href}
                className="reach pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center hover:underline"
              >
                {item.figure}
              </AppLink>
            )}
          </dd>
          {item.note !== undefined && <dd className="text-label text-text-3">{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
