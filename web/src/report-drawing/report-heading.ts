import type { ReportSection } from "@paygauge/api-types/reports/snapshot";

/** The heading of a section: what was found, or its title where nothing is to be found. */
export const headingOf = ({ finding, title }: Pick<ReportSection, "finding" | "title">): string =>
  finding === "" ? title : finding;
