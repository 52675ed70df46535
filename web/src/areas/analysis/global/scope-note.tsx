import { TextLink } from "@paygauge/ui";
import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";

type Scope = Pick<
  GlobalInsights,
  "ratesOf" | "unconverted" | "jobsWaiting" | "jobsRepeated" | "samples" | "issuersLeftOut"
>;

/** What is converted, and what the figures leave out. */
export function ScopeNote({ ratesOf, unconverted, jobsWaiting, jobsRepeated, samples, issuersLeftOut }: Scope) {
  const words = useTranslations("globalInsights");
  const notes = [
    ...(ratesOf === null ? [] : [words("converted", { year: String(ratesOf) })]),
    ...(unconverted.length === 0 ? [] : [words("unconverted", { currencies: unconverted.join(", ") })]),
    ...(jobsRepeated === 0 ? [] : [words("repeated", { count: jobsRepeated })]),
    ...(samples === 0 ? [] : [words("samples", { count: samples })]),
    ...(issuersLeftOut === 0 ? [] : [words("issuersLeftOut", { count: issuersLeftOut })]),
  ];
  if (notes.length === 0 && jobsWaiting === 0) return null;
  return (
    <p className="text-data text-text-2">
      {notes.join(" ")}{" "}
      {jobsWaiting > 0 && (
        <>
          {words("waiting", { count: jobsWaiting })}{" "}
          <TextLink href={linkTo("globalInsightsLoading")}>{words("viewProgress")}</TextLink>
        </>
      )}
    </p>
  );
}
