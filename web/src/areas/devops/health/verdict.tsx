import { CopyButton } from "@paygauge/ui";
import type { HealthRun } from "@paygauge/api-types/entities/system-health";
import { useTranslations } from "../../../state/formats.ts";
import { StateGlyph } from "./check-state.tsx";
import { useVerdict } from "./health-words.ts";

/** What the newest run found, with the id to quote. */
export function Verdict({ run }: { readonly run: HealthRun }) {
  const words = useTranslations("systemHealth");
  const { headline, lines } = useVerdict()(run.results);
  const isGood = lines.length === 0;
  const look = isGood ? "border-success-line bg-success-bg" : "border-danger-line bg-danger-bg";
  return (
    <div
      role={isGood ? "status" : "alert"}
      className={`flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border px-4 py-3 text-data ${look}`}
    >
      <div className="flex min-w-0 gap-2">
        <StateGlyph state={isGood ? "healthy" : "failed"} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{headline}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="min-w-0 text-label text-text-2">
        <p>{words("correlation")}</p>
        <p className="flex flex-wrap items-center gap-1">
          <code className="wrap-anywhere">{run.correlationId}</code>
          <CopyButton text={run.correlationId} />
        </p>
      </div>
    </div>
  );
}
