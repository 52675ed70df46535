import { AppLink, buttonStyle } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { figureFilter, suppliersHref } from "../suppliers-href.ts";

/** What to look at next; nothing for users who can do nothing with it. */
export function OpenSuppliers({ jobId, summary }: { readonly jobId: string; readonly summary: JobSummary }) {
  const words = useTranslations("summary.headline");
  const { opens } = useGuard();
  if (!opens("jobSuppliers")) return null;
  const { addressable, cardable } = summary.stepSuppliers;
  const [count, property, key] =
    cardable > 0
      ? [cardable, "cardableMinor", "openCardable" as const]
      : [addressable, "addressableMinor", "openAddressable" as const];
  if (count === 0) return null;
  return (
    <AppLink
      href={suppliersHref(jobId, [figureFilter(property, "GreaterThan", 0)])}
      className={buttonStyle({ variant: "primary" })}
    >
      {words(key, { count })}
    </AppLink>
  );
}
