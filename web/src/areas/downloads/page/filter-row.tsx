import { FieldFrame, MultiSelect, NumberField, SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { datapointOf } from "@paygauge/api-types/datapoints/datapoints";
import { labelOf, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import type { DownloadFilter, FormOfDownload } from "@paygauge/api-types/entities/data-downloads";
import { useCall } from "../../../data/use-call.ts";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { numberProblem } from "./filter-problem.ts";
import type { DownloadPlace } from "./download-calls.ts";
import type { DownloadChoice } from "./use-download-choice.ts";

interface FilterProps {
  readonly place: DownloadPlace;
  readonly choice: DownloadChoice;
  readonly field: ProfileField;
  readonly form: FormOfDownload;
}

interface FilterRowProps extends FilterProps {
  /** Rows that this filter alone leaves, of how many. */
  readonly alone: number | undefined;
  readonly total: number;
}

/** One filter of the profile, and what it alone leaves. */
export function FilterRow({ alone, total, ...props }: FilterRowProps) {
  const words = useTranslations("downloads.page");
  const [language] = useLanguage();
  const formats = useFormats();
  return (
    <div className="grid items-start gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <FilterControl {...props} name={labelOf(props.field, language)} />
      <p className="text-label text-text-2 tabular-nums sm:self-end sm:pb-2 sm:text-end">
        {alone !== undefined && words("alone", { rows: formats.count(alone), total: formats.count(total) })}
      </p>
    </div>
  );
}

type ControlProps = FilterProps & { readonly name: string };

function FilterControl(props: ControlProps) {
  switch (props.field.filter) {
    case "multiselect":
      return <ValuesFilter {...props} />;
    case "boolean":
      return <TruthFilter {...props} />;
    case "number":
      return <NumberFilter {...props} />;
    case "date":
      return <DateFilter {...props} />;
    case "unavailable":
      return null;
  }
}

const filterOf = ({ choice, field }: FilterProps): DownloadFilter =>
  choice.filters.find(({ key }) => key === field.key) ?? { key: field.key };

function ValuesFilter(props: ControlProps) {
  const { place, choice, field, name } = props;
  const words = useTranslations("downloads.page");
  const { locale, count } = useFormats();
  const run = useRunQuery();
  const [search, setSearch] = useState("");
  const chosen = filterOf(props).values ?? [];
  const body = { kind: choice.kind, key: field.key, search };
  const { data = [] } = useCall(place.calls.values, { params: { jobId: place.jobId }, query: run, body });
  const isCountry = datapointOf(field.key).type === "country";
  const nameOf = (value: string) => {
    if (value === "") return words("blank");
    return isCountry ? (countryOptions(locale).find((each) => each.value === value)?.label ?? value) : value;
  };
  const listed = data.map(({ value, rows }) => ({ value, label: nameOf(value), note: count(rows) }));
  const others = chosen.filter((value) => data.every((each) => each.value !== value));
  return (
    <MultiSelect
      label={name}
      placeholder={words("any")}
      value={chosen}
      options={[...others.map((value) => ({ value, label: nameOf(value) })), ...listed]}
      // Countries are found by their code: the file has them as they are chosen here.
      {...(isCountry ? {} : { onSearch: setSearch })}
      onChange={(values) => choice.setFilter({ key: field.key, values: [...values] })}
    />
  );
}

function TruthFilter(props: ControlProps) {
  const { choice, field, name } = props;
  const words = useTranslations("downloads.page");
  const { is } = filterOf(props);
  return (
    <div className="max-w-60">
      <SelectField
        label={name}
        value={is === undefined ? "" : String(is)}
        options={[
          { value: "", label: words("any") },
          { value: "true", label: words("yes") },
          { value: "false", label: words("no") },
        ]}
        onChange={({ target }) =>
          choice.setFilter(target.value === "" ? { key: field.key } : { key: field.key, is: target.value === "true" })
        }
      />
    </div>
  );
}

/** What may be entered: the profile's bounds, else what the job has. */
function useRangeHint({ field, form }: FilterProps): string | undefined {
  const words = useTranslations("downloads.page");
  const formats = useFormats();
  const range = form.ranges.find(({ key }) => key === field.key);
  const [min, max] = [field.min ?? range?.min ?? null, field.max ?? range?.max ?? null];
  if (min === null || max === null) return undefined;
  const { type } = datapointOf(field.key);
  const shown = (text: string) => {
    if (type === "date") return formats.day(text);
    return new Intl.NumberFormat(formats.locale, {
      minimumFractionDigits: type === "money" ? form.minorDigits : 0,
    })
      .format(text as Intl.StringNumericLiteral)
      .replace("-", "\u2212");
  };
  return words("between", { min: shown(min), max: shown(max) });
}

function NumberFilter(props: ControlProps) {
  const { choice, field, form, name } = props;
  const words = useTranslations("downloads.page");
  const hint = useRangeHint(props);
  const filter = filterOf(props);
  const unit = datapointOf(field.key).unit === "currency" ? form.currency : undefined;
  return (
    <FieldFrame label={name} hint={hint}>
      {() => (
        <div className="grid gap-3 min-[360px]:grid-cols-2">
          {(["min", "max"] as const).map((bound) => (
            <NumberField
              key={bound}
              label={words(bound, { name })}
              labelHidden
              unit={unit === undefined ? words(`${bound}Short`) : `${words(`${bound}Short`)} ${unit}`}
              value={filter[bound] ?? ""}
              error={numberProblem(field, filter[bound])}
              onChange={(text) => choice.setFilter({ ...filter, [bound]: text })}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function DateFilter(props: ControlProps) {
  const { choice, name } = props;
  const words = useTranslations("downloads.page");
  const hint = useRangeHint(props);
  const filter = filterOf(props);
  return (
    <FieldFrame label={name} hint={hint}>
      {() => (
        <div className="grid gap-3 min-[360px]:grid-cols-2">
          {(["from", "to"] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={words(end, { name })}
              labelHidden
              value={filter[end] ?? ""}
              onChange={({ target }) => choice.setFilter({ ...filter, [end]: target.value })}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
