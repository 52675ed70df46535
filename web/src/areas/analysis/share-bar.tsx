import { bands, Tooltip, useTexts, type Band } from "@paygauge/ui";
import { percentOf, usePercent } from "./job-money.ts";

const fills: Record<Band, string> = {
  high: "bg-band-high border-band-high",
  medium: "bg-band-medium border-band-medium",
  low: "bg-band-low border-band-low",
  none: "bg-transparent border-band-none",
};

interface ShareBarProps {
  /** What is shared out. */
  readonly label: string;
  readonly amounts: Readonly<Record<Band, number>>;
  /** What the bands are called where they are not levels. */
  readonly names?: Readonly<Record<Band, string>>;
}

/** How a whole divides into the four bands, always in the same order and colours; its words are its name and tooltip. */
export function ShareBar({ label, amounts, names }: ShareBarProps) {
  const texts = useTexts();
  const percent = usePercent();
  // A credit balance has no width; it still counts in the figures next to the bar.
  const positive = bands.map((band) => ({ band, amount: Math.max(0, amounts[band]) }));
  const whole = positive.reduce((sum, { amount }) => sum + amount, 0);
  const shares = positive
    .map(({ band, amount }) => ({ band, share: percentOf(amount, whole) }))
    .filter(({ share }) => share > 0);
  const words = shares.map(({ band, share }) => `${(names ?? texts.bands)[band]} ${percent(share)}`).join(", ");
  return (
    <Tooltip content={words}>
      <div className="min-w-0">
        <span className="sr-only">{texts.labelled(label, words)}</span>
        <div aria-hidden className="flex h-3 gap-px forced-color-adjust-none print:[print-color-adjust:exact]">
          {shares.map(({ band, share }) => (
            <span
              key={band}
              className={`min-w-0.5 rounded-mark border ${fills[band]}`}
              style={{ width: `${share}%` }}
            />
          ))}
        </div>
      </div>
    </Tooltip>
  );
}
