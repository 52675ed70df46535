import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { SectionDefinition } from "./section.ts";
import { appendixSection } from "./sections/appendix.ts";
import { capabilitiesSection } from "./sections/capabilities.ts";
import { campaignSections } from "./sections/campaigns/campaign-sections.ts";
import { caseAssumedSection } from "./sections/case/assumed.ts";
import { caseDriversSection } from "./sections/case/drivers.ts";
import { casePaysSection } from "./sections/case/pays.ts";
import { caseResultSection } from "./sections/case/result.ts";
import { caseSuppliersSection } from "./sections/case/suppliers.ts";
import { contentsSection, coverSection } from "./sections/cover.ts";
import { definitionsSection } from "./sections/definitions.ts";
import { breakdownSections } from "./sections/breakdowns.ts";
import { dimensionSections } from "./sections/dimensions.ts";
import { jobsSection } from "./sections/jobs.ts";
import { matchSection } from "./sections/match-quality.ts";
import { monthsSection } from "./sections/months.ts";
import { nextStepSection } from "./sections/next-step.ts";
import { overviewSection } from "./sections/overview.ts";
import { paymentMixSection } from "./sections/payment-mix.ts";
import { topSuppliersSection } from "./sections/top-suppliers.ts";
import { useCaseSuppliersSection } from "./sections/use-case-suppliers.ts";
import { useCasesSection } from "./sections/use-cases.ts";

/** Every section that a report can have, in their default order. */
const registry: readonly SectionDefinition[] = [
  coverSection,
  contentsSection,
  overviewSection,
  capabilitiesSection,
  paymentMixSection,
  matchSection,
  ...breakdownSections,
  ...dimensionSections,
  monthsSection,
  jobsSection,
  topSuppliersSection,
  useCasesSection,
  useCaseSuppliersSection,
  ...campaignSections,
  caseResultSection,
  casePaysSection,
  caseDriversSection,
  caseSuppliersSection,
  caseAssumedSection,
  nextStepSection,
  definitionsSection,
  appendixSection,
];

/** Sections of one report. */
export const sectionsOf = (reportType: AnalysisReportType): readonly SectionDefinition[] =>
  registry.filter(({ reportTypes }) => reportTypes.includes(reportType));

export const isChosenAtFirst = (
  { chosenIn, reportTypes }: SectionDefinition,
  reportType: AnalysisReportType,
): boolean => (chosenIn ?? reportTypes).includes(reportType);
