import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { FigureDrawing } from "./figure.tsx";
import { ReportNote } from "./note.tsx";
import { ReportTableView } from "./report-table.tsx";

/** Width at which figures of a document are drawn: the text width of A4 in CSS pixels. */
export const documentWidth = 660;

interface SectionProps {
  readonly section: ReportSection;
  readonly snapshot: ReportSnapshot;
  /** Its figure's and table's numbers within the report. */
  readonly figureNumber: number;
  readonly tableNumber: number;
}

function DemoNote({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  return (
    <span
      title={snapshot.words.demoSentence}
      className="ms-2 rounded-control border border-warning-line bg-warning-bg px-1.5 align-middle font-sans text-label font-semibold text-warning"
    >
      {snapshot.words.demo}
    </span>
  );
}

/** Figures in a row, each with its label and what explains it. */
function Facts({ facts }: Pick<ReportSection, "facts">) {
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4 print:grid-cols-4">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 border-line px-3 py-2 not-first:border-s">
          <dt className="text-label text-text-2">{label}</dt>
          <dd className="text-figure font-semibold">{value}</dd>
          {note !== undefined && <dd className="text-label text-text-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A section below the cover: the finding as its heading, its sentences, figure and table. */
export function ReportSectionView({ section, snapshot, figureNumber, tableNumber }: SectionProps) {
  const { id, title, finding, lead, facts, note, figure, table, isDemo } = section;
  const { words } = snapshot;
  const pageBreak = `${section.newPage ? "break-before-page" : ""} ${section.keepWithNext ? "break-after-avoid" : ""}`;
  return (
    <section
      id={`section-${id}`}
      data-section-id={id}
      aria-labelledby={`heading-${id}`}
      className={`flex flex-col gap-4 print:block print:space-y-4 ${pageBreak}`}
    >
      <div className="break-inside-avoid break-after-avoid">
        {finding !== "" && <p className="text-label font-semibold text-accent-text">{title}</p>}
        <h2 id={`heading-${id}`} className="font-serif text-figure font-semibold text-balance">
          {finding === "" ? title : finding}
          {isDemo && <DemoNote snapshot={snapshot} />}
        </h2>
      </div>
      {lead.map((text) => (
        <p key={text} className="max-w-prose text-body text-text">
          {text}
        </p>
      ))}
      {note !== "" && <ReportNote source={note} />}
      {facts.length > 0 && <Facts facts={facts} />}
      {figure !== undefined && (
        <figure className="break-inside-avoid">
          <FigureDrawing figure={figure} width={documentWidth} />
          <figcaption className="mt-2 text-label text-text-2">
            {words.figure} {figureNumber}. {figure.caption}
          </figcaption>
        </figure>
      )}
      {table !== undefined && (
        <div>
          <ReportTableView table={table} />
          {section.kind === "finding" && (
            <p className="mt-2 text-label text-text-2">
              {words.table} {tableNumber}. {table.caption}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
