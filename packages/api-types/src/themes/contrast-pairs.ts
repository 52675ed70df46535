import type { ColourToken } from "./colour-tokens.ts";
import type { ThemeMode } from "./theme-types.ts";

/** Foreground, background and the least ratio WCAG AA (or our stricter bar) asks for. */
interface ContrastPair {
  readonly text: ColourToken;
  readonly on: ColourToken;
  readonly atLeast: number;
  /** Modes the pair occurs in; a printed page has no navigation rail. */
  readonly modes: readonly ThemeMode[];
}

const every: readonly ThemeMode[] = ["light", "dark", "print"];
const screens: readonly ThemeMode[] = ["light", "dark"];
const grounds = ["canvas", "surface", "raised", "sunken", "hover", "selected"] as const;
const meanings = ["info", "success", "warning", "danger"] as const;

const pair = (text: ColourToken, on: ColourToken, atLeast: number, modes = every): ContrastPair => ({
  text,
  on,
  atLeast,
  modes,
});

/** Every pair of colours that meet on a screen or a page. */
export const contrastPairs: readonly ContrastPair[] = [
  pair("nav-text", "nav", 4.5, screens),
  pair("nav-text", "nav-active", 4.5, screens),
  pair("nav-text-2", "nav", 4.5, screens),
  pair("nav-text-2", "nav-hover", 4.5, screens),
  pair("nav-mark", "nav-active", 3, screens),
  ...grounds.flatMap((ground) => [
    pair("text", ground, 7),
    pair("text-2", ground, 7),
    pair("text-3", ground, 4.5),
    pair("accent-text", ground, 4.5),
    pair("focus", ground, 3),
    ...meanings.map((meaning) => pair(meaning, ground, 4.5)),
  ]),
  ...(["canvas", "surface", "raised", "sunken"] as const).map((ground) => pair("control", ground, 3)),
  ...meanings.flatMap((meaning) => [pair(meaning, `${meaning}-bg`, 4.5), pair("on-accent", `${meaning}-solid`, 4.5)]),
  pair("on-accent", "accent", 4.5),
  pair("on-accent", "accent-hover", 4.5),
  pair("on-accent", "accent-active", 4.5),
  pair("accent", "canvas", 3),
  pair("accent", "surface", 3),
  pair("accent-text", "accent-subtle", 4.5),
];
