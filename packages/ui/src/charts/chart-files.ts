import { pngOf, svgText } from "./chart-export.ts";
import { chartFileName, csvOf } from "./chart-rows.ts";
import type { ChartTable } from "./chart-rows.ts";
import { saveFile } from "./save-file.ts";

export { pngOf };

export type ChartFile = "csv" | "xlsx" | "png" | "svg";

interface ChartToSave {
  readonly title: string;
  /** What the chart is of. */
  readonly subject: string;
  readonly table: () => ChartTable;
  /** Null where only the figures are shown: there is no picture of them. */
  readonly svg: SVGSVGElement | null;
}

/** Saves a chart's figures or its picture; fetched when a user wants a file. */
export async function saveChart(kind: ChartFile, chart: ChartToSave): Promise<void> {
  const content = await contentOf(kind, chart);
  if (content !== undefined) saveFile(content, chartFileName(chart.subject, chart.title, kind, new Date()));
}

async function contentOf(kind: ChartFile, { title, table, svg }: ChartToSave): Promise<Blob | undefined> {
  if (kind === "csv") return new Blob([csvOf(table())], { type: "text/csv" });
  if (kind === "xlsx") {
    const { sheetOf } = await import("./chart-sheet.ts");
    return sheetOf(table(), title.slice(0, 31));
  }
  if (svg === null) return undefined;
  return kind === "png" ? pngOf(svg) : new Blob([svgText(svg)], { type: "image/svg+xml" });
}
