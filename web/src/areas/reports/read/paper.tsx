import type { CSSProperties, ReactNode } from "react";
import { themeVariables } from "@paygauge/api-types/themes/theme-css";
import type { ThemeKey } from "@paygauge/api-types/themes/theme-types";
import "@fontsource-variable/source-serif-4/wght.css";
import "../../../report-drawing/report-drawing.css";
import "../../../report-drawing/report-slide.css";
import "../../../printable/paper.css";
import "./paper.css";

/** What a report is drawn on: the print variant of its brand, always light, whatever the reader chose for the screen. */
export function Paper({ theme, children }: { readonly theme: ThemeKey; readonly children: ReactNode }) {
  const variables: CSSProperties = { colorScheme: "light", ...themeVariables(theme, "print") };
  return (
    <div data-theme={theme} data-mode="print" style={variables} className="bg-surface text-text">
      {children}
    </div>
  );
}
