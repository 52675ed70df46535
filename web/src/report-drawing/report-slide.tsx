import { fitsSlide } from "@paygauge/api-types/reports/markdown";
import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { ReportBrand } from "./report-brand.tsx";
import { ReportFactList, ReportFacts } from "./report-facts.tsx";
import { ReportFigureDrawn } from "./report-figure.tsx";
import { headingOf } from "./report-heading.ts";
import { ReportNote } from "./report-note.tsx";
import { ReportTableDrawn } from "./report-table.tsx";
import { rowsThatFit } from "./rows-that-fit.ts";

interface SlideProps {
  readonly snapshot: ReportSnapshot;
  readonly section: ReportSection;
  /** "4 / 9". */
  readonly place: string;
}

/** The side of a slide that shows; its figure is drawn for the room that the points leave, px. */
const widths = { beside: 700, alone: 1152 } as const;
const tableRows = 10;
/** What a figure's rows may take: more bars than these are drawn without names. */
const room = { mostBars: 14, height: 320 } as const;
/** The same above a note of up to three lines, and below sentences. */
const lessRoom = { mostBars: 11, height: 300 } as const;
/** For the rows of a table, px: below a heading of two lines, and below or above more text; and a line of a heading. */
const tableHeights = { usual: 360, less: 280, headingLine: 44 } as const;
/** Letters of a heading on one line. */
const headingLetters = 52;

function Shown({ section }: Pick<SlideProps, "section">) {
  const { slide, figure, table, note } = section;
  const hasNote = note !== "" && fitsSlide(note);
  const isAlone = slide?.points.length === 0;
  const width = isAlone ? widths.alone : widths.beside;
  const isLess = hasNote || (isAlone && section.lead.length > 0);
  if (slide?.shows === "figure" && figure !== undefined)
    return <ReportFigureDrawn figure={figure} width={width} room={isLess ? lessRoom : room} />;
  if (slide?.shows === "table" && table !== undefined) {
    const spare = headingOf(section).length <= headingLetters ? tableHeights.headingLine : 0;
    const fits = rowsThatFit(table, { width, height: spare + (isLess ? tableHeights.less : tableHeights.usual) });
    return <ReportTableDrawn table={table} most={Math.min(slide.rows ?? tableRows, fits)} />;
  }
  return null;
}

function TitleSlide({ snapshot, section }: SlideProps) {
  return (
    <>
      <ReportBrand brand={snapshot.brand} />
      <h1 className="slide-title-large">{headingOf(section)}</h1>
      {section.lead.map((each) => (
        <p key={each} className="slide-lead">
          {each}
        </p>
      ))}
      <ReportFacts facts={section.facts} />
      {fitsSlide(section.note) && <ReportNote source={section.note} />}
      {snapshot.isDemo && <p className="report-demo">{snapshot.words.demoSentence}</p>}
    </>
  );
}

function ContentsList({ sections }: { readonly sections: readonly ReportSection[] }) {
  return (
    <ol className="slide-contents">
      {sections
        .filter(({ kind }) => kind !== "cover" && kind !== "contents")
        .map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
    </ol>
  );
}

interface SlideBodyProps {
  readonly section: ReportSection;
  readonly sections: readonly ReportSection[];
}

function SlideBody({ section, sections }: SlideBodyProps) {
  const { slide } = section;
  // Next to a figure or table there is room for one paragraph; the presenter's notes have all of them.
  const lead = slide === undefined || slide.shows === "none" ? section.lead : section.lead.slice(0, 1);
  const lines = slide === undefined || slide.points.length === 0 ? lead : [];
  return (
    <div className="slide-body" data-shows={slide?.shows ?? "none"}>
      <div className="slide-points">
        {slide?.points.map(({ figure, text }) => (
          <p key={figure + text} className="slide-point">
            <strong>{figure}</strong> <span>{text}</span>
          </p>
        ))}
        {lines.map((each) => (
          <p key={each} className="slide-lead">
            {each}
          </p>
        ))}
        {slide === undefined && <ReportFactList facts={section.facts} />}
        {section.kind === "contents" && <ContentsList sections={sections} />}
      </div>
      <div className="slide-shown">
        <Shown section={section} />
      </div>
    </div>
  );
}

/** One slide of a frozen presentation, 16:9 and 1280 px wide, always light: on screen, in a presenter's view, on paper. */
export function ReportSlideDrawn({ snapshot, section, place }: SlideProps) {
  const { brand, jobName, words } = snapshot;
  return (
    <article className="slide" data-kind={section.kind} aria-label={section.title}>
      {section.kind === "cover" ? (
        <TitleSlide snapshot={snapshot} section={section} place={place} />
      ) : (
        <>
          <header className="slide-head">
            <ReportBrand brand={brand} />
            <span>{jobName}</span>
          </header>
          <h2>{headingOf(section)}</h2>
          <SlideBody section={section} sections={snapshot.sections} />
          {fitsSlide(section.note) && <ReportNote source={section.note} />}
        </>
      )}
      <footer className="slide-foot">
        <span>
          {[section.slide?.footnote ?? "", section.isDemo ? words.demo : "", words.version, words.dataDate]
            .filter((each) => each !== "")
            .join(" · ")}
        </span>
        <span>{words.confidential}</span>
        <span>{place}</span>
      </footer>
    </article>
  );
}
