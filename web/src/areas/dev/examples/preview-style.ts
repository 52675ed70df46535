import { useEffect } from "react";
import { themeKeys, type ThemeKey } from "@paygauge/api-types/entities/identity";

export const previewModes = ["light", "dark", "print"] as const;
export type PreviewMode = (typeof previewModes)[number];

/** Theme and mode of an address; undefined where it names none. */
export function styleOfAddress(search: string): {
  readonly theme: ThemeKey | undefined;
  readonly mode: PreviewMode | undefined;
} {
  const params = new URLSearchParams(search);
  return {
    theme: themeKeys.find((key) => key === params.get("theme")),
    mode: previewModes.find((mode) => mode === params.get("mode")),
  };
}

/**
 * Draws the whole page in a theme and mode while the screen stands, menus and dialogs included, and gives the page
 * back its own. The colours of all themes are fetched for it.
 */
export function usePreviewStyle(theme: ThemeKey | undefined, mode: PreviewMode | undefined): void {
  useEffect(() => {
    if (theme === undefined && mode === undefined) return undefined;
    const { dataset } = document.documentElement;
    const before = { theme: dataset["theme"], mode: dataset["mode"] };
    const sheet = new CSSStyleSheet();
    let left = false;
    void import("@paygauge/api-types/themes/theme-css").then(({ everyThemeCss }) => {
      if (left) return;
      sheet.replaceSync(everyThemeCss());
      document.adoptedStyleSheets.push(sheet);
      if (theme !== undefined) dataset["theme"] = theme;
      if (mode !== undefined) dataset["mode"] = mode;
      dataset["previewReady"] = "true";
    });
    return () => {
      left = true;
      delete dataset["previewReady"];
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      if (before.theme !== undefined) dataset["theme"] = before.theme;
      if (before.mode !== undefined) dataset["mode"] = before.mode;
    };
  }, [theme, mode]);
}
