import { Check, Copy } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";
import { Button } from "../button/button.tsx";
import { useCopied } from "./use-copied.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** The main action of its dialog. */
  readonly isMain?: boolean;
}

/** Copies `text`; says "Copied!" for two seconds (docs/specification.md section 9). */
export function CopyButton({ text, label, isMain = false }: CopyButtonProps) {
  const texts = useTexts();
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        size={isMain ? "md" : "sm"}
        variant={isMain ? "primary" : "quiet"}
        onClick={() => copy(text)}
        icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}
      >
        {copied ? texts.copied : (label ?? texts.copyToClipboard)}
      </Button>
      <output className="sr-only">{copied ? texts.copied : ""}</output>
    </>
  );
}
