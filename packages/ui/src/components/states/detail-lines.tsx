import { useTexts } from "../../context/ui-context.tsx";
import { CopyButton } from "./copy-button.tsx";

interface DetailLinesProps {
  readonly lines: readonly string[];
  /** Centred under a title, or at the start of a bar. */
  readonly centred?: boolean;
}

/** Lines for support behind "Show details", and the way to copy them. */
export function DetailLines({ lines, centred = false }: DetailLinesProps) {
  const texts = useTexts();
  if (lines.length === 0) return null;
  return (
    <details className={`text-start text-label ${centred ? "mt-2" : ""}`}>
      <summary className={`min-h-6 cursor-pointer pointer-coarse:min-h-11 ${centred ? "text-center" : ""}`}>
        {texts.showDetails}
      </summary>
      <ul className="mt-1 rounded-control bg-sunken p-2 font-mono text-mono wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CopyButton text={lines.join("\n")} />
    </details>
  );
}
