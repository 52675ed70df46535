import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { IconButton } from "../button/icon-button.tsx";

const style = cva(
  "flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-5 py-1 text-data max-lg:px-4 max-sm:py-1.5 print:hidden",
  {
    variants: {
      tone: {
        info: "border-info-line bg-info-bg text-text",
        success: "border-success-line bg-success-bg text-text",
        warning: "border-warning-line bg-warning-bg text-text",
        danger: "border-danger-line bg-danger-bg text-text",
      },
    },
  },
);

export interface NotificationBarProps {
  readonly tone: "info" | "success" | "warning" | "danger";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
}

/** A notice about the whole page or system: read-only mode, a lock, a release. */
export function NotificationBar({ tone, icon, children, actions, onClose }: NotificationBarProps) {
  const texts = useTexts();
  return (
    <div role={tone === "danger" ? "alert" : "status"} className={style({ tone })}>
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        {icon !== undefined && <span className="inline-flex shrink-0">{icon}</span>}
        <div className="min-w-0">{children}</div>
      </div>
      {/* On a narrow screen the actions are together under the words. */}
      <div className={`flex flex-wrap gap-2 empty:hidden ${icon === undefined ? "" : "max-sm:ps-7"}`}>{actions}</div>
      {onClose !== undefined && (
        <IconButton
          size="sm"
          label={texts.close}
          onClick={onClose}
          icon={<X aria-hidden size={14} strokeWidth={1.6} />}
        />
      )}
    </div>
  );
}
