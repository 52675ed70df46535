import { languageNames, languages, isLanguage } from "@paygauge/api-types/languages";
import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { PrintableTexts } from "../texts/en/printable.ts";
import { isPaper, papers, type Paper } from "./page-rules.ts";
import type { PrintedPlace } from "./printed-place.ts";
import { usePdfDownload } from "./use-pdf-download.ts";

interface ToolbarProps {
  readonly words: PrintableTexts;
  /** The deployment makes the file; else the browser's own print does. */
  readonly makesPdf: boolean;
  readonly place: PrintedPlace;
  readonly paper: Paper;
  readonly snapshot: ReportSnapshot;
  readonly isReady: boolean;
  readonly onPlace: (place: PrintedPlace) => void;
}

const paperName = (paper: Paper, words: PrintableTexts): string => (paper === "A4" ? "A4" : words.letter);

function SectionList({ words, place, snapshot, onPlace }: Omit<ToolbarProps, "paper" | "isReady" | "makesPdf">) {
  const chosen = new Set(place.sections.length === 0 ? snapshot.sections.map(({ id }) => id) : place.sections);
  const choose = ({ id }: ReportSection, isIn: boolean): void => {
    const ids = snapshot.sections.map((each) => each.id).filter((each) => (each === id ? isIn : chosen.has(each)));
    // None isn't a report: the last one stays.
    if (ids.length === 0) return;
    onPlace({ ...place, sections: ids.length === snapshot.sections.length ? [] : ids });
  };
  return (
    <details className="toolbar-sections">
      <summary>
        {words.sections} ({chosen.size}/{snapshot.sections.length})
      </summary>
      <div>
        <button type="button" onClick={() => onPlace({ ...place, sections: [] })}>
          {words.allSections}
        </button>
        <ul>
          {snapshot.sections.map((section) => (
            <li key={section.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(section.id)}
                  onChange={(event) => choose(section, event.currentTarget.checked)}
                />
                <span lang={snapshot.locale}>{section.title}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** What is printed and how; on screen alone. Everything chosen is in the address. */
export function Toolbar(props: ToolbarProps) {
  const { words, place, paper, snapshot, isReady, onPlace } = props;
  const { said, isMaking, download } = usePdfDownload(place, paper, words);
  return (
    <section className="toolbar" aria-label={words.toolbar}>
      <SectionList {...props} />
      {snapshot.reportType !== "presentation" && (
        <label>
          {words.paper}
          <select
            value={paper}
            onChange={({ currentTarget: { value } }) => isPaper(value) && onPlace({ ...place, paper: value })}
          >
            {papers.map((each) => (
              <option key={each} value={each}>
                {paperName(each, words)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.language}
        <select
          value={snapshot.locale}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && onPlace({ ...place, locale: value })}
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </label>
      <output className="toolbar-state">{isReady ? said : words.preparing}</output>
      <button type="button" disabled={!isReady} onClick={() => window.print()}>
        {words.print}
      </button>
      <button
        type="button"
        className="toolbar-main"
        disabled={!isReady || isMaking}
        title={props.makesPdf ? undefined : words.saveAsPdf}
        onClick={() => (props.makesPdf ? void download() : window.print())}
      >
        {words.downloadPdf}
      </button>
    </section>
  );
}
