import { SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { AnalyticsKind } from "@paygauge/api-types/entities/analytics-datasets";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { daysOfRelative, relativeDays, relativeOf } from "@paygauge/api-types/entities/relative-days";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useKnownValues } from "../use-known-values.ts";

interface FilterValueProps {
  readonly item: FilterItem;
  readonly name: string;
  readonly kind: AnalyticsKind | undefined;
  /** "": without a value, equals finds blanks and its opposite the others. */
  readonly onValue: (value: string) => void;
}

/** What a filter compares with: a text, one of the values that have names, a day, or days relative to today. */
export function FilterValue(props: FilterValueProps) {
  const { item, kind } = props;
  const known = useKnownValues()(item.propertyName);
  const { itemComparisonOperator: operator } = item;
  if (known !== undefined && (operator === "Equal" || operator === "NotEqual"))
    return <NamedValue {...props} known={known} />;
  return kind === "day" ? <DayValue {...props} /> : <TypedValue {...props} />;
}

interface NamedValueProps extends FilterValueProps {
  readonly known: readonly { readonly value: string; readonly label: string }[];
}

function NamedValue({ item: { itemValue = "" }, name, known, onValue }: NamedValueProps) {
  const words = useTranslations("analytics");
  // A value that was typed before stays as it is.
  const isOther = itemValue !== "" && known.every(({ value }) => value !== itemValue);
  return (
    <SelectField
      label={words("build.value", { field: name })}
      labelHidden
      value={itemValue}
      options={[
        { value: "", label: words("values.blank") },
        ...known,
        ...(isOther ? [{ value: itemValue, label: itemValue }] : []),
      ]}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

function DayValue(props: FilterValueProps) {
  const words = useTranslations("analytics.build");
  const { day } = useFormats();
  const { item, name, onValue } = props;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const word = relativeOf(item.itemValue ?? "");
  const [first = "", last = ""] = word === undefined ? [] : daysOfRelative(word, today).map(day);
  return (
    <>
      <SelectField
        label={words("days", { field: name })}
        labelHidden
        value={word ?? ""}
        options={[
          { value: "", label: words("oneDay") },
          ...relativeDays.map((value) => ({ value, label: words(`relative.${value}`) })),
        ]}
        hint={word === undefined ? undefined : words("firstLast", { first, last })}
        onChange={({ target: { value } }) => onValue(value === "" ? "" : `@${value}`)}
      />
      {word === undefined && <TypedValue {...props} />}
    </>
  );
}

function TypedValue({ item: { itemValue = "" }, name, kind, onValue }: FilterValueProps) {
  const words = useTranslations("analytics.build");
  const [text, setText] = useState(itemValue);
  // The query changes by the address as well, and by the removal of a filter of the same field.
  const [known, setKnown] = useState(itemValue);
  if (known !== itemValue) {
    setKnown(itemValue);
    setText(itemValue);
  }
  return (
    <TextField
      label={words("value", { field: name })}
      labelHidden
      value={text}
      hint={kind === "money" ? words("money") : kind === "day" ? words("day") : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        if (text !== itemValue) onValue(text);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") onValue(text);
      }}
    />
  );
}
