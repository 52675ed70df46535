import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { IconButton } from "../components/button/icon-button.tsx";

interface PhoneActionsProps {
  readonly isChoosing: boolean;
  /** undefined: rows cannot be selected. */
  readonly onChoose: ((isChoosing: boolean) => void) | undefined;
  /** The grid's own actions. */
  readonly children: ReactNode;
}

/** The actions of a grid on a phone, in a bar that stays at the bottom while its rows scroll. */
export function PhoneActions({ isChoosing, onChoose, children }: PhoneActionsProps) {
  const { grid } = useTexts();
  return (
    <div
      data-action-row=""
      className="sticky bottom-0 z-10 flex shrink-0 items-center gap-2 overflow-x-auto border-t border-line bg-surface px-4 py-2 [scrollbar-width:none] empty:hidden print:hidden"
    >
      {onChoose !== undefined && (
        <IconButton
          size="lg"
          variant="bordered"
          label={grid.choose}
          aria-pressed={isChoosing}
          className="aria-pressed:border-accent-line aria-pressed:bg-accent-subtle"
          icon={<ListChecks aria-hidden size={18} strokeWidth={1.6} />}
          onClick={() => onChoose(!isChoosing)}
        />
      )}
      {children}
    </div>
  );
}
