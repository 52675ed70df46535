import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { Paper } from "../../../printable/page-rules.ts";
import type { PanelPlace, PanelState } from "../../../state/panels.ts";

/** A frame of the product around a page, with a state of its panel. */
interface FrameLayout {
  readonly frame: "standard" | "job" | "fullscreen";
  readonly place: PanelPlace;
  readonly state: PanelState;
}
/** A printable document on its paper; slides have no other size. */
interface PrintableLayout {
  readonly reportType: AnalysisReportType;
  readonly paper: Paper | null;
}

/** Every frame with every state that its panel knows, by the word of its address. */
export const frameLayouts = {
  "standard-pinned": { frame: "standard", place: "desktop", state: "pinned" },
  "standard-collapsed": { frame: "standard", place: "desktop", state: "collapsed" },
  "standard-mobile-closed": { frame: "standard", place: "mobile", state: "closed" },
  "standard-mobile-open": { frame: "standard", place: "mobile", state: "open" },
  "job-pinned": { frame: "job", place: "desktop", state: "pinned" },
  "job-collapsed": { frame: "job", place: "desktop", state: "collapsed" },
  "job-mobile-closed": { frame: "job", place: "mobile", state: "closed" },
  "job-mobile-open": { frame: "job", place: "mobile", state: "open" },
  "fullscreen-collapsed": { frame: "fullscreen", place: "fullscreen", state: "collapsed" },
  "fullscreen-open": { frame: "fullscreen", place: "fullscreen", state: "open" },
} as const satisfies Record<string, FrameLayout>;
export type FrameLayoutId = keyof typeof frameLayouts;

/** Every printable document, and each paper of those that have one. */
export const printableLayouts = {
  "insights-a4": { reportType: "insights", paper: "A4" },
  "insights-letter": { reportType: "insights", paper: "letter" },
  presentation: { reportType: "presentation", paper: null },
  "use-cases-a4": { reportType: "use-cases", paper: "A4" },
  "use-cases-letter": { reportType: "use-cases", paper: "letter" },
  "business-case-a4": { reportType: "business-case", paper: "A4" },
  "business-case-letter": { reportType: "business-case", paper: "letter" },
} as const satisfies Record<string, PrintableLayout>;
export type PrintableLayoutId = keyof typeof printableLayouts;

export const isFrameLayout = (id: string): id is FrameLayoutId => Object.hasOwn(frameLayouts, id);
export const isPrintableLayout = (id: string): id is PrintableLayoutId => Object.hasOwn(printableLayouts, id);

/** The layout of a frame with another state of its panel. */
export function frameLayoutWith(id: FrameLayoutId, state: PanelState): FrameLayoutId {
  const { frame, place } = frameLayouts[id];
  const ids = Object.keys(frameLayouts).filter(isFrameLayout);
  return (
    ids.find((each) => {
      const layout = frameLayouts[each];
      return layout.frame === frame && layout.place === place && layout.state === state;
    }) ?? id
  );
}
