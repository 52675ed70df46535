import type { CSSProperties, ReactNode } from "react";
import { AppLink } from "../../context/ui-context.tsx";
import { useNarrow } from "../../grid/use-narrow.ts";
import { ScrollBox } from "../table/scroll-box.tsx";

export interface Kpi {
  readonly key: string;
  readonly label: ReactNode;
  /** Already formatted: "£418.2m". */
  readonly figure: ReactNode;
  /** The words of a figure that isn't text. */
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
 * twelve digits, begin a further line: words break, amounts don't. Below 640 px it is one line of one height on every
 * page, which scrolls in itself.
 */
export function KpiStrip({ label, items }: { readonly label: string; readonly items: readonly Kpi[] }) {
  const columns: CSSProperties & Record<"--kpi", string> = { "--kpi": columnWidth(items) };
  const narrow = useNarrow();
  const list = (
    <dl
      aria-label={narrow ? undefined : label}
      style={columns}
      className={narrow ? stripStyle.row : `overflow-hidden rounded-card border border-line ${stripStyle.grid}`}
    >
      {items.map((item) => (
        <KpiCell key={item.key} item={item} narrow={narrow} />
      ))}
    </dl>
  );
  return narrow ? (
    <ScrollBox label={label} className={kpiRowStyle}>
      {list}
    </ScrollBox>
  ) : (
    list
  );
}

/** The box of a strip of figures below 640 px. */
export const kpiRowStyle = "h-26 overflow-y-hidden rounded-card border border-line bg-surface";

const stripStyle = {
  row: "flex h-full w-max min-w-full divide-x divide-line whitespace-nowrap",
  grid: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(calc(var(--kpi)),40%)),1fr))] gap-px bg-surface md:grid-cols-[repeat(auto-fit,minmax(min(100%,calc(var(--kpi))),1fr))]",
} as const;

function KpiCell({ item, narrow }: { readonly item: Kpi; readonly narrow: boolean }) {
  const colour = item.tone === "danger" ? "text-danger" : "text-text";
  return (
    <div
      className={
        narrow
          ? "grid grow grid-rows-[1.25rem_2.75rem_1.25rem] content-center px-4 *:self-center"
          : "row-span-3 grid grid-rows-subgrid gap-0 bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--color-line)]"
      }
    >
      <dt className="text-label text-text-2">{item.label}</dt>
      <dd
        className={`font-medium ${colour} ${narrow ? "flex h-11 items-center text-title" : "text-figure **:whitespace-normal!"}`}
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
  );
}
