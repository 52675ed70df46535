import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useShare } from "../job-money.ts";
import { isUnmatched } from "./directory-facts.ts";

/** Says that conversion is assumed, unless the issuer states its own. */
export function ConversionCaveat({ summary }: { readonly summary: JobSummary }) {
  const words = useTranslations("summary.headline");
  const share = useShare();
  const { best, conversion, isConversionStated = false } = summary;
  if (isConversionStated || best === null || isUnmatched(summary)) return null;
  return <Caveat short={words("assumedShort")}>{words("assumed", { percent: share(conversion) })}</Caveat>;
}
