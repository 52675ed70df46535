import { Checkbox, IconButton, SelectField, useTexts } from "@paygauge/ui";
import { X } from "lucide-react";
import { fieldsOf, kindOfField, type AnalyticsKind } from "@paygauge/api-types/entities/analytics-datasets";
import { analyticsLimits } from "@paygauge/api-types/entities/analytics-queries";
import { operators, type FilterItem, type Operator } from "@paygauge/api-types/entities/paging";
import { useTranslations } from "../../../state/formats.ts";
import { uniqueKeys } from "../unique-keys.ts";
import { useQueryWords } from "../use-query-words.ts";
import { FilterValue } from "./filter-value.tsx";
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
  const { itemComparisonOperator: operator } = item;
  const possible = operatorsOf(kind);
  const setValue = (text: string) => {
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
      <FilterValue item={item} name={name} kind={kind} onValue={setValue} />
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
