import { Checkbox } from "@paygauge/ui";
import { Ban } from "lucide-react";
import type { KeyboardEvent } from "react";
import { breakdownValues, maxBreakdowns } from "@paygauge/api-types/entities/breakdowns";
import type { BreakdownColumn } from "@paygauge/api-types/entities/propose-breakdowns";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../../../state/formats.ts";
import { chosenBreakdowns, moved, toggled } from "./breakdown-choice.ts";

interface BreakdownRowProps {
  readonly column: BreakdownColumn;
  readonly mapping: ColumnMapping;
  /** Rows of the file. */
  readonly rows: number;
  readonly disabled: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Values of a bar; the rest is left empty. */
const shares = 4;
const fills = ["opacity-100", "opacity-75", "opacity-50", "opacity-30"] as const;

/** One column: whether it is kept, its values, and what rules it out. Alt and an arrow move it. */
export function BreakdownRow({
  column: { profile, verdict, field },
  mapping,
  rows,
  disabled,
  isSelected,
  onSelect,
  onChange,
}: BreakdownRowProps) {
  const words = useTranslations("upload.map.breakdowns");
  const chosen = chosenBreakdowns(mapping);
  const own = chosen.find(({ column }) => column === profile.index);
  const isFull = own === undefined && chosen.length >= maxBreakdowns;
  const why = useReason(verdict, field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || own === undefined || disabled) return;
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    onChange(moved(mapping, profile.index, by));
  };
  const title = own?.label ?? profile.name;
  const samples = (profile.values?.commonest.map(({ text }) => text) ?? profile.samples).slice(0, 3).join(", ");
  return (
    <li className={`flex items-start gap-2.5 py-2 ps-1 pe-2 ${isSelected ? "bg-selected" : ""}`}>
      <span className="pt-0.5">
        <Checkbox
          aria-label={words("keep", { name: title })}
          checked={own !== undefined}
          disabled={disabled || verdict !== "offered" || isFull}
          title={isFull && verdict === "offered" ? words("full", { most: maxBreakdowns }) : undefined}
          onChange={() => onChange(toggled(mapping, profile))}
          onKeyDown={onKeyDown}
          onFocus={onSelect}
        />
      </span>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        onKeyDown={onKeyDown}
        className="grid min-h-6 min-w-0 grow grid-cols-2 items-center gap-x-3 gap-y-1 text-start text-data @xl:grid-cols-[minmax(0,1.2fr)_5rem_4.5rem_minmax(0,1fr)_minmax(0,1.4fr)]"
      >
        <span className="min-w-0 font-medium wrap-anywhere @max-xl:col-span-2">{title}</span>
        <Figures {...{ profile, why, rows }} />
        <span className="min-w-0 truncate text-label text-text-2 @max-xl:col-span-2">{samples}</span>
      </button>
    </li>
  );
}

interface FiguresProps extends Pick<BreakdownRowProps, "rows"> {
  readonly profile: BreakdownColumn["profile"];
  /** What rules the column out. */
  readonly why: string | null;
}

/** Values, share of filled rows, and the commonest values or the reason against the column. */
function Figures({ profile, why, rows }: FiguresProps) {
  const words = useTranslations("upload.map.breakdowns");
  return (
    <>
      <span className="tabular-nums @xl:text-end">
        {profile.values === undefined
          ? words("manyValues", { count: breakdownValues.most })
          : words("values", { count: profile.values.count })}
      </span>
      <span className="tabular-nums @xl:text-end">
        {words("filled", { share: Math.floor(profile.filledShare * 1000) / 10 })}
      </span>
      {why === null ? (
        <Bar counts={profile.values?.commonest.slice(0, shares).map((each) => each.rows) ?? []} rows={rows} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-label text-text-2">
          <Ban aria-hidden size={14} strokeWidth={1.6} className="shrink-0" />
          {why}
        </span>
      )}
    </>
  );
}

/** Why a column cannot be kept; null for one that can. */
function useReason(verdict: BreakdownColumn["verdict"], field: BreakdownColumn["field"]): string | null {
  const words = useTranslations("upload.map.breakdowns");
  const fields = useTranslations("upload.fields");
  if (verdict === "offered") return null;
  if (verdict === "used") return words("why.used", { field: field === null ? "" : fields(field) });
  return verdict === "tooMany" ? words("why.tooMany", { most: breakdownValues.most }) : words(`why.${verdict}`);
}

/** Shares of the rows that the commonest values have. */
function Bar({ counts, rows }: { readonly counts: readonly number[]; readonly rows: number }) {
  return (
    <span aria-hidden className="flex h-2.5 w-full max-w-32 gap-px border border-line forced-color-adjust-none">
      {counts.map((count, at) => (
        <span
          key={at}
          className={`min-w-0.5 bg-accent ${fills[at] ?? ""}`}
          style={{ width: `${(100 * count) / Math.max(1, rows)}%` }}
        />
      ))}
    </span>
  );
}
