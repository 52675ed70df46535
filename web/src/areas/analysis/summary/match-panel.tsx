import { AppLink, DemoMark, linkStyle, Panel, MessageText } from "@paygauge/ui";
import { ArrowRight } from "lucide-react";
import { matchBands } from "@paygauge/api-types/entities/analysis";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { percentOf, usePercent } from "../job-money.ts";
import { ShareBar } from "../share-bar.tsx";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import { isDemo, matchedCount } from "./directory-facts.ts";

interface MatchPanelProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** How surely suppliers were found in the directory, by count and by spend. */
export function MatchPanel({ jobId, summary }: MatchPanelProps) {
  const words = useTranslations("summary.match");
  const names = useTranslations("analysis.matchBands");
  const formats = useFormats();
  const percent = usePercent();
  const { opens } = useGuard();
  const { match, totals, quality } = summary;
  const spend = (band: string) => match.spendMinor[band] ?? 0;
  const shown = matchBands.filter((band) => (match.suppliers[band] ?? 0) > 0);
  return (
    <Panel
      title={<Term id="matchBand">{words("title")}</Term>}
      facts={
        quality.names === undefined ? undefined : (
          <>
            {words("names", { count: quality.names })}{" "}
            <ArrowRight aria-hidden size={12} className="inline align-[-1px]" />{" "}
            {words("suppliers", { count: totals.suppliers })}
          </>
        )
      }
    >
      <ShareBar
        label={words("share")}
        amounts={{ high: spend("High"), medium: spend("Medium"), low: spend("Low"), none: spend("Unmatched") }}
        names={{ high: names("High"), medium: names("Medium"), low: names("Low"), none: names("Unmatched") }}
      />
      <p className="mt-1.5 text-data">
        {words("matched", { count: formats.count(matchedCount(summary)), total: formats.count(totals.suppliers) })}
        {isDemo(summary) && <DemoMark />}
      </p>
      <ul className="flex flex-wrap gap-x-4 text-data">
        {shown.map((band) => {
          const told = words("level", {
            count: formats.count(match.suppliers[band] ?? 0),
            level: names(band),
            percent: percent(percentOf(spend(band), totals.spendMinor)),
          });
          return (
            <li key={band} className="py-0.5">
              {opens("jobSuppliers") ? (
                <AppLink
                  href={suppliersHref(jobId, [equalFilter("matchBand", band)])}
                  className={linkStyle({
                    variant: "figure",
                    className: "inline-flex min-h-6 items-center pointer-coarse:min-h-11",
                  })}
                >
                  {told}
                </AppLink>
              ) : (
                told
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1.5 text-label text-text-2">
        <MessageText message={summary.directoryNote} />
      </p>
    </Panel>
  );
}
