import type { ReportFigure } from "@paygauge/api-types/reports/figures";
import { BarsDrawn, WaterfallDrawn } from "./bars-drawn.tsx";
import { LevelsDrawn } from "./levels-drawn.tsx";
import { LineDrawn, StackedDrawn } from "./plots-drawn.tsx";
import { textSizes } from "./scale.ts";

interface FigureProps {
  readonly figure: ReportFigure;
  /** As wide as it is drawn, CSS px: marks are placed for it and never scaled. */
  readonly width: number;
  /** Where a figure must fit into a height: named bars that there is room for, and the height of its rows, px. */
  readonly room?: { readonly mostBars: number; readonly height: number } | undefined;
}

function Drawn({ figure, width, room }: FigureProps) {
  switch (figure.kind) {
    case "bars":
      return <BarsDrawn figure={figure} width={width} most={room?.mostBars} height={room?.height} />;
    case "levels":
      return <LevelsDrawn figure={figure} width={width} height={room?.height} />;
    case "waterfall":
      return <WaterfallDrawn figure={figure} width={width} height={room?.height} />;
    case "stacked":
      return <StackedDrawn figure={figure} width={width} />;
    case "line":
      return <LineDrawn figure={figure} width={width} fontSize={textSizes[room === undefined ? "paper" : "slide"]} />;
  }
}

/** A figure of a frozen report, of its own data alone, as vectors; `number`: "Figure 3. " before its caption. */
export function ReportFigureDrawn({ figure, width, room, number = "" }: FigureProps & { readonly number?: string }) {
  // No <figure>: in a file's tags it swallows the texts of a table within it.
  return (
    <div className="report-figure" data-kind={figure.kind}>
      <Drawn figure={figure} width={width} room={room} />
      <p className="report-figure-caption">{number + figure.caption}</p>
    </div>
  );
}
