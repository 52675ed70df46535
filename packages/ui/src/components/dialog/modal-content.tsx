import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { IconButton } from "../button/icon-button.tsx";
import type { ModalFrameProps } from "./modal-props.ts";

const grounds = {
  raised: "border-line-2 bg-raised text-text",
  nav: "border-nav-active bg-nav text-nav-text",
} as const;

/** Ground, title, body and footer that dialogs and drawers share. */
export default function ModalContent(props: ModalFrameProps) {
  const { open, onOpenChange, description, children, footer, submitting = false, placeClass, tone = "raised" } = props;
  const cameFrom = useRef<Element | null>(null);
  const hold = (event: Event) => {
    // Who reads or closes a message has not answered the dialog below it.
    const isMessage = event.target instanceof Element && event.target.closest("[data-messages]") !== null;
    if (submitting || isMessage) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (submitting && !next ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-nav/55" />
        <Radix.Content
          role={props.role ?? "dialog"}
          data-modal
          aria-busy={submitting || undefined}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onOpenAutoFocus={(event) => {
            cameFrom.current = document.activeElement;
            focusFirst(event);
          }}
          onCloseAutoFocus={(event) => {
            if (props.focusAfter?.() === true) {
              event.preventDefault();
              return;
            }
            // Without a trigger of its own it would leave the focus nowhere.
            const { current } = cameFrom;
            if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
            event.preventDefault();
            current.focus();
          }}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          className={`fixed z-50 flex flex-col border shadow-2 outline-none ${grounds[tone]} ${placeClass}`}
        >
          <Head {...props} />
          <div className="min-h-0 grow overflow-auto px-5 py-2">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({ title, description, tone, submitting = false, onOpenChange }: ModalFrameProps) {
  const texts = useTexts();
  return (
    <header className="flex items-start gap-3 px-5 pt-4 pb-2">
      <div className="grow">
        <Radix.Title className="text-section font-semibold">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description asChild>
            <div className="mt-1 text-body text-text-2">{description}</div>
          </Radix.Description>
        )}
      </div>
      <IconButton
        label={texts.close}
        variant={tone === "nav" ? "nav" : "quiet"}
        disabled={submitting}
        onClick={() => onOpenChange(false)}
        icon={<X aria-hidden size={16} strokeWidth={1.6} />}
      />
    </header>
  );
}

/** The first field or the safe answer, not the cross: its tooltip would take the first Escape. */
function focusFirst(event: Event) {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  (content.querySelector<HTMLElement>("[data-first-focus], input, select, textarea") ?? content).focus();
}
