import { Button, Dialog, TextField, useTexts } from "@paygauge/ui";
import { useState, type ReactNode } from "react";

interface TypedNameDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  /** Asks for `expected`. */
  readonly label: string;
  /** What is to be typed before the button can be pressed. */
  readonly expected: string;
  readonly act: string;
  readonly pending: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Confirms what is not undone at a press: by typing the name of what it is done to. */
export function TypedNameDialog(props: TypedNameDialogProps) {
  const { title, description, label, expected, act, pending, onAct, onClose, children } = props;
  const texts = useTexts();
  const [typed, setTyped] = useState("");
  const isTyped = expected !== "" && typed.trim() === expected.trim();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={pending} disabled={!isTyped} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        required
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && isTyped && !pending) onAct();
        }}
      />
      {children}
    </Dialog>
  );
}
