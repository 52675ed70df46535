import { Checkbox, IconButton, SelectField, TextField, useTexts } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { fieldsOf, kindOfField, type AnalyticsKind } from "@paygauge/api-types/entities/analytics-datasets";
import { analyticsLimits } from "@paygauge/api-types/entities/analytics-queries";
import { operators, type FilterItem, type Operator } from "@paygauge/api-types/entities/paging";
import { useTranslations } from "../../../state/formats.ts";
import { uniqueKeys } from "../unique-keys.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { PartProps } from "./part-props.ts";
import { PartFrame } from "./part.tsx";

const ofText: readonly Operator[] = ["Contains", "StartsWith", "EndsWith"];

/** Operators that make sense of a field. */
const operatorsOf = (kind: AnalyticsKind | undefined): readonly Operator[] =>
  operators.filter((operator) =>
    kind === "text" ? !operator.startsWith("Greater") && !operator.startsWith("Less") : !ofText.includes(operator),
  );

/** Which rows are counted. */
export function FiltersPart({ query, onQuery }: PartProps) {
  const words = useTranslations("analytics.build");
  const { fieldName } = useQueryWords(query.dataset);
  const { dataset, filters } = query;
  const keys = uniqueKeys(filters.map(({ propertyName }) => propertyName));
  const change = (next: FilterItem[]) => onQuery({ ...query, filters: next });
  return (
    <PartFrame
      title={words("filters")}
      add={words("addFilter")}
      count={filters.length}
      most={analyticsLimits.filters}
      options={Object.keys(fieldsOf(dataset)).map((value) => ({ value, label: fieldName(value) }))}
      onAdd={(field) => change([...filters, { propertyName: field, itemComparisonOperator: "NotEqual" }])}
    >
      {filters.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
          {filters.map((item, at) => (
            <li key={keys[at]} className="p-2">
              <FilterEntry
                item={item}
                name={fieldName(item.propertyName)}
                kind={kindOfField(dataset, item.propertyName)}
                onItem={(next) => change(filters.with(at, next))}
                onRemove={() => change(filters.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
    </PartFrame>
  );
}

interface FilterEntryProps {
  readonly item: FilterItem;
  readonly name: string;
  /** undefined: the dataset has no such field any more. */
  readonly kind: AnalyticsKind | undefined;
  readonly onItem: (item: FilterItem) => void;
  readonly onRemove: () => void;
}

function FilterEntry({ item, name, kind, onItem, onRemove }: FilterEntryProps) {
  const words = useTranslations("analytics.build");
  const texts = useTexts();
  const { itemComparisonOperator: operator, itemValue = "" } = item;
  const [text, setText] = useState(itemValue);
  // The query changes by the address as well, and by the removal of a filter of the same field.
  const [known, setKnown] = useState(itemValue);
  if (known !== itemValue) {
    setKnown(itemValue);
    setText(itemValue);
  }
  const possible = operatorsOf(kind);
  // Without a value, equals finds blanks and its opposite the others.
  const commit = () => {
    const { itemValue: _before, ...rest } = item;
    onItem(text === "" ? rest : { ...rest, itemValue: text });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        {kind === undefined ? <s title={words("unknown")}>{name}</s> : <span className="wrap-anywhere">{name}</span>}
        <IconButton
          size="sm"
          label={words("remove", { name })}
          icon={<X aria-hidden size={14} strokeWidth={1.6} />}
          onClick={onRemove}
        />
      </div>
      <SelectField
        label={words("operator", { field: name })}
        labelHidden
        value={operator}
        options={possible.map((value) => ({ value, label: texts.grid.operators[value] }))}
        onChange={({ target }) => {
          const next = possible.find((each) => each === target.value);
          if (next !== undefined) onItem({ ...item, itemComparisonOperator: next });
        }}
      />
      <TextField
        label={words("value", { field: name })}
        labelHidden
        value={text}
        hint={kind === "money" ? words("money") : kind === "day" ? words("day") : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== itemValue) commit();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      {item.itemValue !== undefined && (
        <Checkbox
          label={words("keepBlanks")}
          checked={operator === "NotEqual" ? item.allowNullValue !== false : item.allowNullValue === true}
          onChange={({ target }) => onItem({ ...item, allowNullValue: target.checked })}
        />
      )}
    </div>
  );
}
