import { AppLink, buttonStyle, DemoMark } from "@paygauge/ui";
import { BookOpenCheck, CreditCard } from "lucide-react";
import { headlineShare, type JobSummary } from "@paygauge/api-types/entities/job-summary";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { useMoney, useShare } from "../job-money.ts";
import { figureFilter, suppliersHref } from "../suppliers-href.ts";
import { isDemo, isUnmatched } from "./directory-facts.ts";

interface SummaryHeadlineProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

interface HeadlineProps extends SummaryHeadlineProps {
  /** The page shows the actions elsewhere. */
  readonly isWithoutActions?: boolean;
}

/** The finding in a sentence, what it is made of, and the one thing to do next. */
export function SummaryHeadline({ job, summary, isWithoutActions = false }: HeadlineProps) {
  const { headline, detail } = useFinding(summary, useMaySource());
  const marked = isDemo(summary) && !isUnmatched(summary) && summary.best !== null;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-100">
        <h2 className="text-figure font-semibold text-balance max-sm:text-title">
          {headline}
          {marked && <DemoMark />}
        </h2>
        {detail !== "" && <p className="mt-0.5 text-body text-text-2">{detail}</p>}
      </div>
      {!isWithoutActions && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
          <SummaryActions job={job} summary={summary} />
        </div>
      )}
    </div>
  );
}

const useMaySource = () => useMay("Analysis_Admin_Confidence_CRUD");

/** What can move, where acceptance is known; otherwise what is addressable, and how to learn more. */
function useFinding(summary: JobSummary, maySource: boolean): { readonly headline: string; readonly detail: string } {
  const words = useTranslations("summary.headline");
  const methods = useTranslations("summary.methods");
  const money = useMoney(summary);
  const share = useShare();
  const { best, addressableMinor, addressableTop, oneOff, proven } = summary;
  const top = (count: number) => words("top", { count, share: share(headlineShare) });
  const unmatched = isUnmatched(summary);
  if (!unmatched && best !== null) {
    const { opportunityMinor, opportunityYearMinor, year } = summary;
    const isOneMethod = best.yearMinor === opportunityYearMinor;
    const method = isOneMethod ? methods(best.method) : words("cards");
    const percent = share(summary.conversion);
    const said = { money: money.compact(opportunityYearMinor), method, percent };
    // The chart below shows the period: the sentence names both.
    const moves =
      year.factor === 1
        ? words("moves", said)
        : words("movesInPeriod", { ...said, period: money.compact(opportunityMinor) });
    const estimate = yearEstimate(year.factor);
    const [low, high] = rangeOf(opportunityYearMinor, estimate ?? { share: 0 });
    const detail = [
      !isOneMethod && words("mostBy", { money: money.compact(best.yearMinor), method: methods(best.method) }),
      estimate !== null &&
        words("estimate", { days: estimate.days, low: money.compact(low), high: money.compact(high) }),
      best.highMinor > 0 &&
        words("atHigh", { high: money.compact(best.highMinor), cardable: money.compact(summary.cardableMinor) }),
      oneOff !== undefined &&
        oneOff.addressableMinor > 0 &&
        words("oneOff", { money: money.compact(oneOff.addressableMinor), count: oneOff.suppliers }),
      proven.chequeMinor > 0 && words("cheque", { money: money.compact(proven.chequeMinor) }),
    ];
    return { headline: `${moves} ${top(best.top)}`, detail: detail.filter(Boolean).join(" ") };
  }
  if (addressableMinor <= 0)
    return {
      headline: words("nothing", { money: money.compact(summary.totals.spendMinor) }),
      detail: words("excluded"),
    };
  return {
    headline: `${words("addressable", { money: money.compact(addressableMinor) })} ${top(addressableTop)}`,
    detail: words(unmatched ? (maySource ? "addSource" : "askSource") : "noMethod"),
  };
}

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

/** What to do next with the finding; empty for users who can do nothing with it. */
export function SummaryActions({ job, summary }: SummaryHeadlineProps) {
  const words = useTranslations("summary.headline");
  const { opens } = useGuard();
  const maySource = useMaySource();
  const { addressable, cardable } = summary.stepSuppliers;
  if (isUnmatched(summary) && maySource) {
    return (
      <>
        {opens("issuerCardStatements") && (
          <AppLink href={linkTo("issuerCardStatements", { issuerId: job.issuerId })} className={buttonStyle()}>
            <CreditCard {...mark} />
            {words("addStatement")}
          </AppLink>
        )}
        <AppLink
          href={linkTo("analysisAdmin", undefined, { part: "directory" })}
          className={buttonStyle({ variant: "primary" })}
        >
          <BookOpenCheck {...mark} />
          {words("addDirectory")}
        </AppLink>
      </>
    );
  }
  if (!opens("jobSuppliers")) return null;
  const [count, property, key] =
    cardable > 0
      ? [cardable, "cardableMinor", "openCardable" as const]
      : [addressable, "addressableMinor", "openAddressable" as const];
  if (count === 0) return null;
  return (
    <AppLink
      href={suppliersHref(job.id, [figureFilter(property, "GreaterThan", 0)])}
      className={buttonStyle({ variant: "primary" })}
    >
      {words(key, { count })}
    </AppLink>
  );
}
