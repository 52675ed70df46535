import { CapabilityStrip } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { OrganizationRow } from "@paygauge/api-types/entities/global-insights";
import { bandOfLevel } from "../band-amounts.ts";

/** The levels of an organization's supplier with the most spend. */
export function ScoreStrip({ row: { scores } }: { readonly row: Pick<OrganizationRow, "scores"> }) {
  return (
    <CapabilityStrip bands={Object.fromEntries(capabilities.map((key) => [key, bandOfLevel[scores[key] ?? "None"]]))} />
  );
}
