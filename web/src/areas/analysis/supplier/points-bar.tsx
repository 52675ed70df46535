import { bandOf, useTexts, type Band } from "@paygauge/ui";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface PointsBarProps {
  /** 0 to 100. */
  readonly points: number;
  readonly level: ScoreLevel;
  readonly levelPoints: SupplierDetail["levelPoints"];
  /** The number alone next to the bar, where its column says of how many. */
  readonly isShort?: boolean;
}

const fills: Record<Band, string> = {
  high: "fill-band-high",
  medium: "fill-band-medium",
  low: "fill-band-low",
  none: "fill-band-none",
};
const height = 10;

/** Points on a bar of 100, in the level's colour, with a tick where each level begins; next to it their number. */
export function PointsBar({ points, level, levelPoints, isShort = false }: PointsBarProps) {
  const words = useTranslations("suppliers.page");
  const texts = useTexts();
  const formats = useFormats();
  const { Medium, High } = levelPoints;
  const said = words("levelsFrom", {
    medium: texts.bands.medium,
    mediumPoints: formats.count(Medium),
    high: texts.bands.high,
    highPoints: formats.count(High),
  });
  return (
    <span className="inline-flex items-center gap-2" title={said}>
      <svg
        aria-hidden
        width={108}
        height={height}
        viewBox={`0 0 108 ${height}`}
        className="shrink-0 forced-color-adjust-none"
      >
        <rect x={4} y={1} width={100} height={height - 2} className="fill-sunken stroke-line" />
        <rect x={4} y={1} width={points} height={height - 2} className={fills[bandOf(level) ?? "none"]} />
        {[Medium, High].map((tick) => (
          <line key={tick} x1={4 + tick} x2={4 + tick} y1={0} y2={height} className="stroke-text-2" />
        ))}
      </svg>
      <span className={`${isShort ? "min-w-7" : "min-w-17"} text-end`}>
        {isShort ? formats.count(points) : words("pointsOf", { points: formats.count(points) })}
      </span>
    </span>
  );
}
