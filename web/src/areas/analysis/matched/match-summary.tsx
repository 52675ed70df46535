import { DemoMark, KpiStrip, Panel } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { percentOf, usePercent } from "../job-money.ts";
import { ShareBar } from "../share-bar.tsx";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import { CheckCaveats } from "../summary/check-caveats.tsx";
import { isDemo, matchedCount } from "../summary/directory-facts.ts";
import { QualityPanel } from "../summary/quality-panel.tsx";
import { useGuard } from "../../../state/permissions.ts";
import { MatchHeadline } from "./match-headline.tsx";
import { MatchReasons } from "./match-reasons.tsx";

interface MatchSummaryProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

/** The finding of a job that is matched data only: how many suppliers are known, how surely, and why the others are not. */
export function MatchSummary({ job, summary }: MatchSummaryProps) {
  const names = useTranslations("analysis.matchBands");
  const words = useTranslations("matched.summary");
  const of = (band: string) => summary.match.suppliers[band] ?? 0;
  return (
    <>
      <CheckCaveats job={job} summary={summary} />
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        <MatchHeadline jobId={job.id} summary={summary} />
        <MatchFigures jobId={job.id} summary={summary} />
        <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={<Term id="matchBand">{words("byReason")}</Term>} facts={words("opens")}>
            <ShareBar
              label={words("shareOf")}
              amounts={{ high: of("High"), medium: of("Medium"), low: of("Low"), none: of("Unmatched") }}
              names={{ high: names("High"), medium: names("Medium"), low: names("Low"), none: names("Unmatched") }}
            />
            <MatchReasons jobId={job.id} summary={summary} />
          </Panel>
          <div className="flex min-w-0 flex-col gap-3.5">
            <QualityPanel jobId={job.id} quality={summary.quality} hasFigures={false} />
          </div>
        </div>
      </div>
    </>
  );
}

function MatchFigures({ jobId, summary }: { readonly jobId: string; readonly summary: JobSummary }) {
  const words = useTranslations("matched.summary");
  const formats = useFormats();
  const percent = usePercent();
  const { opens } = useGuard();
  const { totals, match, acceptance, quality } = summary;
  const all = totals.suppliers;
  const share = (count: number) => words("ofSuppliers", { percent: percent(percentOf(count, all)) });
  const way = (property: string, value: string) =>
    opens("jobSuppliers") ? { href: suppliersHref(jobId, [equalFilter(property, value)]) } : {};
  const mark = isDemo(summary) ? <DemoMark /> : null;
  const figure = (key: "matched" | "card" | "virtual" | "toCheck", count: number, property: string, value: string) => ({
    key,
    label: words(key),
    figure: (
      <>
        {formats.count(count)}
        {mark}
      </>
    ),
    note: key === "toCheck" ? words("toCheckNote") : share(count),
    ...(count === 0 ? {} : way(property, value)),
  });
  return (
    <KpiStrip
      label={words("figures")}
      items={[
        {
          key: "suppliers",
          label: <Term id="supplier">{words("suppliers")}</Term>,
          figure: formats.count(all),
          note: words("names", { count: quality.names ?? quality.variants }),
          ...(opens("jobSuppliers") ? { href: suppliersHref(jobId) } : {}),
        },
        figure("matched", matchedCount(summary), "matchedState", "MATCHED"),
        figure("card", acceptance.cardSuppliers, "cardAccepting", "true"),
        figure("virtual", acceptance.vcSuppliers, "vcAccepting", "YES"),
        figure("toCheck", match.suppliers["Low"] ?? 0, "matchBand", "Low"),
      ]}
    />
  );
}
