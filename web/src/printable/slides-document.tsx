import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { ReportSlideDrawn } from "../report-drawing/report-slide.tsx";

interface SlidesDocumentProps {
  readonly snapshot: ReportSnapshot;
  readonly sections: readonly ReportSection[];
}

/** A presentation as it is printed: a slide on each page. */
export function SlidesDocument({ snapshot, sections }: SlidesDocumentProps) {
  return (
    <main className="slides">
      {sections.map((section, index) => (
        <section key={section.id} data-section={section.id} className="slide-page">
          <ReportSlideDrawn snapshot={snapshot} section={section} place={`${index + 1} / ${sections.length}`} />
        </section>
      ))}
    </main>
  );
}
