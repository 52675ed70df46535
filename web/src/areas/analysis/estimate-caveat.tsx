import type { Job } from "@paygauge/api-types/entities/jobs";
import { daysOf } from "@paygauge/api-types/entities/days";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { Caveat } from "../../state/caveat.tsx";
import { useTranslations } from "../../state/formats.ts";
import { useShare } from "./job-money.ts";

/** Tells that annual figures of a job with a short period are an estimate, and by how much they may be off. */
export function EstimateCaveat({ job }: { readonly job: Pick<Job, "periodFrom" | "periodTo"> }) {
  const words = useTranslations("analysis.estimate");
  const share = useShare();
  const { periodFrom, periodTo } = job;
  if (periodFrom === null || periodTo === null) return null;
  const estimate = yearEstimate(365 / daysOf({ from: periodFrom, to: periodTo }));
  if (estimate === null) return null;
  return (
    <Caveat short={words("short", { days: estimate.days })}>
      {words("notice", { days: estimate.days, share: share(estimate.share) })}
    </Caveat>
  );
}
