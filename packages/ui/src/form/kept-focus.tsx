import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { focusField } from "./focus-field.ts";

/**
 * Around a form that is made again when what it shows was saved: the field that had the focus has it in the new form,
 * and where it was the button that sends, the new one.
 */
export function KeptFocus({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  // After every drawing, since any may bring the new form.
  useEffect(() => {
    const { current: held } = last;
    if (held === null || held.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const field = held.closest<HTMLElement>("[data-field]")?.dataset["field"];
    if (field !== undefined) focusField(room.current, field);
    else room.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  });
  return (
    // The focus is only watched.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={room}
      className="min-w-0"
      onFocus={({ target }) => {
        last.current = target;
      }}
      onBlur={({ target }) => {
        if (target.isConnected && !target.matches(":disabled")) last.current = null;
      }}
    >
      {children}
    </div>
  );
}
