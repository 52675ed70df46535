import type { OrganizationRow } from "@paygauge/api-types/entities/global-insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** How the latest ended campaign of an organization ended. */
export function LastOutcome({ row: { evidence } }: { readonly row: Pick<OrganizationRow, "evidence"> }) {
  const words = useTranslations("globalInsights.rows");
  const formats = useFormats();
  const last = evidence.outcomes.toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
  if (last === undefined) return null;
  return words("outcome", { status: words(`outcomes.${last.status}`), day: formats.day(last.on) });
}
