import { CircleAlert, Lock, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { Button } from "../button/button.tsx";
import { DetailLines } from "./detail-lines.tsx";

interface StateFrameProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

function StateFrame({ icon, title, children, actions }: StateFrameProps) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center gap-2 px-4 py-10 text-center">
      {icon}
      <p className="text-section font-semibold text-text">{title}</p>
      {children !== undefined && <div className="text-body text-balance text-text-2">{children}</div>}
      {actions !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  /** What belongs here and how it is made. */
  readonly children?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
}

/** Nothing here yet, or nothing for these filters: what it is, and one thing to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateFrame title={title} {...(action === undefined ? {} : { actions: action })}>
      {children}
    </StateFrame>
  );
}

export interface ErrorStateProps {
  readonly title?: string;
  /** One sentence that says what to do. */
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Lines for support, folded at first. */
  readonly details?: readonly string[];
  readonly correlationId?: string;
}

/** Something could not be loaded: try again, details and the id that support asks for. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  details = [],
  correlationId,
}: ErrorStateProps) {
  const texts = useTexts();
  const lines =
    correlationId === undefined ? details : [...details, texts.labelled(texts.correlationId, correlationId)];
  return (
    <div role="alert">
      <StateFrame
        icon={<CircleAlert aria-hidden size={24} strokeWidth={1.6} className="text-danger" />}
        title={title ?? texts.errorTitle}
        actions={
          onRetry !== undefined && (
            <Button onClick={onRetry} pending={retrying} icon={<RotateCw aria-hidden size={16} strokeWidth={1.6} />}>
              {texts.retry}
            </Button>
          )
        }
      >
        <p>{message}</p>
        <DetailLines lines={lines} centred />
      </StateFrame>
    </div>
  );
}

export interface NoPermissionProps {
  /** Named for staff only; leave out for issuers and clients. */
  readonly permission?: string;
  readonly action?: ReactNode;
}

/** The user may not see this; staff see which permission is missing. */
export function NoPermission({ permission, action }: NoPermissionProps) {
  const texts = useTexts();
  return (
    <StateFrame
      icon={<Lock aria-hidden size={24} strokeWidth={1.6} className="text-text-3" />}
      title={texts.noPermissionTitle}
      {...(action === undefined ? {} : { actions: action })}
    >
      {permission !== undefined && <p>{texts.missingPermission(permission)}</p>}
      <p>{texts.noPermissionText}</p>
    </StateFrame>
  );
}
