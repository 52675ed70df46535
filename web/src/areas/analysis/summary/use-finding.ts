import { headlineShare, type JobSummary } from "@paygauge/api-types/entities/job-summary";
import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMoney, useShare } from "../job-money.ts";
import { isUnmatched } from "./directory-facts.ts";
import type { StepFigure } from "./summary-figures.ts";

export interface Finding {
  /** Which of the summary's figures it is. */
  readonly of: Extract<StepFigure, "spend" | "addressable" | "opportunityYear">;
  /** What the figure is, and how few suppliers make it up. */
  readonly sentence: string;
  /** What the finding is made of; blank where there is no more to say. */
  readonly detail: string;
}

export const useMaySource = () => useMay("Analysis_Admin_Confidence_CRUD");

/** What can move, where acceptance is known; otherwise what is addressable, and how to learn more. */
export function useFinding(summary: JobSummary): Finding {
  const words = useTranslations("summary.headline");
  const methods = useTranslations("summary.methods");
  const maySource = useMaySource();
  const share = useShare();
  const { best, addressableMinor, addressableTop } = summary;
  const top = (count: number) => words("top", { count, share: share(headlineShare) });
  const movement = useMovement(summary);
  const unmatched = isUnmatched(summary);
  if (!unmatched && best !== null) {
    const { opportunityYearMinor } = summary;
    const method = best.yearMinor === opportunityYearMinor ? methods(best.method) : words("cards");
    return {
      of: "opportunityYear",
      sentence: `${words("moves", { method })} ${top(best.top)}`,
      detail: movement,
    };
  }
  if (addressableMinor <= 0)
    return {
      of: "spend",
      sentence: words("nothing"),
      detail: words("excluded"),
    };
  return {
    of: "addressable",
    sentence: `${words("addressable")} ${top(addressableTop)}`,
    detail: words(unmatched ? (maySource ? "addSource" : "askSource") : "noMethod"),
  };
}

/** The sentences below the way from spend to what can move. */
function useMovement(summary: JobSummary): string {
  const words = useTranslations("summary.headline");
  const methods = useTranslations("summary.methods");
  const money = useMoney(summary);
  const { best, opportunityMinor, opportunityYearMinor, year, oneOff, proven } = summary;
  if (best === null) return "";
  const estimate = yearEstimate(year.factor);
  const [low, high] = rangeOf(opportunityYearMinor, estimate ?? { share: 0 });
  return [
    year.factor !== 1 && words("inPeriod", { period: money.compact(opportunityMinor) }),
    best.yearMinor !== opportunityYearMinor &&
      words("mostBy", { money: money.compact(best.yearMinor), method: methods(best.method) }),
    estimate !== null && words("estimate", { days: estimate.days, low: money.compact(low), high: money.compact(high) }),
    best.highMinor > 0 &&
      words("atHigh", { high: money.compact(best.highMinor), cardable: money.compact(summary.cardableMinor) }),
    oneOff !== undefined &&
      oneOff.addressableMinor > 0 &&
      words("oneOff", { money: money.compact(oneOff.addressableMinor), count: oneOff.suppliers }),
    proven.chequeMinor > 0 && words("cheque", { money: money.compact(proven.chequeMinor) }),
  ]
    .filter(Boolean)
    .join(" ");
}
