/** A presentation version as a .pptx file: native text, tables and charts that can be edited, and speaker notes. */
import PptxGenJS from "pptxgenjs";
import { fitsSlide } from "@paygauge/api-types/reports/markdown";
import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { headingOf } from "../../../report-drawing/report-heading.ts";
import { chartDataOf, chartsOf, sharedScale, type ChartData } from "./chart-data.ts";
import { chartOptions, chartRows } from "./chart-options.ts";
import { deckThemeOf, type DeckTheme } from "./deck-theme.ts";
import { repairParts } from "./repair-parts.ts";
import { plainNote } from "./plain-note.ts";
import { tableOptions, tableRows } from "./table-rows.ts";

type Slide = PptxGenJS.Slide;

/** A slide is 1280 × 720 px on screen and 13.333 × 7.5 inches here. */
const inches = (px: number): number => px / 96;
const margin = { left: inches(76), right: inches(64), top: inches(36) } as const;
const whole = { width: inches(1280), height: inches(720) } as const;
const content = { width: whole.width - margin.left - margin.right, top: inches(166), bottom: inches(640) } as const;
const pointsWidth = inches(380);
const gap = inches(40);

interface Deck {
  readonly snapshot: ReportSnapshot;
  readonly theme: DeckTheme;
  /** Data of the charts, in the order in which they were added. */
  readonly charts: ChartData[];
}

const roomFor = (top: number, height: number) => ({ x: margin.left, y: top, w: content.width, h: height });

/** The brand's mark as shapes that can be edited: its first letter in a square of its colour. */
function addMark(slide: Slide, theme: DeckTheme, name: string, size: number): void {
  slide.addText(name.slice(0, 1), {
    shape: "roundRect",
    rectRadius: size / 8,
    x: margin.left,
    y: margin.top,
    w: size,
    h: size,
    fill: { color: theme.accent },
    fontFace: theme.body,
    fontSize: 13,
    bold: true,
    color: theme.paper,
    align: "center",
    valign: "middle",
    margin: 0,
  });
}

function addFrame(slide: Slide, { snapshot, theme }: Deck, section: ReportSection, place: string): void {
  const { words, brand, jobName } = snapshot;
  const small = { fontFace: theme.body, fontSize: 10, color: theme.quietText, margin: 0 } as const;
  slide.background = { color: theme.paper };
  slide.addShape("rect", { x: 0, y: 0, w: inches(12), h: whole.height, fill: { color: theme.accent } });
  const foot = [section.slide?.footnote ?? "", section.isDemo ? words.demo : "", words.version, words.dataDate];
  slide.addText(foot.filter((each) => each !== "").join(" · "), {
    ...small,
    ...roomFor(inches(664), inches(32)),
    w: inches(800),
  });
  slide.addText(`${words.confidential}   ${place}`, {
    ...small,
    x: margin.left + inches(820),
    y: inches(664),
    w: content.width - inches(820),
    h: inches(32),
    align: "right",
  });
  if (section.kind === "cover") return;
  addMark(slide, theme, brand.name, inches(26));
  const head = { ...small, fontSize: 11, ...roomFor(margin.top, inches(26)), w: content.width / 2 };
  slide.addText(brand.name, { ...head, x: margin.left + inches(36), bold: true, color: theme.accentText });
  slide.addText(jobName, { ...head, x: margin.left + content.width / 2, align: "right" });
}

/** Paragraphs, without empty ones. */
const linesAs = (texts: readonly string[], fontSize = 14): PptxGenJS.TextProps[] =>
  texts
    .filter((text) => text !== "")
    .map((text) => ({ text, options: { fontSize, breakLine: true, paraSpaceAfter: 6 } }));

/** A fact a line: its label in the quiet colour, then its value. */
const factLines = ({ facts }: ReportSection, theme: DeckTheme): PptxGenJS.TextProps[] =>
  facts.flatMap(({ label, value }) => [
    { text: `${label}   `, options: { fontSize: 14, color: theme.quietText } },
    { text: value, options: { fontSize: 14, breakLine: true, paraSpaceAfter: 6 } },
  ]);

function addCover(slide: Slide, { snapshot, theme }: Deck, section: ReportSection): void {
  const text = { fontFace: theme.body, color: theme.text, margin: 0 } as const;
  addMark(slide, theme, snapshot.brand.name, inches(32));
  slide.addText(snapshot.brand.name, {
    ...text,
    ...roomFor(margin.top, inches(32)),
    x: margin.left + inches(44),
    fontSize: 13,
    bold: true,
    color: theme.accentText,
  });
  slide.addText(headingOf(section), {
    ...roomFor(inches(140), inches(190)),
    fontFace: theme.headings,
    fontSize: 36,
    bold: true,
    color: theme.text,
    margin: 0,
    valign: "bottom",
    fit: "shrink",
  });
  const note = fitsSlide(section.note) ? plainNote(section.note) : "";
  const demo = snapshot.isDemo ? snapshot.words.demoSentence : "";
  slide.addText([...linesAs(section.lead), ...factLines(section, theme), ...linesAs([note, demo])], {
    ...text,
    ...roomFor(inches(350), inches(280)),
    valign: "top",
  });
}

/** The left column: key figures, or paragraphs, facts and the contents. */
function linesOf({ snapshot, theme }: Deck, section: ReportSection): PptxGenJS.TextProps[] {
  const { slide, lead, kind } = section;
  if (slide !== undefined && slide.points.length > 0)
    return slide.points.flatMap(({ figure, text }) => [
      { text: figure, options: { fontSize: slide.shows === "none" ? 36 : 24, breakLine: true } },
      { text, options: { fontSize: slide.shows === "none" ? 18 : 14, breakLine: true, paraSpaceAfter: 10 } },
    ]);
  const contents =
    kind === "contents"
      ? snapshot.sections.filter((each) => each.kind !== "cover" && each.kind !== "contents").map(({ title }) => title)
      : [];
  const listed = slide === undefined ? factLines(section, theme) : [];
  const shown = slide === undefined || slide.shows === "none" ? lead : lead.slice(0, 1);
  return [...linesAs(shown), ...listed, ...linesAs(contents, 14)];
}

function addBody(slide: Slide, deck: Deck, section: ReportSection): void {
  const { theme, snapshot, charts } = deck;
  const lines = linesOf(deck, section);
  const { figure, table } = section;
  const shows = section.slide?.shows ?? "none";
  const isFigure = shows === "figure" && figure !== undefined;
  const isTable = shows === "table" && table !== undefined;
  const isBeside = (isFigure || isTable) && lines.length > 0;
  const note = fitsSlide(section.note) ? plainNote(section.note) : "";
  const bottom = content.bottom - (note === "" ? 0 : inches(70));
  if (lines.length > 0)
    slide.addText(lines, {
      x: margin.left,
      y: content.top,
      w: isBeside ? pointsWidth : content.width,
      h: bottom - content.top,
      fontFace: theme.body,
      color: theme.text,
      margin: 0,
      valign: "top",
      fit: "shrink",
    });
  const left = isBeside ? margin.left + pointsWidth + gap : margin.left;
  const place = { x: left, y: content.top, w: margin.left + content.width - left, h: bottom - content.top };
  if (isFigure) {
    const found = chartsOf(figure).map((each) => chartDataOf(each, theme, snapshot));
    const width = (place.w - gap * (found.length - 1)) / found.length;
    for (const [at, each] of found.entries()) {
      const data = found.length > 1 ? { ...each, scale: sharedScale(found) } : each;
      charts.push(data);
      slide.addChart(data.kind === "line" ? "line" : "bar", chartRows(data), {
        ...place,
        x: place.x + at * (width + gap),
        w: width,
        ...chartOptions(data, theme),
        altText: figure.summary,
      });
    }
  }
  if (isTable)
    slide.addTable(tableRows(table, section.slide?.rows, theme, place), {
      ...place,
      ...tableOptions(table, place.w, theme),
    });
  if (note !== "")
    slide.addText(note, {
      ...roomFor(bottom + inches(8), inches(62)),
      fontFace: theme.body,
      fontSize: 14,
      color: theme.text,
      margin: 0,
      valign: "top",
    });
}

function addSection(pptx: PptxGenJS, deck: Deck, section: ReportSection, place: string): void {
  const { theme } = deck;
  const slide = pptx.addSlide();
  addFrame(slide, deck, section, place);
  if (section.kind === "cover") addCover(slide, deck, section);
  else {
    slide.addText(headingOf(section), {
      ...roomFor(inches(70), inches(76)),
      fontFace: theme.headings,
      fontSize: 24,
      bold: true,
      color: theme.text,
      margin: 0,
      valign: "middle",
      fit: "shrink",
    });
    addBody(slide, deck, section);
  }
  const spoken = section.slide?.speakerNotes ?? "";
  const longNote = fitsSlide(section.note) ? "" : plainNote(section.note);
  const notes = [spoken, longNote].filter((each) => each.trim() !== "").join("\n");
  if (notes !== "") slide.addNotes(notes);
}

/** Drops characters that XML 1.0 cannot hold: PptxGenJS writes them as they are, and PowerPoint then opens nothing. */
const xmlReady = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");

/** The snapshot, which is JSON, with texts that XML can hold. */
const forXml = (snapshot: ReportSnapshot): ReportSnapshot =>
  JSON.parse(JSON.stringify(snapshot), (_key, value: unknown) => (typeof value === "string" ? xmlReady(value) : value));

/** The file of a version, in its language and for its class of readers. Reads nothing but the snapshot. */
export async function deckFile(asStored: ReportSnapshot): Promise<Uint8Array<ArrayBuffer>> {
  const snapshot = forXml(asStored);
  const theme = deckThemeOf(snapshot.brand.theme);
  const deck: Deck = { snapshot, theme, charts: [] };
  const pptx = new PptxGenJS();
  pptx.layout = "LAYOUT_WIDE";
  pptx.theme = { headFontFace: theme.headings, bodyFontFace: theme.body };
  pptx.title = `${snapshot.words.reportName}, ${snapshot.jobName}`;
  pptx.author = snapshot.brand.name;
  for (const [at, section] of snapshot.sections.entries())
    addSection(pptx, deck, section, `${at + 1} / ${snapshot.sections.length}`);
  const written = await pptx.write({ outputType: "uint8array", compression: true });
  if (!(written instanceof Uint8Array)) throw new TypeError("The presentation was not written as bytes.");
  return repairParts(written, deck.charts);
}
