/** A duration in seconds with one decimal, from a minute on in minutes and whole seconds: "1.4 sec", "2 min, 5 sec". */
export function durationText(ms: number, locale: string): string {
  const part = (unit: "minute" | "second", value: number, digits: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits }).format(
      value,
    );
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return part("second", ms / 1000, 1);
  return [part("minute", Math.floor(seconds / 60), 0), part("second", seconds % 60, 0)].join(", ");
}
