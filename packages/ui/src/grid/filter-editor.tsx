import { useState } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { OptionList } from "../components/combobox/option-list.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { SelectField } from "../components/field/select-field.tsx";
import { TextField } from "../components/field/text-field.tsx";
import { NumberField } from "../form/number-field.tsx";
import type { GridColumn } from "./grid-column.ts";
import { blankCondition, blankGroup, operatorsFor, valueProblem } from "./grid-filter-words.ts";
import type { FilterGroup } from "./grid-filter-words.ts";

/** What the editor needs of a column: nothing that depends on the rows. */
type FilterColumn = Pick<GridColumn<unknown>, "key" | "title" | "type" | "options" | "unit">;

export interface FilterEditorProps {
  readonly columns: readonly FilterColumn[];
  /** The condition to change; undefined adds one. */
  readonly group: FilterGroup | undefined;
  readonly onApply: (group: FilterGroup) => void;
  readonly onCancel: () => void;
}

const blankConditions = ["blank", "notBlank"] as const;

/** Field, condition, value and blanks of one filter. */
export function FilterEditor({ columns, group, onApply, onCancel }: FilterEditorProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState(() => group ?? firstDraft(columns[0]));
  // Blanks alone are conditions of their own here: no one has to know which operator without a value finds them.
  const [blanks, setBlanks] = useState(() => (group === undefined ? undefined : blankCondition(group)));
  const [tried, setTried] = useState(false);
  const column = columns.find((item) => item.key === draft.property);
  if (column === undefined) return null;
  const blankOnly = draft.allowNull && draft.operator === "Equal" && draft.values.every((value) => value === "");
  const problem = blankOnly ? undefined : valueProblem(column.type, draft.values, texts);
  const apply = () => {
    setTried(true);
    if (blanks !== undefined) onApply(blankGroup(draft.property, blanks));
    else if (problem === undefined) onApply({ ...draft, values: draft.values.map((value) => value.trim()) });
  };
  const conditions = [
    ...operatorsFor(column.type).map((value) => ({ value, label: texts.grid.operators[value] })),
    ...blankConditions.map((value) => ({ value, label: texts.grid[value] })),
  ];
  return (
    <form
      className="flex w-64 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {group === undefined && (
        <SelectField
          label={texts.grid.field}
          value={draft.property}
          options={columns.map((item) => ({ value: item.key, label: item.title }))}
          onChange={(event) => {
            setTried(false);
            setBlanks(undefined);
            setDraft(firstDraft(columns.find((item) => item.key === event.target.value)));
          }}
        />
      )}
      <SelectField
        label={texts.grid.operator}
        value={blanks ?? draft.operator}
        options={conditions}
        onChange={(event) => {
          setBlanks(blankConditions.find((item) => item === event.target.value));
          const operator = operatorsFor(column.type).find((item) => item === event.target.value);
          if (operator !== undefined) setDraft({ ...draft, operator });
        }}
      />
      {blanks === undefined && (
        <>
          <ValueField
            column={column}
            values={draft.values}
            error={tried ? problem : undefined}
            onChange={(values) => setDraft({ ...draft, values })}
          />
          <Checkbox
            label={texts.grid.includeBlanks}
            checked={draft.allowNull}
            onChange={(event) => setDraft({ ...draft, allowNull: event.target.checked })}
          />
        </>
      )}
      <EditorFoot onCancel={onCancel} />
    </form>
  );
}

function EditorFoot({ onCancel }: { readonly onCancel: () => void }) {
  const texts = useTexts();
  return (
    <div className="flex justify-end gap-2">
      <Button size="sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button size="sm" variant="primary" type="submit">
        {texts.apply}
      </Button>
    </div>
  );
}

function firstDraft(column: FilterColumn | undefined): FilterGroup {
  const operator = operatorsFor(column?.type ?? "text")[0] ?? "Equal";
  return { property: column?.key ?? "", operator, values: [""], allowNull: false };
}

interface ValueFieldProps {
  readonly column: FilterColumn;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

function ValueField({ column, values, error, onChange }: ValueFieldProps) {
  const texts = useTexts();
  if (column.type === "enum") {
    const chosen = values.filter((value) => value !== "");
    const toggle = (value: string) => {
      const next = chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value];
      onChange(next.length === 0 ? [""] : next);
    };
    return (
      <div className="flex flex-col gap-1">
        <OptionList
          label={texts.grid.value}
          options={column.options ?? []}
          chosen={chosen}
          multiple
          onChoose={toggle}
        />
        {error !== undefined && (
          <p role="alert" className="text-label font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    );
  }
  if (column.type === "number") {
    const { unit } = column;
    return (
      <NumberField
        label={texts.grid.value}
        unit={unit}
        error={error}
        value={values[0] ?? ""}
        onChange={(value) => onChange([value])}
      />
    );
  }
  return (
    <TextField
      label={texts.grid.value}
      type={column.type === "date" ? "date" : "text"}
      unit={column.unit}
      error={error}
      value={values[0] ?? ""}
      onChange={(event) => onChange([event.target.value])}
    />
  );
}
