import { atom, useAtom, useAtomValue } from "jotai";
import { themeKeys, type Boot, type ThemeKey } from "@paygauge/api-types/entities/identity";
import { postToEdge } from "../data/session.ts";
import { bootAtom } from "./boot.ts";
import { store } from "./store.ts";

type ColourMode = Boot["colourMode"];
export const colourModes = ["light", "dark", "system"] as const satisfies readonly ColourMode[];

const chosenMode = atom<ColourMode | null>(null);
const modeAtom = atom(
  (get): ColourMode => get(chosenMode) ?? get(bootAtom)?.colourMode ?? "system",
  (_get, set, mode: ColourMode) => set(chosenMode, mode),
);

const themeStorage = "paygauge.theme";
function storedTheme(): ThemeKey | null {
  const word = sessionStorage.getItem(themeStorage);
  return themeKeys.find((key) => key === word) ?? null;
}
const chosenTheme = atom<ThemeKey | null>(storedTheme());
/** Theme 1 to 5 as it is drawn: the brand's, or what the user switched to for this session. */
const themeAtom = atom((get): ThemeKey => get(chosenTheme) ?? get(bootAtom)?.brand.theme ?? "t1");

let sheet: CSSStyleSheet | null = null;
/** Theme whose colours the page has; it arrives with its brand's. */
let drawn = document.documentElement.dataset["theme"];

/** Colours of another theme are fetched when a user asks for them; every mode of the drawn one is there. */
async function draw(theme: ThemeKey, mode: ColourMode): Promise<void> {
  if (drawn !== theme) {
    const { wholeThemeCss } = await import("@paygauge/api-types/themes/theme-css");
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(wholeThemeCss(theme));
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    drawn = theme;
  }
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["mode"] = mode;
}

/**
 * Draws a session's switched theme again after a reload, for anyone who may still switch; a brand's own is never
 * changed.
 */
export function restoreTheme(boot: Boot): void {
  const theme = storedTheme();
  if (!boot.me.permissions.includes("Toolbar_Theme_Switcher_VIEW")) {
    sessionStorage.removeItem(themeStorage);
    store.set(chosenTheme, null);
  } else if (theme !== null && theme !== boot.brand.theme) void draw(theme, boot.colourMode);
}

/** Light, dark or as the device; kept by the edge in a cookie, so that the next page has it from its first paint. */
export function useColourMode(): readonly [ColourMode, (mode: ColourMode) => void] {
  const [mode, setMode] = useAtom(modeAtom);
  const theme = useAtomValue(themeAtom);
  const choose = (next: ColourMode) => {
    setMode(next);
    void draw(theme, next);
    void postToEdge("/auth/preferences", { mode: next }).catch(() => undefined);
  };
  return [mode, choose];
}

/** Theme 1 to 5, for this session only (docs/access.md section 2). */
export function useThemeSwitch(): readonly [ThemeKey, (theme: ThemeKey) => void] {
  const [, setTheme] = useAtom(chosenTheme);
  const theme = useAtomValue(themeAtom);
  const mode = useAtomValue(modeAtom);
  const choose = (next: ThemeKey) => {
    sessionStorage.setItem(themeStorage, next);
    setTheme(next);
    void draw(next, mode);
  };
  return [theme, choose];
}
