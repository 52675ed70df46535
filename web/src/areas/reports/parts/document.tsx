import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { ReportCover } from "./cover.tsx";
import { ReportSectionView } from "./section.tsx";

/** Sections with their links; without page numbers, which Chromium cannot write. */
function Contents({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  const { sections, words } = snapshot;
  const listed = sections.filter(({ kind }) => kind !== "cover" && kind !== "contents");
  const title = sections.find(({ kind }) => kind === "contents")?.title ?? words.contents;
  return (
    <nav data-section-id="contents" aria-label={title} className="flex flex-col gap-4 print:break-after-page">
      <h2 className="font-serif text-figure font-semibold">{title}</h2>
      <ol className="flex flex-col divide-y divide-line">
        {listed.map(({ id, title: name, finding }) => (
          <li key={id} className="py-2">
            <a href={`#section-${id}`} className="text-body font-medium text-accent-text hover:underline">
              {name}
            </a>
            {finding !== "" && <p className="text-data text-text-2">{finding}</p>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A whole report as a document: every section in its order, with its figures and tables counted through. */
export function ReportDocument({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  const { sections } = snapshot;
  const countTo = (place: number, has: (at: number) => boolean): number =>
    sections.slice(0, place + 1).filter((_, at) => has(at)).length;
  return (
    <div lang={snapshot.locale} className="flex flex-col gap-12 bg-surface text-text print:block print:space-y-10">
      {sections.map((section, place) => {
        if (section.kind === "cover") return <ReportCover key={section.id} {...{ section, snapshot }} />;
        if (section.kind === "contents") return <Contents key={section.id} snapshot={snapshot} />;
        return (
          <ReportSectionView
            key={section.id}
            {...{ section, snapshot }}
            figureNumber={countTo(place, (at) => sections[at]?.figure !== undefined)}
            tableNumber={countTo(place, (at) => sections[at]?.table !== undefined && sections[at].kind === "finding")}
          />
        );
      })}
    </div>
  );
}
