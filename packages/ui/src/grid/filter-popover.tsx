import { latePanel } from "../components/late/late-panel.tsx";
import type { FilterPanelProps } from "./filter-panel.tsx";

const { LatePanel } = latePanel<FilterPanelProps>({ popup: "dialog", part: () => import("./filter-panel.tsx") });

/** The editor of one filter under its button; neither the panel nor the editor is loaded until the first use. */
export const FilterPopover = LatePanel;
