import { Button, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";
import { chosenBreakdowns, moved, relabelled } from "./breakdown-choice.ts";

interface BreakdownDetailsProps {
  readonly profile: ColumnProfile;
  readonly mapping: ColumnMapping;
  /** Rows of the file. */
  readonly rows: number;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** The commonest values of one column, and where it is kept its label and place. */
export function BreakdownDetails({ profile, mapping, rows, disabled, onChange }: BreakdownDetailsProps) {
  const words = useTranslations("upload.map.breakdowns");
  const chosen = chosenBreakdowns(mapping);
  const place = chosen.findIndex(({ column }) => column === profile.index);
  const own = chosen[place];
  const move = (by: -1 | 1) => onChange(moved(mapping, profile.index, by));
  return (
    <section aria-label={own?.label ?? profile.name} className="flex shrink-0 flex-col gap-3 lg:w-64">
      <h3 className="text-data font-semibold wrap-anywhere">{own?.label ?? profile.name}</h3>
      <Values profile={profile} rows={rows} />
      {own !== undefined && (
        <>
          <Label
            key={own.label}
            label={own.label}
            disabled={disabled}
            onChange={(label) => {
              const next = relabelled(mapping, profile.index, label);
              if (next === null) return false;
              onChange(next);
              return true;
            }}
          />
          <div className="flex gap-2">
            <Button size="sm" disabled={disabled || place === 0} onClick={() => move(-1)}>
              {words("up")}
            </Button>
            <Button size="sm" disabled={disabled || place === chosen.length - 1} onClick={() => move(1)}>
              {words("down")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Rows of the commonest values, of the others, and of those that state none. */
function Values({ profile, rows }: Pick<BreakdownDetailsProps, "profile" | "rows">) {
  const words = useTranslations("upload.map.breakdowns");
  const formats = useFormats();
  const values = profile.values?.commonest ?? [];
  const most = values[0]?.rows ?? 1;
  const others = (profile.values?.count ?? 0) - values.length;
  const left = profile.filled - values.reduce((sum, each) => sum + each.rows, 0);
  if (values.length === 0) return null;
  return (
    <div>
      <p className="pb-1 text-label text-text-2">{words("rowsByValue")}</p>
      <ul className="flex flex-col gap-1.5">
        {values.map(({ text, rows: count }) => (
          <li key={text} className="text-label">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="tabular-nums">{formats.count(count)}</span>
            </span>
            <span
              aria-hidden
              className="mt-0.5 block h-1.5 bg-accent forced-color-adjust-none"
              style={{ width: `${(100 * count) / most}%` }}
            />
          </li>
        ))}
        {others > 0 && (
          <li className="flex justify-between gap-3 text-label text-text-2">
            {words("others", { count: others })}
            <span className="tabular-nums">{formats.count(left)}</span>
          </li>
        )}
        {rows > profile.filled && (
          <li className="flex justify-between gap-3 text-label text-text-2">
            {words("notStated")}
            <span className="tabular-nums">{formats.count(rows - profile.filled)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

interface LabelProps {
  readonly label: string;
  readonly disabled: boolean;
  /** Takes a label; false where it cannot be. */
  readonly onChange: (label: string) => boolean;
}

/** The label as it is typed; it is taken when the field is left, since each change has the file checked again. */
function Label({ label, disabled, onChange }: LabelProps) {
  const words = useTranslations("upload.map.breakdowns");
  const [typed, setTyped] = useState(label);
  const [isRefused, setRefused] = useState(false);
  const take = () => {
    if (typed.trim() !== label) setRefused(!onChange(typed));
  };
  return (
    <TextField
      label={words("label")}
      value={typed}
      maxLength={60}
      disabled={disabled}
      error={isRefused ? words(typed.trim() === "" ? "labelBlank" : "labelTaken") : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        setRefused(false);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}
