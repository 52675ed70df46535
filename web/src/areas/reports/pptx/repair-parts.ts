/**
 * Corrects what PptxGenJS 4.0.1 writes wrong: parts that are declared and not there (its issue 1444), shapes of the notes
 * master that PowerPoint strikes out with a repair prompt (1443), zeros that are blank in the sheets of charts (1430), and
 * the order of an axis's last elements.
 */
import JSZip from "jszip";
import type { ChartData } from "./chart-data.ts";

const columnName = (at: number): string => {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
};

async function textOf(zip: JSZip, path: string): Promise<string> {
  const part = zip.file(path);
  if (part === null) throw new Error(`The presentation has no part ${path}.`);
  return part.async("string");
}

/** Leaves out what is declared of parts that the file does not hold. */
async function declareWhatIsThere(zip: JSZip): Promise<void> {
  const path = "[Content_Types].xml";
  const text = await textOf(zip, path);
  const kept = text.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (whole, part: string) =>
    zip.file(part) === null ? "" : whole,
  );
  zip.file(path, kept);
}

async function emptyNotesMaster(zip: JSZip): Promise<void> {
  const path = "ppt/notesMasters/notesMaster1.xml";
  if (zip.file(path) !== null) zip.file(path, (await textOf(zip, path)).replaceAll(/<p:sp>[\s\S]*?<\/p:sp>/g, ""));
}

/** Takes the values off the series that write none. */
function withoutLabels(chart: string, { unlabelled = [] }: ChartData): string {
  let at = -1;
  return chart.replaceAll(/<c:ser>[\s\S]*?<\/c:ser>/g, (series) => {
    at++;
    return unlabelled.includes(at) ? series.replaceAll('<c:showVal val="1"/>', '<c:showVal val="0"/>') : series;
  });
}

/** Names on the axis stay upright: a program turns them where it finds no room. */
const upright = (chart: string): string =>
  chart.replaceAll(/<c:catAx>[\s\S]*?<\/c:catAx>/g, (axis) =>
    axis.replaceAll(/(<c:txPr>\s*)<a:bodyPr(?:\s*\/>|>\s*<\/a:bodyPr>)/g, '$1<a:bodyPr rot="0" vert="horz"/>'),
  );

/** Drops the points of absent values, and puts tickLblSkip before noMultiLvlLbl (ECMA-376, CT_CatAx). */
async function repairChart(zip: JSZip, path: string, data: ChartData): Promise<void> {
  const text = upright(withoutLabels(await textOf(zip, path), data));
  zip.file(
    path,
    text
      .replaceAll(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, "")
      .replaceAll(/(<c:noMultiLvlLbl [^>]*\/>)\s*(<c:tickLblSkip [^>]*\/>)/g, "$2$1"),
  );
}

/** Zeros are written, absent values have no cell. The first column holds the categories, the first row the names. */
function cellsOf(sheet: string, { series }: ChartData): string {
  return series.reduce((text, { values }, at) => {
    const column = columnName(at + 1);
    return values.reduce<string>((rest, value, row) => {
      const empty = `<c r="${column}${row + 2}"><v></v></c>`;
      return rest.replace(empty, value === null ? "" : `<c r="${column}${row + 2}"><v>${value}</v></c>`);
    }, text);
  }, sheet);
}

async function fillWorkbook(zip: JSZip, path: string, data: ChartData): Promise<void> {
  const part = zip.file(path);
  if (part === null) throw new Error(`The presentation has no part ${path}.`);
  const workbook = await JSZip.loadAsync(await part.async("uint8array"));
  const sheet = "xl/worksheets/sheet1.xml";
  workbook.file(sheet, cellsOf(await textOf(workbook, sheet), data));
  zip.file(path, await workbook.generateAsync({ type: "uint8array", compression: "DEFLATE" }));
}

const numberIn = (path: string): number => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

/** @param charts in the order in which they were added, which is that of the numbers of their parts */
export async function repairParts(bytes: Uint8Array, charts: readonly ChartData[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JSZip.loadAsync(bytes);
  const partsIn = (pattern: RegExp): string[] =>
    Object.keys(zip.files)
      .filter((path) => pattern.test(path))
      .toSorted((a, b) => numberIn(a) - numberIn(b));
  await declareWhatIsThere(zip);
  await emptyNotesMaster(zip);
  const workbooks = partsIn(/^ppt\/embeddings\/.*\.xlsx$/);
  if (workbooks.length !== charts.length)
    throw new Error(`The presentation has ${workbooks.length} workbooks of ${charts.length} charts.`);
  const drawn = partsIn(/^ppt\/charts\/chart\d+\.xml$/);
  for (const [at, data] of charts.entries()) {
    await repairChart(zip, drawn[at] ?? "", data);
    await fillWorkbook(zip, workbooks[at] ?? "", data);
  }
  return new Uint8Array(await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }));
}
