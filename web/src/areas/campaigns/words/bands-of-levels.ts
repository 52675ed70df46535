import { bandOf, type Band, type CapabilityKey } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";

/** The levels of a supplier as the strip draws them: of the capabilities that its job has chosen. */
export function bandsOfLevels(levels: CampaignMember["levels"]): Partial<Record<CapabilityKey, Band>> {
  const bands: Partial<Record<CapabilityKey, Band>> = {};
  for (const capability of capabilities) {
    const level = levels[capability];
    if (level !== undefined) bands[capability] = bandOf(level) ?? "none";
  }
  return bands;
}
