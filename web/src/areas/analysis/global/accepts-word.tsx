import type { OrganizationRow } from "@paygauge/api-types/entities/global-insights";
import { useTranslations } from "../../../state/formats.ts";

/** Whether an organization accepts virtual cards. */
export function AcceptsWord({ row: { accepts } }: { readonly row: Pick<OrganizationRow, "accepts"> }) {
  return useTranslations("globalInsights.acceptsWords")(accepts);
}
