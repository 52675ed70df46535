import type { ReactNode } from "react";
import { linkStyle } from "./text-link.tsx";

export interface RecordButtonProps {
  /** Accessible name where the words alone do not tell; it holds them. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The name of a record that opens next to the list: it looks as the link of a record does, on one line. */
export function RecordButton({ label, onClick, children }: RecordButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={linkStyle({ variant: "entity", truncate: true, className: "[text-align:inherit]" })}
    >
      <span className="block truncate">{children}</span>
    </button>
  );
}
