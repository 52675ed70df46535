import type { ReactNode } from "react";
import { latePanel } from "../late/late-panel.tsx";
import type { LatePanelProps } from "../late/late-panel.tsx";

export interface PopoverProps extends LatePanelProps {
  /** Accessible name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  /** Pixels; what is more scrolls. Absent: as high as the window lets it be. */
  readonly maxHeight?: number;
}

const { LatePanel, arrived } = latePanel<PopoverProps>({ popup: "dialog", part: () => import("./popover-panel.tsx") });

/** A small panel next to its button; Escape and a click outside close it. */
export const Popover = LatePanel;

/** Is over when the part of every popover is there, or will not come. */
export const popoverArrived = arrived;
