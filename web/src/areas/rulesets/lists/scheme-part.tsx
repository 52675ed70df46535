import { Combobox, NumberField, TextField, type PlainColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { listLimits } from "@paygauge/api-types/entities/ruleset-lists-check";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { removed, replaced } from "../editor/list-edits.ts";
import { EntryTable, type Placed } from "./entry-table.tsx";
import { problemAt, withLists, type ListPartProps } from "./list-part.ts";
import { ListPanel } from "./list-panel.tsx";
import type { Scheme } from "./read-pasted.ts";

/** What a number's field gives: null where it is empty, NaN where it holds no number. */
export const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));
/** The other way round: what isn't a number stays as typed by itself. */
export const textOf = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? "" : String(value);

/** Those that are there and others: of two in one country the other counts. */
const merged = (schemes: readonly Scheme[], more: readonly Scheme[]): Scheme[] => {
  const taken = new Set(more.map((each) => each.country));
  return [...schemes.filter((each) => !taken.has(each.country)), ...more];
};

/** Instant payment schemes with the limit of one payment, in the scheme's currency and in the reference currency. */
export function SchemePart(props: ListPartProps) {
  const { body, onChange, problems, readOnly } = props;
  const words = useTranslations("rulesets.entries");
  const { locale } = useFormats();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const names = useMemo(() => new Map(countries.map(({ value, label }) => [value, label])), [countries]);
  const nameOf = ({ country }: Scheme) => names.get(country) ?? country;
  const named = ({ entry }: Placed<Scheme>) => nameOf(entry);
  const schemes = body.lists.instantSchemes;
  const set = (instantSchemes: Scheme[]) => onChange(withLists(body, { instantSchemes }));
  const columns = useSchemeColumns(props, nameOf);
  const title = words("schemes.title");
  return (
    <ListPanel<Scheme>
      title={title}
      facts={words("schemes.count", { count: schemes.length })}
      hint={words("schemes.hint")}
      problem={problems["lists.instantSchemes"]}
      readOnly={readOnly}
      head={(["country", "scheme", "currency", "limit"] as const).map((column) => words(`columns.${column}`))}
      rows={() => schemes.map(({ country, scheme, currency, limit }) => [country, scheme, currency, limit ?? ""])}
      paste={{
        hint: words("schemes.pasteHint"),
        read: (reader, text) => reader.readSchemes(text, locale),
        onAdd: (more) => set(merged(schemes, more)),
        onReplace: (more) => set([...more]),
      }}
    >
      <EntryTable<Scheme>
        label={title}
        entries={schemes}
        searchText={(each) => `${nameOf(each)} ${each.country} ${each.scheme} ${each.currency}`.toLowerCase()}
        nameOf={nameOf}
        hasProblem={(at) => problemAt(problems, `lists.instantSchemes.${at}`) !== undefined}
        onRemove={(at) => set(removed(schemes, at))}
        readOnly={readOnly}
        columns={[
          { key: "country", title: words("columns.country"), namesRow: true, className: "align-middle", render: named },
          ...columns,
        ]}
        add={
          <div className="min-w-48 grow basis-48">
            <Combobox
              label={words("schemes.addTo")}
              labelHidden
              placeholder={words("schemes.add")}
              options={countries.filter(({ value }) => schemes.every((each) => each.country !== value))}
              value={undefined}
              onChange={(country) =>
                set([{ country, scheme: "", currency: body.referenceCurrency, limit: null }, ...schemes])
              }
            />
          </div>
        }
      />
    </ListPanel>
  );
}

function useSchemeColumns(
  { body, onChange, problems, readOnly }: ListPartProps,
  nameOf: (scheme: Scheme) => string,
): PlainColumn<Placed<Scheme>>[] {
  const words = useTranslations("rulesets.entries");
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const schemes = body.lists.instantSchemes;
  const put = (at: number, next: Scheme) => onChange(withLists(body, { instantSchemes: replaced(schemes, at, next) }));
  const problemOf = (at: number, field: string) => problemAt(problems, `lists.instantSchemes.${at}.${field}`);
  return [
    {
      key: "scheme",
      title: words("columns.scheme"),
      className: "min-w-32",
      render: ({ entry, at }) => (
        <SchemeName
          label={words("schemes.schemeOf", { country: nameOf(entry) })}
          name={entry.scheme}
          readOnly={readOnly}
          error={problemOf(at, "scheme")}
          onName={(scheme) => put(at, { ...entry, scheme })}
        />
      ),
    },
    {
      key: "currency",
      title: words("columns.currency"),
      className: "w-28",
      render: ({ entry, at }) =>
        readOnly ? (
          entry.currency
        ) : (
          <Combobox
            label={words("schemes.currencyOf", { country: nameOf(entry) })}
            labelHidden
            options={currencies}
            value={entry.currency}
            error={problemOf(at, "currency") ?? problemOf(at, "country")}
            onChange={(currency) => put(at, { ...entry, currency })}
          />
        ),
    },
    {
      key: "limit",
      title: words("columns.limit"),
      className: "min-w-40",
      render: (placed) => (
        <Limit
          placed={placed}
          name={nameOf(placed.entry)}
          body={body}
          readOnly={readOnly}
          error={problemOf(placed.at, "limit")}
          onLimit={(limit) => put(placed.at, { ...placed.entry, limit })}
        />
      ),
    },
  ];
}

interface SchemeNameProps {
  readonly label: string;
  readonly name: string;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onName: (name: string) => void;
}

function SchemeName({ label, name, readOnly, error, onName }: SchemeNameProps) {
  if (readOnly) return name;
  return (
    <TextField
      label={label}
      labelHidden
      maxLength={listLimits.schemeName}
      value={name}
      error={error}
      onChange={({ target }) => onName(target.value)}
    />
  );
}

interface LimitProps {
  readonly placed: Placed<Scheme>;
  readonly name: string;
  readonly body: ListPartProps["body"];
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onLimit: (limit: number | null) => void;
}

/** The limit of one payment as money, and below it what that is in the reference currency. */
function Limit({ placed, name, body, readOnly, error, onLimit }: LimitProps) {
  const words = useTranslations("rulesets.entries.schemes");
  const formats = useFormats();
  const { currency, limit } = placed.entry;
  const rate = currency === body.referenceCurrency ? undefined : body.rates[currency];
  const isKnown = limit !== null && Number.isFinite(limit) && rate !== undefined && rate > 0;
  const money = (value: number, of: string) => formats.money(String(Math.round(value)), of, 0);
  return (
    <>
      {readOnly ? (
        limit === null ? (
          words("noLimit")
        ) : (
          money(limit, currency)
        )
      ) : (
        <NumberField
          label={words("limitOf", { country: name })}
          labelHidden
          unit={currency}
          value={textOf(limit)}
          error={error}
          onChange={(text) => onLimit(numberOf(text))}
        />
      )}
      {isKnown && (
        <span className="block text-label text-text-2">
          {words("about", { money: money(limit / rate, body.referenceCurrency) })}
        </span>
      )}
      {!readOnly && limit === null && <span className="block text-label text-text-2">{words("noLimit")}</span>}
    </>
  );
}
