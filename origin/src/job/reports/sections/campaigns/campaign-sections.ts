import type { SectionDefinition } from "../../section.ts";
import { campaignAgeingSection, campaignDecisionsSection, campaignReasonsSection } from "./campaign-bars.ts";
import { campaignFunnelSection, campaignRoutesSection } from "./campaign-funnel.ts";
import { campaignValueSection } from "./campaign-value.ts";

/** What campaigns came to, in the order of their report on the campaigns' page. */
export const campaignSections: readonly SectionDefinition[] = [
  campaignFunnelSection,
  campaignRoutesSection,
  campaignValueSection,
  campaignReasonsSection,
  campaignDecisionsSection,
  campaignAgeingSection,
];
