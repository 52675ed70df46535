import { DemoMark } from "@paygauge/ui";
import { FlaskConical } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { isDemo, isUnmatched } from "./directory-facts.ts";

interface DemoBannerProps {
  readonly summary: JobSummary;
  readonly isSampleJob: Job["isSample"];
}

/** Says what the demo directory is; it stays on paper. */
export function DemoBanner({ summary, isSampleJob }: DemoBannerProps) {
  const words = useTranslations("summary.demo");
  const formats = useFormats();
  if (summary.directory?.isSample !== true) return null;
  const entries = formats.count(summary.directory.entriesCount);
  return (
    <p className="flex items-center gap-3 border-b border-warning-line bg-warning-bg px-5 py-2 text-data max-lg:px-4">
      <FlaskConical aria-hidden size={18} strokeWidth={1.6} className="shrink-0 text-warning" />
      <span>
        <strong className="font-semibold">{words("title")}</strong>{" "}
        {words(isSampleJob ? "sample" : isUnmatched(summary) ? "none" : "some", { entries })}{" "}
        {isDemo(summary) && (
          <>
            {words("marked")}
            <DemoMark />
          </>
        )}
      </span>
    </p>
  );
}
