import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { useTranslations } from "../../../../state/formats.ts";

/** Certainty of a proposal in a word with its sign, as New job says it; nothing where nothing is mapped. */
export function ConfidenceMark({ confidence }: { readonly confidence: number | "own" | undefined }) {
  const words = useTranslations("upload.map.confidenceWords");
  if (confidence === undefined) return null;
  if (confidence === "own") return <span className="text-label text-text-2">{words("own")}</span>;
  const level = levelOf(confidence);
  const { icon: Icon, look } = marks[level];
  return (
    <span className="flex items-center gap-1.5 text-label text-text-2">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={look} />
      <span className={level === "unsure" ? "font-semibold text-warning" : ""}>{words(level)}</span>
    </span>
  );
}

const marks = {
  sure: { icon: CircleCheck, look: "text-success" },
  likely: { icon: CircleHelp, look: "text-warning" },
  unsure: { icon: CircleAlert, look: "text-warning" },
} as const;

function levelOf(confidence: number): keyof typeof marks {
  if (confidence >= 0.85) return "sure";
  return confidence >= 0.6 ? "likely" : "unsure";
}
