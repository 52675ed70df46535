import { useCallback } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";

interface Ready {
  readonly text: string;
  /** Where its newest run is published; null: it is published, or the user may not. */
  readonly href: string | null;
}

/** Says that a job's results are ready; from the second run on, which run it is and where it is published. */
export function useReadyWords(): (job: Job | undefined) => Ready {
  const words = useTranslations("jobs.progress");
  return useCallback(
    (job) => {
      const number = job?.latest?.number ?? 1;
      if (job === undefined || number === 1) return { text: words("readyTitle"), href: null };
      const isWaiting = job.mayPublish && job.latest?.run !== job.published?.run;
      return {
        text: words("runReady", { number: String(number) }),
        href: isWaiting ? `${linkTo("jobSummary", { jobId: job.id })}?publish=open` : null,
      };
    },
    [words],
  );
}
