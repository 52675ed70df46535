import type { ThemeKey } from "@paygauge/api-types/themes/theme-types";
import { fernArt } from "./art/fern.ts";
import { harbourArt } from "./art/harbour.ts";
import { irisArt } from "./art/iris.ts";
import { mulberryArt } from "./art/mulberry.ts";
import { testThemeArt } from "./art/test-theme.ts";

/** Pictures that the edge draws itself: no request, no licence, in the brand's own colours. */
const draw: Readonly<Record<ThemeKey, () => string>> = {
  t1: harbourArt,
  t2: irisArt,
  t3: fernArt,
  t4: mulberryArt,
  t5: testThemeArt,
};
const drawn = new Map<ThemeKey, string>();

/** The picture behind a theme's statement, drawn when it is first seen. */
export function artOf(theme: ThemeKey): string {
  const known = drawn.get(theme) ?? draw[theme]();
  drawn.set(theme, known);
  return known;
}
