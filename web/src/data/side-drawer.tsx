import { IconButton, useTexts } from "@paygauge/ui";
import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

interface SideDrawerProps {
  readonly id?: string;
  readonly title: string;
  /** Next to the title. */
  readonly facts?: ReactNode;
  /** Under the title. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** Height of the drawer: it stays in sight while the page scrolls. */
  readonly heightClass: string;
  readonly onClose: () => void;
  /** Keys of the drawer; true: the key was used. */
  readonly onKey?: (drawer: HTMLElement | null, event: KeyboardEvent) => boolean;
}

/**
 * A drawer that is part of the page, not a dialog: its place pushes the page aside from 1,280 px on and covers its end
 * below. Escape closes it, and the focus returns to the control that opened it.
 */
export function SideDrawer(props: SideDrawerProps) {
  const { id, title, facts, description, actions, footer, children, heightClass, onClose, onKey } = props;
  const { close } = useTexts();
  const drawer = useRef<HTMLElement>(null);
  useFocusOfDrawer(drawer);
  useEffect(() => {
    const { current } = drawer;
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
      else if (onKey?.(current, event) !== true) return;
      event.preventDefault();
    };
    current?.addEventListener("keydown", hear);
    return () => current?.removeEventListener("keydown", hear);
  });
  return (
    <aside
      ref={drawer}
      id={id}
      tabIndex={-1}
      aria-label={title}
      className={`sticky top-0 flex flex-col border-line bg-surface outline-none [--ground:var(--surface)] max-lg:shadow-lg sm:border-s ${heightClass}`}
    >
      <header className="border-b border-line px-4 py-2.5">
        <div className="flex items-center gap-2">
          <h2 className="text-section font-semibold">{title}</h2>
          {facts !== undefined && <span className="text-label text-text-2">{facts}</span>}
          <span className="ms-auto flex items-center gap-2">
            {actions}
            <IconButton
              size="sm"
              label={close}
              icon={<X aria-hidden size={16} strokeWidth={1.6} />}
              onClick={onClose}
            />
          </span>
        </div>
        {description !== undefined && <div className="text-label text-text-2">{description}</div>}
      </header>
      <div className="flex min-h-0 grow flex-col gap-4 overflow-auto px-4 py-3">{children}</div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">{footer}</footer>
    </aside>
  );
}

/** Gives the drawer the focus while it is open, and then the control that had it before. */
function useFocusOfDrawer(drawer: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const opener = document.activeElement;
    drawer.current?.focus({ preventScroll: true });
    return () => {
      // Unless closing moved the focus elsewhere already.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [drawer]);
}
