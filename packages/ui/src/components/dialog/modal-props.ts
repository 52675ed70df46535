import type { ReactNode } from "react";

export interface ModalFrameProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Work is in progress: neither Escape, nor a click outside, nor the cross closes it. */
  readonly submitting?: boolean;
  readonly placeClass: string;
  /** "nav" is the dark ground of the navigation. */
  readonly tone?: "raised" | "nav";
  readonly role?: "dialog" | "alertdialog";
  /** Takes the focus in place of where the dialog came from; false: it goes back there. */
  readonly focusAfter?: () => boolean;
}
