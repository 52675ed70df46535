import { DemoMark } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Figure } from "../../../data/figures/figure.tsx";
import { isDemo, isUnmatched } from "./directory-facts.ts";
import { stepFigures } from "./summary-figures.ts";
import { useFinding } from "./use-finding.ts";

interface HeadlineProps {
  readonly jobId: string;
  readonly summary: JobSummary;
  /** The one thing to do next; absent where the page shows it elsewhere. */
  readonly action?: ReactNode;
  /** For readers: as the published report says it, in its face. */
  readonly isPublished?: boolean;
}

/** The finding: one figure, one sentence and the one thing to do next. */
export function SummaryHeadline({ jobId, summary, action, isPublished = false }: HeadlineProps) {
  const { of, sentence } = useFinding(summary);
  const marked = isDemo(summary) && !isUnmatched(summary) && summary.best !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 max-sm:py-1">
      <h2
        className={`flex min-w-0 grow basis-100 flex-wrap items-center gap-x-6 gap-y-1 ${isPublished ? "font-serif" : ""}`}
      >
        <span className="text-hero font-semibold whitespace-nowrap">
          <Figure of={stepFigures(jobId, summary)[of]} />
          {marked && <DemoMark />}
        </span>{" "}
        <span className="max-w-120 min-w-0 basis-72 text-title font-normal text-pretty max-sm:text-section grow">
          {sentence}
        </span>
      </h2>
      {action !== undefined && (
        <div className="flex flex-col items-end gap-1.5 max-sm:w-full max-sm:items-stretch print:hidden">{action}</div>
      )}
    </div>
  );
}
