import { Combobox } from "@paygauge/ui";
import { useMemo } from "react";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface CountryFieldProps {
  readonly country: string | null;
  readonly onCountry: (country: string | null) => void;
}

/** Countries by their name in the user's language, and "none". */
export function CountryField({ country, onCountry }: CountryFieldProps) {
  const words = useTranslations("tools.addresses");
  const { locale } = useFormats();
  const options = useMemo(() => {
    const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
    const codes = Array.from({ length: 676 }, (_, at) =>
      String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
    );
    const outdated = new Set([
      "AN",
      "BU",
      "CS",
      "DD",
      "FX",
      "NT",
      "SU",
      "TP",
      "UK",
      "YD",
      "YU",
      "ZR",
      "EU",
      "EZ",
      "UN",
      "QO",
      "XA",
      "XB",
      "ZZ",
    ]);
    const named = codes.flatMap((value) => {
      const label = display.of(value);
      return label === undefined || outdated.has(value) ? [] : [{ value, label }];
    });
    return [
      { value: "none", label: words("noCountry") },
      ...named.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    ];
  }, [locale, words]);
  return (
    <div className="w-64 max-sm:w-full">
      <Combobox
        label={words("defaultCountry")}
        value={country ?? "none"}
        options={options}
        onChange={(value) => onCountry(value === "none" ? null : value)}
      />
    </div>
  );
}
