import type { ReactNode } from "react";
import type { LateOpening, LatePanelProps } from "../components/late/late-panel.tsx";
import PopoverPanel from "../components/popover/popover-panel.tsx";
import { useTexts } from "../context/ui-context.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import type { FilterEditorProps } from "./filter-editor.tsx";

export interface FilterPanelProps extends LatePanelProps, FilterEditorProps {
  /** Which filter is edited: another one starts with its own values. */
  readonly editing: string;
  /** Above the editor. */
  readonly above?: ReactNode;
}

/** The editor of one filter in a panel below its button. */
export default function FilterPanel({ editing, above, ...props }: FilterPanelProps & LateOpening) {
  const { columns, group, onApply, onCancel, ...panel } = props;
  const texts = useTexts();
  return (
    <PopoverPanel {...panel} label={texts.grid.addFilter}>
      {above}
      <FilterEditor key={editing} {...{ columns, group, onApply, onCancel }} />
    </PopoverPanel>
  );
}
