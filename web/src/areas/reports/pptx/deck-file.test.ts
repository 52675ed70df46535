import JSZip from "jszip";
import { expect, it } from "vitest";
import type { ReportFigure } from "@paygauge/api-types/reports/figures";
import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { readXml } from "../../../../../origin/src/job/unpack/xml-reader.ts";
import { deckFile } from "./deck-file.ts";

const money = { label: "Spend, GBP", ticks: [{ value: 0, text: "£0" }] };
const said = { caption: "Caption", summary: "Summary" };
const bars: ReportFigure = {
  kind: "bars",
  ...said,
  axis: money,
  bars: [
    { id: "a", label: "Printing & paper", value: 1_234_500, text: "£12,345" },
    { id: "b", label: "Nothing", value: 0, text: "£0" },
    { id: "c", label: "Credits", value: -5_025, text: "−£50.25" },
  ],
};
const waterfall: ReportFigure = {
  kind: "waterfall",
  ...said,
  axis: money,
  steps: [
    { id: "spend", kind: "step", label: "Spend", from: 0, to: 1_000_000, text: "£10K" },
    { id: "out", kind: "drop", label: "Excluded", from: 1_000_000, to: 700_000, text: "−£3K" },
    { id: "goal", kind: "goal", label: "Opportunity", from: 0, to: 700_000, text: "£7K" },
  ],
};
const levels: ReportFigure = {
  kind: "levels",
  ...said,
  axis: { label: "Share of spend", ticks: [{ value: 1, text: "100%" }] },
  levels: [
    { level: "High", label: "High" },
    { level: "None", label: "None" },
  ],
  endLabel: "Spend",
  rows: [
    {
      id: "vcard",
      label: "Virtual card",
      parts: [
        { level: "High", value: 0.25, text: "25%" },
        { level: "None", value: 0.75, text: "75%" },
      ],
      end: "£1",
    },
  ],
};
const line: ReportFigure = {
  kind: "line",
  ...said,
  xAxis: { label: "Month", ticks: [{ value: 0, text: "Start" }] },
  axis: money,
  lines: [
    {
      id: "base",
      label: "Base",
      points: [
        { x: 0, y: -100_000, low: -200_000, high: 0 },
        { x: 12, y: 50_000 },
      ],
    },
  ],
  marks: [],
};

const section = (id: string, more: Partial<ReportSection>): ReportSection => ({
  id,
  kind: "finding",
  title: id,
  finding: `Finding of ${id}`,
  lead: [],
  facts: [],
  note: "",
  newPage: false,
  keepWithNext: false,
  isDemo: false,
  ...more,
});
const slide = { points: [{ figure: "12", text: "suppliers" }], footnote: "", speakerNotes: "Say this <first> & last." };
const withFigure = (id: string, figure: ReportFigure) => section(id, { figure, slide: { ...slide, shows: "figure" } });

const snapshot: ReportSnapshot = {
  schemaVersion: 1,
  jobId: "j",
  jobName: "Ledger & Sons",
  buyerName: "B",
  reportType: "presentation",
  version: 3,
  madeAt: "2026-11-26T00:00:00Z",
  madeBy: "Sasha",
  versionNote: "",
  dataDate: null,
  currency: "GBP",
  run: { id: "r", number: 1 },
  rulesets: { confidence: 1, scoring: 1, directory: null },
  locale: "en",
  permClass: "general",
  brand: { name: "Harbour Payments", theme: "t2", logoUrl: "" },
  filters: [],
  isDemo: false,
  words: {
    reportName: "Supplier payment insights",
    contents: "Contents",
    figure: "Figure",
    table: "Table",
    confidential: "Confidential",
    version: "Version 3",
    dataDate: "",
    page: "",
    demo: "",
    demoSentence: "",
  },
  sections: [
    section("cover", { kind: "cover", lead: ["A lead"] }),
    withFigure("bars", bars),
    withFigure("waterfall", waterfall),
    withFigure("levels", levels),
    withFigure("line", line),
    section("table", {
      note: "A **note**",
      slide: { ...slide, shows: "table", rows: 1 },
      table: {
        caption: "T",
        columns: [
          { id: "name", label: "Supplier", align: "start" },
          { id: "spend", label: "Spend", align: "end", unit: "GBP" },
        ],
        rows: [
          { rowId: "1", cells: ["Acme", "12.00"] },
          { rowId: "2", cells: ["Birch", "0.00"] },
        ],
        totalRows: 2,
        more: "1 more in the file",
      },
    }),
    section("nextStep", {
      slide: { ...slide, shows: "none", points: [{ figure: "49", text: "suppliers are still open." }] },
    }),
  ],
};

const opened = async (of = snapshot) => JSZip.loadAsync(await deckFile(of));
const numberIn = (path: string) => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
const partsOf = (zip: JSZip, pattern: RegExp) =>
  Object.keys(zip.files)
    .filter((path) => pattern.test(path))
    .toSorted((a, b) => numberIn(a) - numberIn(b));
const textOf = async (zip: JSZip, path: string) => (await zip.file(path)?.async("string")) ?? "";

/** Tags that are closed in order; good enough for parts that a library writes without CDATA or comments. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, isEmpty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close === "/") {
      if (open.pop() !== name) return false;
    } else if (isEmpty !== "/" && name !== undefined) open.push(name);
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(xml);
}

it("has well-formed parts, declares what it holds, and its relationships resolve", async () => {
  const zip = await opened();
  for (const path of partsOf(zip, /\.(?:xml|rels)$/))
    expect([path, isWellFormed(await textOf(zip, path))]).toEqual([path, true]);
  const types = await textOf(zip, "[Content_Types].xml");
  const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, part]) => part ?? "");
  expect(declared.filter((part) => zip.file(part) === null)).toEqual([]);
  expect(partsOf(zip, /^ppt\/slides\/slide\d+\.xml$/).filter((part) => !declared.includes(part))).toEqual([]);
  for (const path of partsOf(zip, /\.rels$/)) {
    const folder = path.replace(/_rels\/[^/]+$/, "");
    for (const [tag, target = ""] of (await textOf(zip, path)).matchAll(
      /<Relationship [^>]*?Target="([^"]+)"[^>]*>/g,
    )) {
      if (tag.includes('TargetMode="External"')) continue;
      const to = new URL(target, `http://file/${folder}`).pathname.slice(1);
      expect([path, target, zip.file(to) !== null]).toEqual([path, target, true]);
    }
  }
  expect(await textOf(zip, "ppt/notesMasters/notesMaster1.xml")).not.toContain("<p:sp>");
});

it("has a slide for each section, with its text, its table and its speaker notes", async () => {
  const zip = await opened();
  const slides = partsOf(zip, /^ppt\/slides\/slide\d+\.xml$/);
  expect(slides).toHaveLength(snapshot.sections.length);
  const table = await textOf(zip, "ppt/slides/slide6.xml");
  for (const text of ["Finding of table", "<a:tbl>", "Acme", "Spend, GBP", "1 more in the file", "A note"])
    expect(table).toContain(text);
  expect(table).not.toContain("Birch");
  const closing = await textOf(zip, slides.at(-1) ?? "");
  for (const text of ["Finding of nextStep", "49", "suppliers are still open."]) expect(closing).toContain(text);
  expect(await textOf(zip, "ppt/notesSlides/notesSlide2.xml")).toContain("Say this &lt;first&gt; &amp; last.");
  expect(await textOf(zip, "ppt/theme/theme1.xml")).toContain("Source Serif 4");
});

/** Numbers of a chart's caches and of the sheet behind it, series by series. */
async function numbersOf(zip: JSZip, at: number) {
  const charts = partsOf(zip, /^ppt\/charts\/chart\d+\.xml$/);
  const chart = await textOf(zip, charts[at] ?? "");
  const cached = [...chart.matchAll(/<c:val>[\s\S]*?<\/c:val>/g)].map(([part]) =>
    [...part.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g)].map(([, place, value]) => [
      Number(place),
      Number(value),
    ]),
  );
  const books = partsOf(zip, /^ppt\/embeddings\/.*\.xlsx$/);
  const book = await JSZip.loadAsync((await zip.file(books[at] ?? "")?.async("uint8array")) ?? new Uint8Array());
  const sheet = await textOf(book, "xl/worksheets/sheet1.xml");
  const kept = cached.map((_, index) => {
    const column = "BCDEF"[index];
    return [...sheet.matchAll(new RegExp(`<c r="${column}(\\d+)"><v>([^<]*)</v>`, "g"))].map(([, row, value]) => [
      Number(row) - 2,
      value === "" ? Number.NaN : Number(value),
    ]);
  });
  return { cached, kept, chart };
}

it("has native charts whose caches and sheets hold the section's figures, zeros and credits included", async () => {
  const zip = await opened();
  const asPlaces = (values: readonly (number | null)[]) =>
    values.flatMap((value, place) => (value === null ? [] : [[place, value]]));
  const expected = [
    [[12_345, 0, -50.25]],
    [
      [0, 7000, 0],
      [10_000, null, null],
      [null, 3000, null],
      [null, null, 7000],
    ],
    [[0.25], [0.75]],
    [
      [-1000, 500],
      [-2000, null],
      [0, null],
    ],
  ].map((series) => series.map(asPlaces));
  for (const [at, series] of expected.entries()) {
    const { cached, kept, chart } = await numbersOf(zip, at);
    expect([at, cached]).toEqual([at, series]);
    expect([at, kept]).toEqual([at, series]);
    expect(chart).not.toContain("<c:v></c:v>");
  }
});

it("keeps names on axes at 14 pt, and leaves some out where there is no room for all", async () => {
  const months = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
  const figures: ReportFigure[] = [
    { ...line, lines: [{ id: "base", label: "Base", points: months }] },
    { ...bars, bars: months.slice(0, 18).map(({ x, y }) => ({ id: `${x}`, label: `Name ${x}`, value: y, text: "" })) },
    { ...bars, bars: months.slice(0, 26).map(({ x, y }) => ({ id: `${x}`, label: `Name ${x}`, value: y, text: "" })) },
    { ...bars, bars: Array.from({ length: 40 }, (_, x) => ({ id: `${x}`, label: `Name ${x}`, value: x, text: "" })) },
  ];
  const zip = await opened({ ...snapshot, sections: figures.map((figure, at) => withFigure(`${at}`, figure)) });
  const found: unknown[] = [];
  for (const path of partsOf(zip, /^ppt\/charts\/chart\d+\.xml$/)) {
    const [axis = ""] = /<c:catAx>[\s\S]*?<\/c:catAx>/.exec(await textOf(zip, path)) ?? [];
    const skip = /<c:tickLblSkip val="(\d+)"\/>\s*<c:noMultiLvlLbl/.exec(axis)?.[1];
    expect(axis).toContain('<a:bodyPr rot="0" vert="horz"/>');
    found.push([/sz="(\d+)"/.exec(axis)?.[1], skip, axis.includes('<c:delete val="1"/>')]);
  }
  expect(found).toEqual([
    ["1400", "3", false],
    ["1400", "1", false],
    // Two halves on one scale.
    ["1400", "1", false],
    ["1400", "1", false],
    ["1400", undefined, true],
  ]);
});

it("writes values on the bars of a waterfall and of levels, and none at a waterfall's foot", async () => {
  const zip = await opened();
  const labelled = async (at: number) => {
    const { chart } = await numbersOf(zip, at);
    return [...chart.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([series]) => series.includes('<c:showVal val="1"/>'));
  };
  expect(await labelled(1)).toEqual([false, true, true, true]);
  expect(await labelled(2)).toEqual([true, false]);
});

/** What XML has no place for, what ends a part of it, and what a spreadsheet would run. */
const hostile = `\u0000\u0008\u000B\u001F\uFFFE\uD800]]><x y="1">&amp;'--><?z?>`;
const structural = new Set([
  "id",
  "kind",
  "level",
  "theme",
  "locale",
  "currency",
  "shows",
  "align",
  "permClass",
  "reportType",
]);

/** The snapshot with hostile characters in each of its texts. */
function poisoned(value: unknown, name = ""): unknown {
  if (typeof value === "string") return structural.has(name) ? value : `=${value}${hostile}`;
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poisoned(each, key)]));
}

/** Elements of a part, read by the product's strict parser. @throws where it is not well-formed */
async function elementsOf(zip: JSZip, path: string): Promise<string[]> {
  const names: string[] = [];
  const bytes = (await zip.file(path)?.async("uint8array")) ?? new Uint8Array();
  const handler = { open: (name: string) => void names.push(name), close: () => {}, text: () => {} };
  await readXml(new Blob([new Uint8Array(bytes)]).stream(), handler).catch((error: unknown) => {
    throw new Error(`${path} is not well-formed`, { cause: error });
  });
  return names;
}

const unnumbered = (path: string): string => path.replaceAll(/\d+/g, "");
const byNumber = (a: string, b: string): number =>
  unnumbered(a).localeCompare(unnumbered(b)) || a.localeCompare(b, "en", { numeric: true });

it("S88: texts with controls, markup and formulas change no part's structure, in slides, notes, charts and their sheets", async () => {
  const [plain, zip] = [await opened(), await opened(poisoned(snapshot) as ReportSnapshot)];
  // Charts are numbered on from file to file.
  const [paths, plainPaths] = [zip, plain].map((each) => partsOf(each, /\.(?:xml|rels)$/).toSorted(byNumber));
  expect(paths?.map(unnumbered)).toEqual(plainPaths?.map(unnumbered));
  for (const [at, path] of paths?.entries() ?? [])
    expect([path, new Set(await elementsOf(zip, path))]).toEqual([
      path,
      new Set(await elementsOf(plain, plainPaths?.[at] ?? "")),
    ]);
  for (const path of partsOf(zip, /^ppt\/embeddings\/.*\.xlsx$/)) {
    const book = await JSZip.loadAsync((await zip.file(path)?.async("uint8array")) ?? "");
    for (const part of partsOf(book, /\.(?:xml|rels)$/))
      expect([path, part, (await elementsOf(book, part)).includes("f")]).toEqual([path, part, false]);
  }
});
