import type { ReportFigure } from "@paygauge/api-types/reports/figures";
import { BarsDrawing } from "./figures/bars-figure.tsx";
import { LevelsDrawing } from "./figures/levels-figure.tsx";
import { LineDrawing, StackedDrawing } from "./figures/series-figures.tsx";
import { WaterfallDrawing } from "./figures/waterfall-figure.tsx";

/** A figure of a snapshot, drawn at a width in pixels; it scales with its place without being drawn anew. */
export function FigureDrawing({ figure, width }: { readonly figure: ReportFigure; readonly width: number }) {
  switch (figure.kind) {
    case "bars":
      return <BarsDrawing figure={figure} width={width} />;
    case "levels":
      return <LevelsDrawing figure={figure} width={width} />;
    case "waterfall":
      return <WaterfallDrawing figure={figure} width={width} />;
    case "stacked":
      return <StackedDrawing figure={figure} width={width} />;
    case "line":
      return <LineDrawing figure={figure} width={width} />;
  }
}
