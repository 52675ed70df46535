import { bands, useTexts, type Band } from "@paygauge/ui";
import { percentOf, usePercent } from "./job-money.ts";

const fills: Record<Band, string> = {
  high: "bg-band-high border-band-high",
  medium: "bg-band-medium border-band-medium",
  low: "bg-band-low border-band-low",
  none: "bg-transparent border-band-none",
};

/** How a whole divides into the four bands: a bar, and the same in words below it. */
export function ShareBar({ amounts }: { readonly amounts: Readonly<Record<Band, number>> }) {
  const texts = useTexts();
  const percent = usePercent();
  // A credit balance has no width; it still counts in the figures beside the bar.
  const positive = bands.map((band) => ({ band, amount: Math.max(0, amounts[band]) }));
  const whole = positive.reduce((sum, { amount }) => sum + amount, 0);
  const shares = positive.map(({ band, amount }) => ({ band, share: percentOf(amount, whole) }));
  return (
    <div className="min-w-0">
      <div aria-hidden className="flex h-3 gap-px forced-color-adjust-none">
        {shares
          .filter(({ share }) => share > 0)
          .map(({ band, share }) => (
            <span
              key={band}
              className={`min-w-0.5 rounded-mark border ${fills[band]}`}
              style={{ width: `${share}%` }}
            />
          ))}
      </div>
      <p className="mt-1 text-label text-text-2">
        {shares
          .filter(({ share }) => share > 0)
          .map(({ band, share }) => `${texts.bands[band]} ${percent(share)}`)
          .join(", ")}
      </p>
    </div>
  );
}
