import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { runInSight } from "../../state/job-pages.ts";
import { useRunQuery } from "../../state/perspective.ts";

interface JobFacts {
  readonly suppliers: string | undefined;
  /** Spend with its unit, and as the amount alone. */
  readonly spend: string | undefined;
  readonly amount: string | undefined;
}

/** Formats the counts and the spend of the run that the page shows; undefined before the first run. */
export function useJobFacts(): (job: Job) => JobFacts {
  const words = useTranslations("jobs");
  const formats = useFormats();
  const { run } = useRunQuery();
  return (job) => {
    const read = runInSight(job, run);
    const amount =
      read !== null && hasFigures(read.kind)
        ? formats.money(read.spendMinor, job.currency, job.minorDigits, true)
        : undefined;
    return {
      suppliers: read === null ? undefined : words("suppliers", { count: read.suppliersCount }),
      spend: amount === undefined ? undefined : words("spend", { money: amount }),
      amount,
    };
  };
}
