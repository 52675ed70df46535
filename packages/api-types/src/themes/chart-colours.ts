import type { ChartColours, ScreenMode } from "./theme-types.ts";

/**
 * Chart colours shared by every theme. Categorical marks keep at least 3:1 on each
 * surface and 14 CIEDE2000 between any two, also for colour-blind readers; bands are
 * monotone in lightness so that a grey print keeps their order.
 */
export const chartColours: Record<ScreenMode, ChartColours> = {
  light: {
    categories: ["#4a95d1", "#de6f00", "#107b53", "#580c7d", "#584f00", "#67519d", "#850020", "#004942"],
    bands: { high: "#00585c", medium: "#9c6900", low: "#de6674" },
    bandText: {
      high: { background: "#daf7f8", text: "#0a757a" },
      medium: { background: "#fceedb", text: "#8f5f02" },
      low: { background: "#ffeaeb", text: "#b44051" },
      none: { background: "#f1eff0", text: "#686868" },
    },
    diverging: ["#194f81", "#3c7aab", "#7cabcc", "#dad7cf", "#d59d70", "#be6438", "#933428"],
  },
  dark: {
    categories: ["#afdaff", "#bd4d00", "#008850", "#9b59bb", "#f8d062", "#998efe", "#ff8d85", "#54afac"],
    bands: { high: "#6ee8e1", medium: "#d49c3a", low: "#c95368" },
    bandText: {
      high: { background: "#053133", text: "#4ba4a9" },
      medium: { background: "#37270e", text: "#be8c41" },
      low: { background: "#3d2023", text: "#e76e7c" },
      none: { background: "#2c292a", text: "#959595" },
    },
    diverging: ["#79c0f1", "#4d92ca", "#386189", "#3a3832", "#8c5331", "#ca723c", "#eca760"],
  },
};
