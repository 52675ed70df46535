import type { LayoutSection, ReportLayout } from "@paygauge/api-types/reports/layout";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { isChosenAtFirst, sectionsOf } from "./registry.ts";
import type { SectionDefinition } from "./section.ts";

const plain = (definition: SectionDefinition, isIncluded: boolean): LayoutSection => ({
  id: definition.id,
  isIncluded,
  title: {},
  note: {},
  newPage: false,
  keepWithNext: false,
});

/** The product's own layout. */
export function defaultLayout(reportType: AnalysisReportType): ReportLayout {
  return { sections: sectionsOf(reportType).map((each) => plain(each, isChosenAtFirst(each, reportType))) };
}

/**
 * A kept layout with the sections of now: those that are no more go, and what a later release added follows its
 * neighbour of the product's order, not included until a user includes it.
 */
export function currentLayout(reportType: AnalysisReportType, kept: ReportLayout): ReportLayout {
  const definitions = sectionsOf(reportType);
  const known = new Set(definitions.map(({ id }) => id));
  const sections = kept.sections.filter(({ id }) => known.has(id));
  for (const [at, definition] of definitions.entries()) {
    if (sections.some(({ id }) => id === definition.id)) continue;
    const before = definitions.slice(0, at).map(({ id }) => id);
    const after = sections.findLastIndex(({ id }) => before.includes(id));
    sections.splice(after + 1, 0, plain(definition, false));
  }
  return { sections };
}

/** What another job of the issuer takes over: notes describe this job's figures and stay with it. */
export function layoutForIssuer({ sections }: ReportLayout): ReportLayout {
  return { sections: sections.map((section) => ({ ...section, note: {}, speakerNotes: {} })) };
}
