import type { CheckHistory } from "@paygauge/api-types/entities/system-health";
import { useTranslations } from "../../../state/formats.ts";

const height = 16;
const step = 4;
const looks = {
  none: { fill: "var(--line)", top: 12 },
  good: { fill: "var(--success)", top: 2 },
  warned: { fill: "var(--warning)", top: 4 },
  failed: { fill: "var(--danger-solid)", top: 0 },
} as const;

const lookOf = ({ probes, failed, warned }: CheckHistory["slots"][number]): keyof typeof looks => {
  if (probes === 0) return "none";
  if (failed > 0) return "failed";
  return warned > 0 ? "warned" : "good";
};

/** A day in half hours, the newest at the end. Height repeats what the colour says. */
export function DayStrip({ slots }: Pick<CheckHistory, "slots">) {
  const words = useTranslations("systemHealth");
  const sum = (of: "probes" | "failed" | "warned") => slots.reduce((all, slot) => all + slot[of], 0);
  const label = words("strip", { probes: sum("probes"), failed: sum("failed"), warned: sum("warned") });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${slots.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-4 w-full max-w-48 min-w-16 forced-color-adjust-none"
    >
      {[...slots.entries()].map(([halfHour, slot]) => {
        const { fill, top } = looks[lookOf(slot)];
        return <rect key={halfHour} x={halfHour * step} y={top} width={step - 1} height={height - top} fill={fill} />;
      })}
    </svg>
  );
}
