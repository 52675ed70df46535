import type { ReactNode } from "react";
import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { FigureTable } from "../report-drawing/figure-table.tsx";
import { ReportBrand } from "../report-drawing/report-brand.tsx";
import { ReportFactList, ReportFacts } from "../report-drawing/report-facts.tsx";
import { ReportFigureDrawn } from "../report-drawing/report-figure.tsx";
import { headingOf } from "../report-drawing/report-heading.ts";
import { ReportNote } from "../report-drawing/report-note.tsx";
import { ReportTableDrawn } from "../report-drawing/report-table.tsx";
import { contentWidth, type Paper } from "./page-rules.ts";

interface Drawn {
  readonly snapshot: ReportSnapshot;
  /** Those that are printed, in the version's order. */
  readonly sections: readonly ReportSection[];
}

function Cover({ snapshot, section }: Pick<Drawn, "snapshot"> & { readonly section: ReportSection }) {
  const { words, jobName } = snapshot;
  return (
    <>
      <div className="cover-band">
        <ReportBrand brand={snapshot.brand} />
        <p>{words.reportName}</p>
      </div>
      <div className="cover-page">
        <h1>{headingOf(section)}</h1>
        {section.lead.map((each) => (
          <p key={each} className="lead">
            {each}
          </p>
        ))}
        <ReportNote source={section.note} />
        <ReportFacts facts={section.facts} />
        {snapshot.isDemo && <p className="report-demo">{words.demoSentence}</p>}
        <p className="cover-foot">
          {[jobName, words.version, words.dataDate, words.confidential].filter((each) => each !== "").join(" · ")}
        </p>
      </div>
    </>
  );
}

interface ContentsProps extends Pick<Drawn, "sections"> {
  readonly section: ReportSection;
  readonly pages: ReadonlyMap<string, number> | undefined;
}

function Contents({ section, sections, pages }: ContentsProps) {
  return (
    <>
      <h2>{section.title}</h2>
      <ol className="contents-list">
        {sections
          .filter(({ kind }) => kind !== "cover" && kind !== "contents")
          .map((each) => (
            <li key={each.id}>
              <a href={`#${CSS.escape(each.id)}`}>
                <span className="contents-title">{each.title}</span>
                {pages !== undefined && <span className="contents-page">{pages.get(each.id)}</span>}
              </a>
            </li>
          ))}
      </ol>
      <ReportNote source={section.note} />
    </>
  );
}

interface Numbers {
  readonly figure: number;
  readonly table: number;
}

interface FindingProps extends Pick<Drawn, "snapshot"> {
  readonly section: ReportSection;
  readonly numbers: Numbers;
  /** That figures are drawn for, px. */
  readonly width: number;
}

function Finding({ snapshot: { words }, section, numbers, width }: FindingProps) {
  const { figure, table } = section;
  const Facts = section.kind === "finding" ? ReportFacts : ReportFactList;
  return (
    <>
      {section.finding !== "" && <p className="eyebrow">{section.title}</p>}
      <h2>
        {headingOf(section)}
        {section.isDemo && <span className="demo-mark"> ({words.demo})</span>}
      </h2>
      {section.lead.map((each) => (
        <p key={each} className="lead">
          {each}
        </p>
      ))}
      <Facts facts={section.facts} />
      <ReportNote source={section.note} />
      {figure !== undefined && (
        <ReportFigureDrawn figure={figure} width={width} number={`${words.figure} ${numbers.figure}. `} />
      )}
      {figure !== undefined && table === undefined && <FigureTable figure={figure} />}
      {table !== undefined && table.rows.length > 0 && (
        <ReportTableDrawn table={table} number={`${words.table} ${numbers.table}. `} />
      )}
    </>
  );
}

/** Figures and tables are numbered through the pages that are printed. */
function numbered(sections: readonly ReportSection[]): readonly Numbers[] {
  let [figure, table] = [0, 0];
  return sections.map((section) => {
    if (section.figure !== undefined) figure += 1;
    if (section.table !== undefined) table += 1;
    return { figure, table };
  });
}

interface PaperDocumentProps extends Drawn {
  readonly paper: Paper;
  /** Where sections begin, by their IDs; absent on a screen, which has no pages. */
  readonly pages?: ReadonlyMap<string, number>;
  /** That figures are drawn for, px; the paper's where it is not said. */
  readonly width?: number;
  readonly element?: "main" | "div";
  /** Below a section's figures: the way to those of the product, whose rows open. */
  readonly wayOf?: (sectionId: string) => ReactNode;
}

/** A report as it is printed, and as it is read on a screen, where another element is the page's main one: cover, contents and sections, each with its place in the file's tags and outline. */
export function PaperDocument(props: PaperDocumentProps) {
  const { snapshot, sections, paper, pages, width = contentWidth[paper], element: Element = "main", wayOf } = props;
  const numbers = numbered(sections);
  const hasCover = sections.some(({ kind }) => kind === "cover");
  return (
    <Element className="paper" data-paper={paper}>
      {!hasCover && (
        <h1 className="part-title">
          {snapshot.words.reportName} · {snapshot.jobName}
        </h1>
      )}
      {sections.map((section, index) => (
        <section
          key={section.id}
          id={CSS.escape(section.id)}
          className="section"
          data-section={section.id}
          data-kind={section.kind}
          data-new-page={section.newPage ? "" : undefined}
          data-keep-with-next={section.keepWithNext ? "" : undefined}
        >
          {section.kind === "cover" && <Cover snapshot={snapshot} section={section} />}
          {section.kind === "contents" && <Contents section={section} sections={sections} pages={pages} />}
          {section.kind !== "cover" && section.kind !== "contents" && (
            <Finding
              snapshot={snapshot}
              section={section}
              numbers={numbers[index] ?? { figure: 0, table: 0 }}
              width={width}
            />
          )}
          {wayOf?.(section.id)}
        </section>
      ))}
    </Element>
  );
}
