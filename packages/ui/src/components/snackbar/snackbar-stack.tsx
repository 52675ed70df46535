import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { FocusEvent } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { CopyButton } from "../states/copy-button.tsx";
import { cutMessage, successShownFor } from "./snackbar-queue.ts";
import type { Snack } from "./snackbar-queue.ts";

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const;
const tones = {
  success: "border-success-line bg-success-bg [&>svg]:text-success",
  error: "border-danger-line bg-danger-bg [&>svg]:text-danger",
  info: "border-info-line bg-info-bg [&>svg]:text-info",
  warning: "border-warning-line bg-warning-bg [&>svg]:text-warning",
} as const;

export interface SnackbarStackProps {
  readonly snacks: readonly Snack[];
  readonly onClose: (id: string) => void;
}

/** The messages at the bottom left, newest last; keep the queue with `withSnack`. */
export function SnackbarStack({ snacks, onClose }: SnackbarStackProps) {
  const texts = useTexts();
  const { onFocus, close } = useFocusAfterClose(onClose);
  return (
    // The focus is only watched: what can be pressed are the messages' own buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={texts.notifications}
      data-messages
      // A dialog hides what lies outside it from assistive technology, but nothing that is named live. Each message is
      // announced by its own role.
      aria-live="off"
      onFocus={onFocus}
      // Reversed, so that what is higher than the window begins with its end: the newest message.
      className="pointer-events-none fixed bottom-0 start-0 z-60 flex max-h-dvh max-w-[min(844px,100vw)] flex-col-reverse overflow-y-auto p-3 print:hidden"
    >
      <div className="flex flex-col items-start gap-2">
        {snacks.map((snack) => (
          <Snackbar key={snack.id} snack={snack} onClose={() => close(snack.id)} />
        ))}
      </div>
    </section>
  );
}

/** A message that is closed from within gives the focus to the next one, and the last one back to where it came from. */
function useFocusAfterClose(onClose: SnackbarStackProps["onClose"]) {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  const [from, setFrom] = useState<HTMLElement | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setStack(currentTarget);
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) setFrom(relatedTarget);
    },
    close: (id: string) => {
      const buttons = [...(stack?.querySelectorAll<HTMLElement>("[data-close]") ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      // A message that leaves by itself takes no focus along.
      if (at >= 0) (buttons[at + 1] ?? buttons[at - 1] ?? from)?.focus();
      onClose(id);
    },
  };
}

/** One message; a success leaves after five seconds unless the pointer or the focus rests on it. */
export function Snackbar({ snack, onClose }: { readonly snack: Snack; readonly onClose: () => void }) {
  const texts = useTexts();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(false);
  useLeaving(snack.tone !== "error" && !pointed && !focused && !open, onClose, snack.action === undefined ? 1 : 2);
  const Icon = icons[snack.tone];
  const details = snack.details ?? [];
  return (
    <div
      role={snack.tone === "error" ? "alert" : "status"}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto flex max-w-full min-w-[min(16rem,100%)] items-start gap-2.5 rounded-card border py-2 pe-2 ps-3 text-data text-text shadow-1 ${tones[snack.tone]}`}
    >
      <Icon aria-hidden size={16} strokeWidth={1.6} className="mt-1 shrink-0" />
      <div className="min-w-0 grow py-0.5">
        <p className="wrap-anywhere">{cutMessage(snack.message)}</p>
        {snack.action !== undefined && (
          <button
            type="button"
            onClick={() => {
              snack.action?.onSelect();
              onClose();
            }}
            className="min-h-6 rounded-chip font-medium underline underline-offset-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {snack.action.label}
          </button>
        )}
        {details.length > 0 && (
          <div className="mt-1">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="min-h-6 rounded-chip font-medium underline underline-offset-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              {open ? texts.hideDetails : texts.showDetails}
            </button>
            {open && (
              <>
                <ul className="my-1 max-h-60 overflow-auto rounded-control bg-surface p-2 font-mono text-mono wrap-anywhere">
                  {details.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <CopyButton text={details.join("\n")} />
              </>
            )}
          </div>
        )}
      </div>
      <IconButton
        size="sm"
        label={texts.close}
        data-close
        onClick={onClose}
        icon={<X aria-hidden size={14} strokeWidth={1.6} />}
      />
    </div>
  );
}

function useLeaving(counting: boolean, onClose: () => void, times: number) {
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setTimeout(onClose, successShownFor * times);
    return () => clearTimeout(timer);
    // A new function on each render must not start the five seconds again.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [counting]);
}
