import { chartColours } from "./chart-colours.ts";
import { colourTokens } from "./colour-tokens.ts";
import { easing, fontFamilies, motion, radius, shadowsOf, shell, space, typeRoles } from "./scale.ts";
import { themeTable } from "./theme-table.ts";
import { themeKeys } from "./theme-types.ts";
import type { ThemeKey, ThemeMode } from "./theme-types.ts";

/** Custom property by name ("--surface") with its value, for one theme in one mode. */
export function themeVariables(key: ThemeKey, mode: ThemeMode): Record<string, string> {
  const theme = themeTable[key];
  const chartMode = mode === "dark" ? "dark" : "light";
  const charts = chartColours[chartMode];
  const variables: Record<string, string> = {};
  for (const token of colourTokens) variables[`--${token}`] = theme.modes[mode][token];
  charts.categories.forEach((colour, index) => (variables[`--chart-${index + 1}`] = colour));
  theme.ramp[chartMode].forEach((colour, index) => (variables[`--ramp-${index + 1}`] = colour));
  charts.diverging.forEach((colour, index) => (variables[`--diverging-${index + 1}`] = colour));
  for (const [band, colour] of Object.entries(charts.bands)) variables[`--band-${band}`] = colour;
  variables["--band-none"] = theme.modes[mode].control;
  for (const [band, pair] of Object.entries(charts.bandText)) {
    variables[`--band-${band}-bg`] = pair.background;
    variables[`--band-${band}-text`] = pair.text;
  }
  const [popover, dialog] = shadowsOf(mode);
  variables["--shadow-popover"] = popover;
  variables["--shadow-dialog"] = dialog;
  return variables;
}

function block(selector: string, key: ThemeKey, mode: ThemeMode): string {
  const scheme = mode === "dark" ? "dark" : "light";
  const lines = Object.entries(themeVariables(key, mode)).map(([name, value]) => `${name}:${value}`);
  return `${selector}{color-scheme:${scheme};${lines.join(";")}}`;
}

/**
 * CSS rules of one theme in one mode, for `<html data-theme="t1" data-mode="light">`.
 * "system" follows the operating system; "print" holds on paper whatever the mode on
 * screen, and on screen where `data-mode="print"`. Also valid on an inner element.
 */
export function themeCss(key: ThemeKey, mode: ThemeMode | "system"): string {
  const at = (name: string) => `[data-theme="${key}"][data-mode="${name}"]`;
  if (mode === "system") {
    const dark = block(at("system"), key, "dark");
    return `${block(at("system"), key, "light")}@media (prefers-color-scheme:dark){${dark}}`;
  }
  if (mode === "print") {
    const paper = block(`[data-theme="${key}"][data-mode]`, key, "print");
    return `${block(at("print"), key, "print")}@media print{${paper}}`;
  }
  return block(at(mode), key, mode);
}

/** Every mode of one theme: what a page needs whose reader may change the mode. */
export function wholeThemeCss(key: ThemeKey): string {
  return (["light", "dark", "system", "print"] as const).map((mode) => themeCss(key, mode)).join("");
}

/**
 * The print variant of every theme: what is frozen keeps the theme of its time, whichever domain it is read on.
 */
export function everyPrintCss(): string {
  return themeKeys.map((key) => block(`[data-theme="${key}"][data-mode="print"]`, key, "print")).join("");
}

/** All five themes in all modes, for the theme chooser and the component gallery. */
export function everyThemeCss(): string {
  return themeKeys.map(wholeThemeCss).join("");
}

/** Space, radius, type, motion and shell sizes as custom properties on `:root`. */
export function scaleCss(): string {
  const rows: string[] = [];
  for (const step of space) rows.push(`--space-${step}:${step}px`);
  for (const [name, size] of Object.entries(radius)) rows.push(`--radius-${name}:${size}px`);
  for (const [role, [size, line, weight]] of Object.entries(typeRoles)) {
    rows.push(`--type-${role}:${weight} ${size}px/${line}px var(--font-${familyOf(role)})`);
  }
  for (const [name, ms] of Object.entries(motion)) rows.push(`--motion-${name}:${ms}ms`);
  rows.push(`--ease:${easing}`);
  for (const [name, size] of Object.entries(shell)) rows.push(`--shell-${name}:${size}px`);
  for (const [name, family] of Object.entries(fontFamilies)) rows.push(`--font-${name}:${family}`);
  const still = Object.keys(motion).map((name) => `--motion-${name}:0ms`);
  return `:root{${rows.join(";")}}@media (prefers-reduced-motion:reduce){:root{${still.join(";")}}}`;
}

function familyOf(role: string): string {
  if (role === "display") return "serif";
  return role === "mono" ? "mono" : "sans";
}
