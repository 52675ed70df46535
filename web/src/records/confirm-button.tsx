import { Button, ConfirmDialog } from "@paygauge/ui";
import { useState } from "react";
import { useMayChange } from "../state/system.ts";

interface ConfirmButtonProps {
  readonly label: string;
  /** What the button says where its label alone does not name what it acts on. */
  readonly name?: string;
  readonly title: string;
  readonly description: string;
  readonly size?: "sm" | "md";
  readonly variant?: "danger" | "secondary";
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly hint?: string | undefined;
  readonly act: () => Promise<unknown>;
}

/** A button that takes something away: it asks first, and the question stays until it is done. */
export function ConfirmButton({
  label,
  name,
  title,
  description,
  disabled = false,
  hint,
  act,
  ...look
}: ConfirmButtonProps) {
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await act();
    setPending(false);
    setAsking(false);
  };
  return (
    <>
      <Button
        {...look}
        aria-label={name}
        title={hint}
        disabled={disabled || pending || !mayChange}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          danger
          submitting={pending}
          onOpenChange={setAsking}
          title={title}
          description={description}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
