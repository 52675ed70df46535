import { useTranslations } from "../../state/formats.ts";

interface ModelNoticeProps {
  readonly mode: "standIn" | "real" | "off";
  readonly needsSecondUser: boolean;
}

/** Says that the model is a stand-in or off, and that production moves are reviewed. */
export function ModelNotice({ mode, needsSecondUser }: ModelNoticeProps) {
  const words = useTranslations("prompts.model");
  const lines = [mode !== "real" && words(mode), needsSecondUser && words("review")].filter((each) => each !== false);
  if (lines.length === 0) return null;
  return (
    <div className="border-t border-line bg-info-bg px-5 py-2 text-data text-info max-lg:px-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
