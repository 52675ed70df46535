import type { ComponentType, ReactNode } from "react";
import type { PanelPlace, PanelState } from "./panels.ts";

export interface LayoutStageProps {
  /** The page that the frame is drawn for. */
  readonly path: string;
  readonly place: PanelPlace;
  readonly state: PanelState;
  /** The panel was moved by its own button. */
  readonly onState: (state: PanelState) => void;
  readonly children: ReactNode;
}
type LoadStage = () => Promise<{ readonly default: ComponentType<LayoutStageProps> }>;

/** Loads the shell's frames for the page that shows them: areas don't import the shell, so the shell sets it. */
export const layoutStage: { load: LoadStage | undefined } = { load: undefined };
