import { Combobox } from "@paygauge/ui";
import { useMemo } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useFormats, useWords } from "../../../state/formats.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import type { JobForm } from "./job-form-schema.ts";

/** Currency of the amounts and country of the buyer. */
export function MoneyFields() {
  const words = useWords("create.form");
  const { locale } = useFormats();
  const { control } = useFormContext<JobForm>();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        name="currency"
        control={control}
        render={({ field, fieldState }) => (
          <Combobox
            label={words("currency")}
            hint={words("currencyHint")}
            placeholder={words("currencyPlaceholder")}
            required
            options={currencies}
            value={field.value === "" ? undefined : field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="buyerCountry"
        control={control}
        render={({ field, fieldState }) => (
          <Combobox
            label={words("country")}
            hint={words("countryHint")}
            placeholder={words("countryPlaceholder")}
            required
            options={countries}
            value={field.value === "" ? undefined : field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}
