import { useTranslations } from "../../../../state/formats.ts";

/** Certainty of a proposal in a word and a bar; nothing where nothing is mapped. */
export function ConfidenceMark({ confidence }: { readonly confidence: number | "own" | undefined }) {
  const words = useTranslations("upload.map.confidenceWords");
  if (confidence === undefined) return null;
  if (confidence === "own") return <span className="text-label text-text-2">{words("own")}</span>;
  const level = levelOf(confidence);
  return (
    <span className="flex items-center gap-2 text-label text-text-2">
      <span aria-hidden className="h-1.5 w-9 shrink-0 overflow-hidden rounded-full bg-line">
        <span className={`block h-full ${colours[level]}`} style={{ width: `${Math.round(confidence * 100)}%` }} />
      </span>
      {words(level)}
    </span>
  );
}

const colours = { sure: "bg-band-high", likely: "bg-band-medium", unsure: "bg-band-low" } as const;

function levelOf(confidence: number): keyof typeof colours {
  if (confidence >= 0.85) return "sure";
  return confidence >= 0.6 ? "likely" : "unsure";
}
