import { Button, NumberField, PlainTable, TextField } from "@paygauge/ui";
import type { JobRate } from "@paygauge/api-types/entities/rates";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

interface RateRowsProps {
  readonly rates: readonly JobRate[];
  /** Sentences by currency. */
  readonly faults: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChange: (rates: readonly JobRate[]) => void;
}

/** The rates table, row by row: currency, units for a dollar, and the day of the rate. */
export function RateRows({ rates, faults, readOnly, onChange }: RateRowsProps) {
  const words = useTranslations("upload.rates");
  const { day } = useFormats();
  const set = (currency: string, part: Partial<JobRate>) =>
    onChange(rates.map((rate) => (rate.currency === currency ? { ...rate, ...part } : rate)));
  return (
    <PlainTable
      long
      stacked
      label={words("table")}
      columns={[
        { key: "currency", title: words("currency"), render: ({ currency }) => currency, namesRow: true },
        {
          key: "perUsd",
          title: words("perUsd"),
          render: ({ currency, perUsd }) =>
            readOnly ? (
              perUsd
            ) : (
              <NumberField
                labelHidden
                label={words("perUsdOf", { currency })}
                unit={currency}
                error={faults[currency]}
                value={perUsd}
                onChange={(value) => set(currency, { perUsd: value })}
              />
            ),
        },
        {
          key: "asOf",
          title: words("asOf"),
          render: ({ currency, asOf }) =>
            readOnly ? (
              day(asOf)
            ) : (
              <TextField
                labelHidden
                type="date"
                required
                label={words("asOfOf", { currency })}
                value={asOf}
                onChange={({ target }) => target.value !== "" && set(currency, { asOf: target.value })}
              />
            ),
        },
        ...(readOnly
          ? []
          : [
              {
                key: "remove",
                title: words("remove"),
                titleHidden: true,
                atEnd: true,
                render: ({ currency }: JobRate) => (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={words("removeOf", { currency })}
                    onClick={() => onChange(rates.filter((rate) => rate.currency !== currency))}
                  >
                    {words("remove")}
                  </Button>
                ),
              },
            ]),
      ]}
      rows={rates}
      rowKey={({ currency }) => currency}
    />
  );
}
