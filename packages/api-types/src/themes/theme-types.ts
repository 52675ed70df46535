import type { ColourToken } from "./colour-tokens.ts";

/** The five themes an issuer can choose (docs/specification.md section 9). */
export const themeKeys = ["t1", "t2", "t3", "t4", "t5"] as const;
export type ThemeKey = (typeof themeKeys)[number];

/** What a user chooses; "system" follows the operating system. */
const modePreferences = ["light", "dark", "system"] as const;
type ModePreference = (typeof modePreferences)[number];

/** Modes with their own chart colours; print uses the light ones. */
export type ScreenMode = "light" | "dark";
/** Modes with their own token values. */
export type ThemeMode = ScreenMode | "print";

/** Colours as `#rrggbb`. */
type ThemeTokens = Record<ColourToken, string>;
export type Ramp = readonly [string, string, string, string, string, string, string];

export interface Theme {
  readonly key: ThemeKey;
  readonly name: string;
  readonly modes: Record<ThemeMode, ThemeTokens>;
  /** Sequential scale of the brand's hue, weakest first. */
  readonly ramp: Record<ScreenMode, Ramp>;
}

interface BandPair {
  readonly background: string;
  readonly text: string;
}

export interface ChartColours {
  /** Use in this order, six or fewer where possible. */
  readonly categories: readonly string[];
  readonly bands: { readonly high: string; readonly medium: string; readonly low: string };
  readonly bandText: {
    readonly high: BandPair;
    readonly medium: BandPair;
    readonly low: BandPair;
    readonly none: BandPair;
  };
  readonly diverging: Ramp;
}

/** True for "t1" … "t5"; use it on values read from an issuer, a cookie or a query. */
export function isThemeKey(value: unknown): value is ThemeKey {
  return themeKeys.some((key) => key === value);
}

/** True for "light", "dark" and "system". */
export function isModePreference(value: unknown): value is ModePreference {
  return modePreferences.some((mode) => mode === value);
}
