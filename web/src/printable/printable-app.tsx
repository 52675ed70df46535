import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { PrintableBoot } from "@paygauge/api-types/entities/identity";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { PrintableTexts } from "../texts/en/printable.ts";
import { measurePages } from "./measure-pages.ts";
import { contentWidth, paperOf, slideSize, type Paper } from "./page-rules.ts";
import { usePageStyle } from "./page-style.ts";
import { PaperDocument } from "./paper-document.tsx";
import { addressOf, printedPlace, type PrintedPlace } from "./printed-place.ts";
import { readSnapshot, type NotPrinted, type ReadSnapshot } from "./read-snapshot.ts";
import { SlidesDocument } from "./slides-document.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useReady } from "./use-ready.ts";
import { wordsOf } from "./words.ts";

interface NoticeProps {
  readonly words: PrintableTexts;
  readonly why: NotPrinted | "noSections";
  /** The job to go back to; absent: the address names none. */
  readonly jobId?: string | undefined;
}

/** The brand, as the edge wrote it into the page. */
const brandTitle = document.title;

/** What the window is called while there is no version to be called by. */
function useWaitingTitle(place: PrintedPlace | null, words: PrintableTexts): void {
  const reportType = place?.reportType;
  useEffect(() => {
    if (reportType !== undefined) document.title = `${words.titles[reportType]} · ${brandTitle}`;
  }, [reportType, words]);
}

interface Around {
  readonly boot: PrintableBoot;
  readonly words: PrintableTexts;
}

function Notice({ words, why, jobId }: NoticeProps) {
  const again =
    why === "signedOut" ? words.signIn : why === "unavailable" || why === "newerRelease" ? words.tryAgain : null;
  return (
    <main className="notice">
      <p className="notice-brand">{brandTitle}</p>
      <h1>{words[why]}</h1>
      {/* Loading the page again asks the gate, which leads to the sign-in and back here. */}
      {again !== null && (
        <button type="button" className="toolbar-main" onClick={() => location.reload()}>
          {again}
        </button>
      )}
      <a className="notice-back" href={jobId === undefined ? "/" : `/jobs/${encodeURIComponent(jobId)}/summary`}>
        {jobId === undefined ? words.toStart : words.toJob}
      </a>
    </main>
  );
}

const sheetMargin = 130;

/** Sheets wider than the window are shown smaller; on paper they have their own size. */
function useZoom(width: number): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const fit = (): void => setZoom(Math.min(1, document.documentElement.clientWidth / width));
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, [width]);
  return zoom;
}

interface SheetsProps extends Around {
  readonly snapshot: ReportSnapshot;
  readonly place: PrintedPlace;
  readonly paper: Paper;
  readonly isStale: boolean;
  readonly onPlace: (place: PrintedPlace) => void;
}

function Sheets({ boot, words, snapshot, place, paper, isStale, onPlace }: SheetsProps) {
  const isSlides = snapshot.reportType === "presentation";
  const wanted = new Set(place.sections);
  const sections = snapshot.sections.filter(({ id }) => wanted.size === 0 || wanted.has(id));
  const isWhole = wanted.size === 0 || sections.length === wanted.size;
  usePageStyle(snapshot, paper, boot.nonce);
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const name = [snapshot.version, snapshot.locale, paper, ...sections.map(({ id }) => id)].join("\n");
  const isReady = useReady(name, () => {
    const drawn = document.querySelector(".paper");
    // The numbers are in the document before it counts as ready.
    if (drawn !== null) flushSync(() => setPages(measurePages(drawn, paper)));
  });
  const zoom = useZoom(isSlides ? slideSize.width : contentWidth[paper] + sheetMargin);
  return (
    <>
      <Toolbar
        words={words}
        makesPdf={boot.makesPdf}
        place={place}
        paper={paper}
        snapshot={snapshot}
        isReady={isReady && isWhole}
        onPlace={onPlace}
      />
      {isStale && <p className="stale">{words.stale}</p>}
      {isWhole ? (
        <div className="sheets" style={{ zoom }}>
          {isSlides ? (
            <SlidesDocument snapshot={snapshot} sections={sections} />
          ) : (
            <PaperDocument snapshot={snapshot} sections={sections} paper={paper} pages={pages} />
          )}
        </div>
      ) : (
        <Notice words={words} why="noSections" jobId={place.jobId} />
      )}
    </>
  );
}

/** The page of the address: what is chosen replaces it, so that it can be sent and reloaded. */
function usePlace(address: string | null): readonly [PrintedPlace | null, (place: PrintedPlace) => void] {
  const [place, setPlace] = useState(() =>
    printedPlace(address === null ? location : new URL(address, location.origin)),
  );
  useEffect(() => {
    const back = (): void => setPlace(printedPlace(location));
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);
  const go = (next: PrintedPlace): void => {
    history.replaceState(null, "", addressOf(next));
    setPlace(next);
  };
  return [place, go];
}

function useSnapshot(place: PrintedPlace | null, locale: string): ReadSnapshot | null {
  const [read, setRead] = useState<ReadSnapshot | null>(null);
  const { jobId, reportType, version } = place ?? {};
  useEffect(() => {
    if (jobId === undefined || reportType === undefined || version === undefined) return undefined;
    const end = new AbortController();
    void readSnapshot({ jobId, reportType, version }, locale, end.signal).then((answer) => {
      if (!end.signal.aborted) setRead(answer);
    });
    return () => end.abort();
  }, [jobId, reportType, version, locale]);
  return place === null ? { kind: "failed", why: "notPublished" } : read;
}

/** The printable frame: a report alone, without rail, header or their code. */
export function PrintableApp({ boot }: { readonly boot: PrintableBoot }): ReactNode {
  const words = wordsOf[boot.language];
  const [place, setPlace] = usePlace(boot.address);
  useWaitingTitle(place, words);
  const locale = place?.locale ?? boot.issuerLanguage ?? boot.language;
  const read = useSnapshot(place, locale);
  if (read === null) return <output className="notice">{words.loading}</output>;
  if (place === null) return <Notice words={words} why="notPublished" />;
  if (read.kind === "failed") return <Notice words={words} why={read.why} jobId={place.jobId} />;
  const paper = place.paper ?? paperOf(navigator.languages);
  return <Sheets boot={boot} words={words} {...read} place={place} paper={paper} onPlace={setPlace} />;
}
