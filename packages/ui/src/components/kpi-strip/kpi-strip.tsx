import type { ReactNode } from "react";
import { AppLink } from "../../context/ui-context.tsx";

export interface Kpi {
  readonly key: string;
  readonly label: ReactNode;
  /** Already formatted: "£418.2m". */
  readonly figure: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: "plain" | "danger";
  readonly href?: string;
}

/**
 * Figures in one bordered strip, as a ledger shows its totals; not a row of cards. A figure without room in the line,
 * such as an amount of twelve digits, begins a further line: words break, amounts don't.
 */
export function KpiStrip({ label, items }: { readonly label: string; readonly items: readonly Kpi[] }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
      {items.map((item) => (
        <div key={item.key} className="flex min-w-min flex-[1_1_40%] flex-col bg-surface px-4 py-3 md:flex-[1_1_7rem]">
          <dt className="w-0 min-w-full text-label text-text-2">{item.label}</dt>
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
          {item.note !== undefined && <dd className="w-0 min-w-full text-label text-text-3">{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
