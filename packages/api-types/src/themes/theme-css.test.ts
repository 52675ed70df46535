import { describe, expect, test } from "vitest";
import { colourTokens } from "./colour-tokens.ts";
import { everyThemeCss, scaleCss, themeCss, themeVariables } from "./theme-css.ts";
import { themeLabel, themeTable } from "./theme-table.ts";
import { isModePreference, isThemeKey, themeKeys } from "./theme-types.ts";

describe("theme css", () => {
  test("a mode carries every token of its theme under data-theme and data-mode", () => {
    const css = themeCss("t2", "dark");
    expect(css.startsWith('[data-theme="t2"][data-mode="dark"]{color-scheme:dark;')).toBe(true);
    for (const token of colourTokens) expect(css).toContain(`--${token}:${themeTable.t2.modes.dark[token]}`);
  });

  test("system is light until the operating system asks for dark", () => {
    const [light = "", dark = ""] = themeCss("t1", "system").split("@media (prefers-color-scheme:dark)");
    expect(light).toContain(`--canvas:${themeTable.t1.modes.light.canvas}`);
    expect(dark).toContain(`--canvas:${themeTable.t1.modes.dark.canvas}`);
  });

  test("paper always takes the print values", () => {
    expect(themeCss("t4", "print")).toContain('@media print{[data-theme="t4"][data-mode]{color-scheme:light;');
  });

  test("all themes name the same variables, so that a screen can switch", () => {
    const names = Object.keys(themeVariables("t1", "light"));
    for (const key of themeKeys) {
      for (const mode of ["light", "dark", "print"] as const) {
        expect(Object.keys(themeVariables(key, mode))).toEqual(names);
        expect(Object.values(themeVariables(key, mode)).filter((value) => value.includes("undefined"))).toEqual([]);
      }
    }
  });

  test("braces balance, and the scale falls still on reduced motion", () => {
    const css = everyThemeCss() + scaleCss();
    expect(css.split("{").length).toBe(css.split("}").length);
    expect(scaleCss()).toContain("prefers-reduced-motion:reduce){:root{--motion-press:0ms");
  });

  test("keys and modes are guarded and labelled as the specification names them", () => {
    expect(themeKeys.map(themeLabel)).toEqual(["Theme 1", "Theme 2", "Theme 3", "Theme 4", "Theme 5"]);
    expect([isThemeKey("t5"), isThemeKey("t6"), isModePreference("system"), isModePreference("print")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
