import { useFormats, useTranslations } from "../../state/formats.ts";
import { useTick } from "../../state/ticker.ts";

const minuteMs = 60_000;

/** Returns an age in the largest unit that it fills: minutes, hours or days; null below a minute. */
export function ageOf(ms: number): { readonly value: number; readonly unit: "minute" | "hour" | "day" } | null {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return null;
  if (minutes < 60) return { value: minutes, unit: "minute" };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { value: hours, unit: "hour" } : { value: Math.floor(hours / 24), unit: "day" };
}

/** Returns how long ago a moment was, in words; it is counted by the page's clock. */
export function useAge(iso: string): string {
  const words = useTranslations("main.home.age");
  const { locale } = useFormats();
  return useTick((now) => {
    const age = ageOf(now - Date.parse(iso));
    if (age === null) return words("now");
    return new Intl.NumberFormat(locale, { style: "unit", unit: age.unit, unitDisplay: "short" }).format(age.value);
  });
}
