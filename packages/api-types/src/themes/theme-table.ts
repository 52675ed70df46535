import { fern } from "./fern.ts";
import { harbour } from "./harbour.ts";
import { iris } from "./iris.ts";
import { mulberry } from "./mulberry.ts";
import { ochre } from "./ochre.ts";
import type { Theme, ThemeKey } from "./theme-types.ts";

/** Theme 1 to Theme 5 by key. Theme 5 is ochre so that no one takes it for production. */
export const themeTable: Record<ThemeKey, Theme> = {
  t1: harbour,
  t2: iris,
  t3: fern,
  t4: mulberry,
  t5: ochre,
};

/** The name as the specification and the issuer form show it: "Theme 1" … "Theme 5". */
export function themeLabel(key: ThemeKey): string {
  return `Theme ${key.slice(1)}`;
}
