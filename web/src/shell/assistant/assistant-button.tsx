import { Button, IconButton, useNarrow } from "@paygauge/ui";
import { MessageCircle } from "lucide-react";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "../../state/formats.ts";
import { assistantDocks } from "../assistant-docks.ts";
import { useIsDocked } from "./use-is-docked.ts";

/** The bubble that opens the assistant. Where something is under it, it is a button of the header, on a phone of the footer. */
export function AssistantButton({ onOpen }: { readonly onOpen: () => void }) {
  const words = useTranslations("assistant");
  const place = useRef<HTMLDivElement>(null);
  const isDocked = useIsDocked(place);
  const dock = document.querySelector(`#${useNarrow() ? assistantDocks.footer : assistantDocks.header}`);
  const isInBar = isDocked && dock !== null;
  const hasFocus = useRef(false);
  const own = {
    // A user whose focus is on the button keeps it when the button moves.
    ref: (button: HTMLButtonElement | null) => {
      if (hasFocus.current) button?.focus();
    },
    onClick: onOpen,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return (
    <>
      <div
        ref={place}
        data-floating=""
        className="pointer-events-none fixed end-4 bottom-9 z-30 size-11 sm:bottom-7.5 print:hidden"
      >
        {!isInBar && (
          <Button
            {...own}
            variant="primary"
            aria-label={words("open")}
            title={words("open")}
            className="pointer-events-auto size-11! rounded-full! p-0! shadow-1"
            icon={<MessageCircle aria-hidden size={20} strokeWidth={1.6} />}
          />
        )}
      </div>
      {isInBar &&
        createPortal(
          <IconButton
            {...own}
            size="lg"
            label={words("open")}
            icon={<MessageCircle aria-hidden size={20} strokeWidth={1.6} />}
          />,
          dock,
        )}
    </>
  );
}
