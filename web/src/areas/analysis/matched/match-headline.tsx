import { AppLink, buttonStyle, DemoMark } from "@paygauge/ui";
import { Download } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import { isDemo, matchedCount } from "../summary/directory-facts.ts";

interface MatchHeadlineProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** The finding in a sentence, and the ways to who was found and to the file. */
export function MatchHeadline({ jobId, summary }: MatchHeadlineProps) {
  const words = useTranslations("matched.summary");
  const { opens } = useGuard();
  const { totals, acceptance } = summary;
  const matched = matchedCount(summary);
  const count = totals.suppliers;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-100">
        <h2 className="text-figure font-semibold text-balance max-sm:text-title">
          {matched === 0 ? words("nothing", { count }) : words("headline", { matched, count })}
          {matched > 0 && isDemo(summary) && <DemoMark />}
        </h2>
        {matched > 0 && (
          <p className="mt-0.5 text-body text-text-2">
            {words("acceptance", { card: acceptance.cardSuppliers, virtual: acceptance.vcSuppliers })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
        {opens("jobMatchedDataOnlyDownload") && (
          <AppLink href={linkTo("jobMatchedDataOnlyDownload", { jobId })} className={buttonStyle()}>
            <Download aria-hidden size={16} strokeWidth={1.6} />
            {words("download")}
          </AppLink>
        )}
        {opens("jobSuppliers") && matched > 0 && (
          <AppLink
            href={suppliersHref(jobId, [equalFilter("matchedState", "MATCHED")])}
            className={buttonStyle({ variant: "primary" })}
          >
            {words("open", { count: matched })}
          </AppLink>
        )}
      </div>
    </div>
  );
}
