import { Combobox, NumberField, TextField, type PlainColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { NumberCell } from "../confidence/number-cell.tsx";
import { currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { EntryTable, type Placed } from "./entry-table.tsx";
import type { ListPartProps } from "./list-part.ts";
import { ListPanel } from "./list-panel.tsx";
import type { Rate } from "./read-pasted.ts";
import { numberOf, textOf } from "./scheme-part.tsx";

/** The rates that version 1 began with are averages of this year. */
const firstYear = 2024;

/** Units of each currency for one unit of the reference currency, with the year and source of the rates. */
export function RatePart(props: ListPartProps) {
  const { body, onChange, problems, readOnly } = props;
  const words = useTranslations("rulesets.entries");
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const names = useMemo(() => new Map(currencies.map(({ value, note }) => [value, note ?? ""])), [currencies]);
  const { referenceCurrency: reference, rates } = body;
  const entries: Rate[] = Object.entries(rates);
  const set = (next: readonly Rate[]) => onChange({ ...body, rates: Object.fromEntries(next) });
  const columns = useRateColumns(props, names);
  const keepReference = (more: readonly Rate[]): Rate[] => [
    [reference, 1],
    ...more.filter(([currency]) => currency !== reference),
  ];
  const title = words("rates.title");
  return (
    <ListPanel<Rate>
      title={title}
      facts={words("rates.count", { count: entries.length })}
      hint={words("rates.hint", { currency: reference })}
      problem={problems["rates"]}
      readOnly={readOnly}
      head={[words("columns.currency"), words("rates.units", { currency: reference })]}
      rows={() => entries}
      paste={{
        hint: words("rates.pasteHint", { currency: reference }),
        read: (reader, text) => reader.readRates(text, locale),
        onAdd: (more) => set(keepReference(Object.entries({ ...rates, ...Object.fromEntries(more) }))),
        onReplace: (more) => set(keepReference(more)),
      }}
    >
      <RateBasis {...props} />
      <EntryTable<Rate>
        label={title}
        entries={entries}
        searchText={([currency]) => `${currency} ${names.get(currency) ?? ""}`.toLowerCase()}
        nameOf={([currency]) => currency}
        canRemove={([currency]) => currency !== reference}
        hasProblem={(at) => problems[`rates.${entries[at]?.[0]}`] !== undefined}
        onRemove={(at) => set(entries.filter((_each, index) => index !== at))}
        readOnly={readOnly}
        columns={columns}
        add={
          <AddRate
            {...props}
            options={currencies}
            onAdd={(currency) => set(keepReference([[currency, Number.NaN], ...entries]))}
          />
        }
      />
    </ListPanel>
  );
}

interface AddRateProps extends Pick<ListPartProps, "body"> {
  readonly options: ReturnType<typeof currencyOptions>;
  readonly onAdd: (currency: string) => void;
}

function AddRate({ body, options, onAdd }: AddRateProps) {
  const words = useTranslations("rulesets.entries.rates");
  return (
    <div className="min-w-48 grow basis-48">
      <Combobox
        label={words("addTo")}
        labelHidden
        placeholder={words("add")}
        options={options
          .filter(({ value }) => body.rates[value] === undefined)
          .map(({ value, note = "" }) => ({ value, label: `${value} ${note}` }))}
        value={undefined}
        onChange={onAdd}
      />
    </div>
  );
}

/** Which year the rates are averages of, and who published them. */
function RateBasis({ body, onChange, problems, readOnly }: ListPartProps) {
  const words = useTranslations("rulesets.entries.rates");
  const basis = body.ratesBasis ?? { year: firstYear, source: words("firstSource") };
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <NumberCell
        label={words("year")}
        step={1}
        readOnly={readOnly}
        value={basis.year}
        error={problems["ratesBasis.year"]}
        onChange={(year) => onChange({ ...body, ratesBasis: { ...basis, year } })}
      />
      <TextField
        label={words("source")}
        maxLength={200}
        disabled={readOnly}
        value={basis.source}
        error={problems["ratesBasis.source"]}
        onChange={({ target }) => onChange({ ...body, ratesBasis: { ...basis, source: target.value } })}
      />
    </div>
  );
}

function useRateColumns(
  { body, onChange, problems, readOnly }: ListPartProps,
  names: ReadonlyMap<string, string>,
): PlainColumn<Placed<Rate>>[] {
  const words = useTranslations("rulesets.entries");
  const { locale } = useFormats();
  const figures = useMemo(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 }), [locale]);
  const { referenceCurrency: reference, rates } = body;
  const put = (currency: string, rate: number) => onChange({ ...body, rates: { ...rates, [currency]: rate } });
  return [
    {
      key: "currency",
      title: words("columns.currency"),
      namesRow: true,
      className: "align-middle",
      render: ({ entry: [currency] }) => (
        <>
          {currency} <span className="font-normal text-text-2">{names.get(currency)}</span>
        </>
      ),
    },
    {
      key: "rate",
      title: words("rates.units", { currency: reference }),
      className: "min-w-32 align-middle",
      render: ({ entry: [currency, rate] }) =>
        readOnly || currency === reference ? (
          <span className="tabular-nums">{figures.format(rate)}</span>
        ) : (
          <NumberField
            label={words("rates.unitsOf", { code: currency, currency: reference })}
            labelHidden
            value={textOf(rate)}
            error={problems[`rates.${currency}`]}
            onChange={(text) => put(currency, numberOf(text) ?? Number.NaN)}
          />
        ),
    },
    {
      key: "inverse",
      title: words("rates.inverse", { currency: reference }),
      atEnd: true,
      className: "align-middle tabular-nums text-text-2",
      render: ({ entry: [, rate] }) => (rate > 0 ? figures.format(1 / rate) : ""),
    },
  ];
}
