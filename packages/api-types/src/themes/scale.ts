/**
 * Sizes shared by every theme. Space and radius in CSS pixels, type as
 * [size, line height, weight], motion in milliseconds.
 */
export const space = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 56, 72] as const;

export const radius = { mark: 1, chip: 3, control: 4, card: 6, dialog: 10 } as const;

export const typeRoles = {
  display: [34, 40, 600],
  title: [20, 28, 600],
  section: [16, 24, 600],
  body: [14, 20, 400],
  data: [13, 18, 400],
  label: [12, 16, 500],
  micro: [11, 14, 500],
  figure: [26, 34, 500],
  mono: [12, 18, 400],
} as const;

export const motion = { press: 90, popover: 140, panel: 200, dialog: 260 } as const;
export const easing = "cubic-bezier(.2,0,0,1)";

export const breakpoints = { xs: 360, sm: 640, md: 960, lg: 1280, xl: 1600 } as const;

/** Fixed heights and widths of the shell, in pixels. */
export const shell = {
  "env-bar": 22,
  "notice-bar": 36,
  header: 52,
  rail: 240,
  "rail-collapsed": 64,
  "page-header": 64,
  tabs: 40,
  "filter-bar": 56,
  "grid-foot": 38,
  footer: 30,
} as const;

export const fontFamilies = {
  sans: '"IBM Plex Sans Variable","IBM Plex Sans","Plex Fallback",Arial,sans-serif',
  serif: '"Source Serif 4 Variable","Source Serif 4",Georgia,serif',
  mono: '"IBM Plex Mono",ui-monospace,Consolas,monospace',
} as const;

const shadows = {
  light: ["0 1px 2px #0000000f,0 4px 12px #00000014", "0 8px 32px #0000002e"],
  dark: ["0 1px 2px #00000080,0 4px 12px #00000080", "0 8px 32px #00000080"],
  print: ["none", "none"],
} as const;

/** Elevation 1 (popover) and 2 (dialog) of a mode; hairlines carry level 0. */
export function shadowsOf(mode: keyof typeof shadows): readonly [string, string] {
  return shadows[mode];
}
