import type { ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { Button } from "../button/button.tsx";
import { ModalFrame } from "./modal-frame.tsx";
import type { ModalFrameProps } from "./modal-props.ts";

export type DialogProps = Omit<ModalFrameProps, "placeClass"> & { readonly size?: "sm" | "md" | "lg" };

const widths = { sm: "sm:w-110", md: "sm:w-160", lg: "sm:w-220" } as const;

/** A modal panel in the middle; on a narrow screen it fills the width. */
export function Dialog({ size = "sm", ...rest }: DialogProps) {
  const place = `inset-x-2 top-1/2 mx-auto max-h-[calc(100dvh-32px)] max-w-[calc(100vw-16px)] -translate-y-1/2 rounded-dialog ${widths[size]}`;
  return <ModalFrame {...rest} placeClass={place} />;
}

export interface ConfirmDialogProps extends Omit<DialogProps, "footer" | "role"> {
  readonly onConfirm: () => void;
  /** Labels of the two buttons. Default: Yes and Cancel. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** False until, say, a name was typed. */
  readonly canConfirm?: boolean;
}

/** A question with two answers: Yes or its own verb, and Cancel. While `submitting` it cannot be dismissed and repeats are ignored. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { onConfirm, confirmLabel, cancelLabel, danger = false, canConfirm = true, ...rest } = props;
  const texts = useTexts();
  const submitting = rest.submitting === true;
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      footer={
        <>
          <Button data-first-focus disabled={submitting} onClick={() => rest.onOpenChange(false)}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            pending={submitting}
            disabled={!canConfirm}
            onClick={onConfirm}
          >
            {confirmLabel ?? texts.yes}
          </Button>
        </>
      }
    />
  );
}
